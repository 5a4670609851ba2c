import type { ReactNode } from 'react';
import { formatCurrency, formatRate, rounded } from '../catalogue/format.ts';
import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { type BracketFigures, type StatutoryAmount, TAX_KINDS, type TaxKind } from '../law/index.ts';
import { usePageMoney } from '../situation/figures.ts';
import styles from './BracketTable.module.css';
import { Fold } from './Fold.tsx';
import { unbroken } from './Markup.tsx';

/**
 * A regime's brackets, a table for each kind that has any; an unbounded one ends at infinity. Where a rate is none of the
 * law's because it holds a relief or a share as well, how it comes about is told below, on demand.
 */
export function BracketTable({ brackets }: { readonly brackets: readonly BracketFigures[] }) {
  const { money, currency } = usePageMoney();
  /** The amount of the law beside the page's, where it is in another currency. */
  const own = (statutory: StatutoryAmount | undefined) =>
    statutory && statutory.currency !== currency && statutory.amount !== 0 ? (
      <span className={styles.own}>{formatCurrency(statutory.amount, statutory.currency)}</span>
    ) : null;
  return TAX_KINDS.map((kind) => {
    const ofKind = brackets
      .filter(({ taxType }) => taxType === kind)
      .sort((a, b) => a.lowerBound - b.lowerBound);
    if (ofKind.length === 0) return null;
    const notes = ofKind.filter(
      ({ rate, description = '' }) => rate !== rounded(rate, 3) && description !== '',
    );
    const range = ({ lowerBound, upperBound }: BracketFigures) =>
      `${money(lowerBound)} – ${upperBound === null ? '∞' : money(upperBound)}`;
    return (
      <div key={kind}>
        <table className={styles.brackets}>
          <caption className={styles.caption}>{captionOf(kind)}</caption>
          <thead>
            <tr>
              <th scope="col">From – to</th>
              <th scope="col">Tax</th>
            </tr>
          </thead>
          <tbody>
            {ofKind.map((bracket) => {
              const { lowerBound, rate, amount = 0, statutory } = bracket;
              return (
                <tr key={lowerBound}>
                  <th scope="row">
                    {range(bracket)}
                    {ownRange(statutory, lowerBound, currency)}
                  </th>
                  <td>
                    {rateText(rate, amount, money)}
                    {own(statutory?.amount)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {notes.length > 0 ? (
          <Fold title="How these brackets are worked out">
            <ul className={styles.notes}>
              {notes.map((bracket) => (
                <li key={bracket.lowerBound}>
                  {`${range(bracket)} counts as ${formatRate(bracket.rate)} here: ${unbroken(bracket.description ?? '')}`}
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
      </div>
    );
  });
}

/** Both bounds in the law's currency, where it is another than the page's. */
function ownRange(statutory: BracketFigures['statutory'], from: number, shown: string): ReactNode {
  // An amount of 0 says that the law has no such bound.
  const ownOf = (amount: StatutoryAmount | undefined) => (amount?.amount === 0 ? undefined : amount);
  const [low, high] = [ownOf(statutory?.lowerBound), ownOf(statutory?.upperBound)];
  const currency = (high ?? low)?.currency;
  if (currency === undefined || currency === shown) return null;
  const parts = [low?.amount ?? from, high?.amount].flatMap((amount) =>
    amount === undefined ? [] : [formatCurrency(amount, currency)],
  );
  return <span className={styles.own}>{high ? parts.join(' – ') : `from ${parts[0]}`}</span>;
}

function captionOf(kind: TaxKind): string {
  const label = kind === 'other' ? 'Other tax' : TAX_KIND_LABELS[kind];
  return `${label} brackets, a year`;
}

/** Rate of the portion in percent, amount in USD per year. */
function rateText(rate: number, amount: number, money: MoneyFormat): string {
  if (amount === 0) return formatRate(rate);
  if (rate === 0 && amount > 0) return money(amount);
  return `${formatRate(rate)} ${amount < 0 ? '−' : '+'} ${money(Math.abs(amount))}`;
}
