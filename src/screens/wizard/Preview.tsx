import { useCountries } from '../../api/queries.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendations } from '../../situation/recommendations.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './Preview.module.css';

interface Props {
  /** Null where there is no income yet, or nothing is known. */
  readonly recommended: Recommendations | null;
  readonly figures: Figures;
}

/** What the answers so far leave open: how many countries, how many regimes, and what would be kept in them. */
export function Preview({ recommended, figures: { money, years } }: Props) {
  const countries = useCountries().data ?? [];
  const counted = recommended && countsOf(recommended);
  const open = new Set(counted?.rows.map(({ country }) => country.id));
  return (
    <aside className={styles.preview} aria-label="So far">
      <p className={styles.count} role="status">
        <b className={styles.figure}>{counted?.rows.length ?? '–'}</b> of {countries.length} countries fit so
        far
      </p>
      <ul className={styles.flags} aria-hidden="true">
        {countries.map(({ id, code }) => (
          <li key={id} className={open.has(id) ? styles.open : styles.closed}>
            <Flag code={code} />
          </li>
        ))}
      </ul>
      {counted === null || counted.rows.length === 0 ? (
        <p className={styles.about}>
          {counted === null ? 'Enter an income to see how many.' : 'No regime is open to these answers.'}
        </p>
      ) : (
        <p className={styles.about}>
          {counted.regimes} of their regimes apply. Depending on the country, you would keep{' '}
          <b>
            {money(counted.least)} to {money(counted.most)}
          </b>{' '}
          a year{years === null ? '.' : ' on average.'}
        </p>
      )}
    </aside>
  );
}

/** What is open to the answers: the countries, their regimes, and the least and most that one keeps, USD per year. */
export function countsOf({ fits, check }: Recommendations) {
  const rows = [...fits, ...check];
  const regimes = rows.flatMap((row) => [row, ...row.others]).filter(({ fit }) => fit.level !== 'no');
  const kept = rows.map((row) => row.kept);
  return {
    rows,
    regimes: regimes.length,
    lines: regimes.reduce((sum, { lines }) => sum + lines.length, 0),
    least: Math.min(...kept),
    most: Math.max(...kept),
  };
}
