import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { livingOf } from '../../situation/living.ts';
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
  const living = livingOf(figures);
  if (!living) return null;
  const { money } = figures;
  const cells = columns.map(({ country, regime }) => {
    const one = compared.get(regime.id);
    const month = one && living.monthIn(country.slug, one.kept);
    return one && month ? { regime, fit: one.fit, ...month } : null;
  });
  const known = cells.filter((cell) => cell !== null);
  const most = known.length === cells.length ? bestRegimes(known, ({ left }) => left) : NONE;
  return (
    <tr>
      <th scope="row">
        Left after living
        <small className={styles.lasts}>
          {living.likeAtHome}; {living.basis}
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
