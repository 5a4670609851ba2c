import { Link } from 'wouter';
import { site } from '../../api/site.ts';
import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { RankingKind } from '../../catalogue/personas.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ContactCard } from '../../ui/ContactCard.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ResidencySteps } from '../../ui/ResidencySteps.tsx';
import styles from './RankingPage.module.css';

const POPULAR = [
  { name: 'Spain', code: 'ES' },
  { name: 'Poland', code: 'PL' },
  { name: 'Malta', code: 'MT' },
  { name: 'Italy', code: 'IT' },
] as const;

export interface BelowProps {
  readonly kind: RankingKind;
}

/** What stands below the rows: on zero-tax pages the popular calculators, on all the four steps and the contact. */
export default function BelowRanking({ kind }: BelowProps) {
  return (
    <>
      {kind === 'zero' ? <PopularCalculators /> : null}
      <div className={styles.folds}>
        <Fold title={<h2>Change your tax residency in four steps</h2>}>
          <ResidencySteps />
        </Fold>
        <Fold title={<h2>Ask a question</h2>}>
          <ContactCard {...site} />
        </Fold>
      </div>
    </>
  );
}

function PopularCalculators() {
  return (
    <section className={styles.popular} aria-labelledby="popular-calculators">
      <h2 id="popular-calculators">Popular Tax Calculators</h2>
      <ul>
        {POPULAR.map(({ name, code }) => (
          <li key={code}>
            <ButtonLink href={calculatorPath(name)} variant="quiet">
              <Flag code={code} /> {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/countries">{`View all ${DESTINATIONS} countries`}</Link>
      </p>
    </section>
  );
}
