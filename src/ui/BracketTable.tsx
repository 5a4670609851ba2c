import { Fragment } from 'react';
import { formatCurrency, formatRate } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import { usePageMoney } from '../situation/figures.ts';
import { type BracketFigures, type StatutoryAmount, TAX_KINDS, type TaxKind } from '../tax/index.ts';
import styles from './BracketTable.module.css';
import { unbroken } from './Markup.tsx';

/**
 * A regime's brackets, a table for each kind that has any; an unbounded one ends at infinity. Rates are the law's: where
 * the figures hold a relief or a share as well, the rate that counts stands below.
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
    return (
      <div key={kind} className={styles.scroll}>
        <table className={styles.brackets}>
          <caption className={styles.caption}>{captionOf(kind)}</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Tax</th>
            </tr>
          </thead>
          <tbody>
            {ofKind.map(
              ({
                lowerBound,
                upperBound,
                rate,
                statutoryRate = rate,
                amount = 0,
                statutory,
                description,
              }) => (
                <Fragment key={lowerBound}>
                  <tr>
                    <th scope="row">
                      {money(lowerBound)}
                      {own(statutory?.lowerBound)}
                    </th>
                    <td>
                      {upperBound === null ? <Unbounded /> : money(upperBound)}
                      {own(statutory?.upperBound)}
                    </td>
                    <td>
                      {rateText(statutoryRate, amount, money)}
                      {own(statutory?.amount)}
                    </td>
                  </tr>
                  {statutoryRate === rate ? null : (
                    <tr className={styles.note}>
                      <td
                        colSpan={3}
                      >{`Counts as ${formatRate(rate)} here: ${unbroken(description ?? '')}`}</td>
                    </tr>
                  )}
                </Fragment>
              ),
            )}
          </tbody>
        </table>
      </div>
    );
  });
}

function captionOf(kind: TaxKind): string {
  const label = kind === 'other' ? 'Other tax' : TAX_KIND_LABELS[kind];
  return `${label} brackets, a year`;
}

function Unbounded() {
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="visually-hidden">no upper bound</span>
    </>
  );
}

/** Rate of the portion in percent, amount in USD per year. */
function rateText(rate: number, amount: number, money: MoneyFormat): string {
  if (amount === 0) return formatRate(rate);
  if (rate === 0 && amount > 0) return money(amount);
  return `${formatRate(rate)} ${amount < 0 ? '−' : '+'} ${money(Math.abs(amount))}`;
}
