import { priceLevels } from 'virtual:lowtide/price-levels';
import { toUsd } from '../../catalogue/money.ts';
import { pricedAt } from '../../catalogue/priceLevels.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { inSentence } from '../../situation/words.ts';
import { bestRegimes, type Column } from './columns.ts';
import styles from './rows.module.css';

const NONE: ReadonlySet<string> = new Set();

interface Props {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
  readonly figures: Figures;
}

/**
 * What is left of a month after the same life as at home, at the prices of each country. Only with the cost of living
 * at home and a home country whose price level is known.
 */
export function LivingRow({ columns, compared, figures }: Props) {
  const { situation, money } = figures;
  const { living, home } = situation;
  const id = home && 'country' in home ? home.country : null;
  const level = id === null ? undefined : priceLevels.homes[id];
  if (!living || id === null || level === undefined) return null;
  const budget = toUsd(living.amount, living.currency);
  const cells = columns.map(({ country, regime }) => {
    const there = priceLevels.destinations[country.slug];
    const one = compared.get(regime.id);
    if (there === undefined || !one) return null;
    const costs = pricedAt(budget, level, there);
    return { regime, fit: one.fit, costs, left: one.kept / 12 - costs };
  });
  const known = cells.filter((cell) => cell !== null);
  const most = known.length === cells.length ? bestRegimes(known, ({ left }) => left) : NONE;
  return (
    <tr>
      <th scope="row">
        Left after living
        <small className={styles.lasts}>
          as for {money(budget)} in {inSentence(id)}; country averages of prices, {priceLevels.year}
        </small>
      </th>
      {columns.map(({ regime }, at) => {
        const cell = cells[at];
        return (
          <td key={regime.id}>
            {cell ? (
              <>
                <span className={styles.large}>
                  <b>{money(cell.left)}</b> a month
                  {most.has(regime.id) ? <span className={styles.most}>Most</span> : null}
                </span>
                <small className={styles.lasts}>after {money(cell.costs)} of living</small>
              </>
            ) : (
              'Not known'
            )}
          </td>
        );
      })}
    </tr>
  );
}
