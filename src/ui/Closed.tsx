import { GROUP_WORDS, sentence } from '../assess/english.ts';
import type { Recommendation } from '../assess/recommendations.ts';
import { countOf } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './Closed.module.css';
import { Disclosure } from './Fold.tsx';

interface Props {
  readonly closed: readonly Recommendation[];
  readonly money: MoneyFormat;
}

/** The countries that do not fit, folded, each with its reason. */
export function Closed({ closed, money }: Props) {
  if (closed.length === 0) return null;
  return (
    <Disclosure
      className={styles.closed}
      summary={
        <>
          {GROUP_WORDS.no} <small>{countOf(closed.length, 'country')}</small>
        </>
      }
    >
      <ul className={styles.reasons}>
        {closed.map(({ best: { country, regime, needs } }) => (
          <li key={country.id} data-regime={regime.id}>
            <b>{country.name}</b> <span className="quiet">{regime.name}</span>
            {needs
              .filter(({ fit }) => fit === 'no')
              .map((need) => (
                <p key={need.what} className="quiet">
                  {sentence(need, money)}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
