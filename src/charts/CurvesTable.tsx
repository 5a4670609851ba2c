import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatPercent } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './Curves.module.css';
import { onCurve } from './curvePoints.ts';

interface Props {
  readonly curves: readonly NamedCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

const ROWS = 10;

/** Evenly spaced incomes of a range and the income in question, ascending, USD per year. */
function tableIncomes({ from, to }: CurvesView, income: number): number[] {
  const even = Array.from({ length: ROWS }, (_, at) => from + ((to - from) * (at + 1)) / ROWS);
  const all = income >= from && income <= to ? [...even, income] : even;
  return [...new Set(all)].sort((a, b) => a - b);
}

/** What the curves show, as a table. */
export function CurvesTable({ curves, view, income, money }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Tax at different incomes, as a table" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Income</th>
            {curves.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableIncomes(view, income).map((at) => (
            <tr key={at} className={at === income ? styles.current : undefined}>
              <th scope="row">{money(at)}</th>
              {curves.map(({ id, curve }) => {
                const figures = onCurve(curve, at);
                return (
                  <td key={id}>
                    {figures ? `${formatPercent(figures.rate)} · ${money(figures.total)}` : 'Not available'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
