import type { Country } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import styles from './SimilarDestinations.module.css';

/** A card for each destination: flag, name, rate, description and the way to its calculator. */
export function DestinationCards({ destinations }: { readonly destinations: readonly Country[] }) {
  return (
    <ul className={styles.cards}>
      {destinations.map(({ id, code, name, headlineRate, description }) => (
        <li key={id}>
          <Card className={styles.card}>
            <h3 className={styles.name}>
              <Flag code={code} />
              {/* One text: each piece of its own costs the page a mark for React. */}
              {` ${name}`}
            </h3>
            <p className={styles.rate}>{headlineRate}</p>
            <p className={styles.description}>{unbroken(description)}</p>
            <ButtonLink href={calculatorPath(name)}>
              <span>
                Calculate Tax<span className="visually-hidden">{` in ${nameInText(name)}`}</span>
              </span>
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
