import type { ReactNode } from 'react';
import { breakEvenSentences, type NamedCurve } from '../catalogue/breakEvenWords.ts';
import { formatPercent } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { effectiveRate, type IncomeRange, totalOnCurve } from '../tax/index.ts';
import styles from './CompareCurves.module.css';

/** Tax over income for the regimes of a comparison. */
export interface CurvesOnPaper {
  readonly curves: readonly NamedCurve[];
  /** Of incomes, USD per year. */
  readonly range: IncomeRange;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

interface Props extends CurvesOnPaper {
  /** The curves as a picture. */
  readonly children: ReactNode;
}

/** The income in question among a few of the range, ascending, USD per year. */
function incomesOf({ from, to }: IncomeRange, income: number): number[] {
  const even = [0.1, 0.2, 0.4, 0.6, 1].map((part) => from + (to - from) * part);
  return [...new Set([...even, income])].sort((a, b) => a - b);
}

/** The chart of all regimes and its figures. */
export function CompareCurves({ curves, range, income, money, children }: Props) {
  const incomes = incomesOf(range, income);
  return (
    <>
      <h2 className={styles.title}>Which is cheaper at which income</h2>
      <div className={styles.chart}>{children}</div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.name}>Effective rate</th>
            {incomes.map((at) => (
              <th key={at} className={styles.figure}>
                {money(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curves.map(({ id, name, curve }) => (
            <tr key={id}>
              <th className={styles.name}>{name}</th>
              {incomes.map((at) => (
                <td key={at} className={styles.figure}>
                  {curve.maxIncome !== null && at > curve.maxIncome
                    ? 'Not available'
                    : formatPercent(effectiveRate(totalOnCurve(curve, at), at))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** So many sentences are a block: a list may go on over the page, a sentence may not. */
const SENTENCES = 8;

/** The break-even points in sentences, as blocks of a document. */
export function curvePoints({ curves, range, money }: CurvesOnPaper): ReactNode[] {
  if (curves.length < 2) return [];
  const sentences = breakEvenSentences(curves, range, money).map(({ text }) => text);
  if (sentences.length === 0) {
    return [
      <p key="points">
        {`Which of them is cheaper does not change between ${money(range.from)} and ${money(range.to)}.`}
      </p>,
    ];
  }
  return Array.from({ length: Math.ceil(sentences.length / SENTENCES) }, (_, block) => {
    const shown = sentences.slice(block * SENTENCES, (block + 1) * SENTENCES);
    return (
      <ul key={shown[0]} className={styles.points}>
        {shown.map((text) => (
          <li key={text} className={styles.point}>
            {text}
          </li>
        ))}
      </ul>
    );
  });
}
