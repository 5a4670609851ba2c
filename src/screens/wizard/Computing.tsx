import { useCountries } from '../../api/queries.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendations } from '../../situation/recommendations.ts';
import { incomeWords } from '../../situation/words.ts';
import styles from './Computing.module.css';
import { countsOf } from './Preview.tsx';

interface Props {
  readonly recommended: Recommendations | null;
  readonly figures: Figures;
}

/** What stands in the question's place while the wizard computes: what is worked through. Said politely by screen readers. */
export function Computing({ recommended, figures }: Props) {
  const countries = useCountries().data ?? [];
  const all = countries.reduce((sum, { taxRegimes }) => sum + taxRegimes.length, 0);
  const counted = recommended && countsOf(recommended);
  return (
    <div className={styles.computing} role="status">
      <h1 className={styles.text}>
        <span className={styles.spinner} aria-hidden="true" />
        Comparing every regime at your income…
      </h1>
      {counted ? (
        <ol className={styles.steps}>
          <li>
            {counted.regimes} of {all} regimes are open at {incomeWords(figures)} a year
          </li>
          <li>{counted.lines} lines of tax and contributions worked out</li>
          <li>
            {counted.rows.length} of {countries.length} countries put in order,{' '}
            {recommended.isGrouped ? 'by what you keep' : 'the lowest rate first'}
          </li>
        </ol>
      ) : null}
    </div>
  );
}
