import type { CSSProperties } from 'react';
import { formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { unbroken } from '../../../ui/Markup.tsx';
import styles from './Money.module.css';
import { groupedYears, type MoneyYears } from './moneyYears.ts';
import type { Money } from './useMoney.ts';

interface Props {
  readonly money: {
    readonly move: {
      readonly figures: Pick<Money['move']['figures'], 'currency' | 'from'>;
      readonly destination: { readonly regime: { readonly id: string } } | null;
    };
    readonly guide: Pick<NonNullable<Money['guide']>, 'taxRegimes'> | null;
  };
  readonly chosen: MoneyYears;
}

/** Every year beside what is paid at home, and what changes in it. */
export function YearsTable({ money, chosen }: Props) {
  const { move, guide } = money;
  const { figures, destination } = move;
  const amount = (value: number | null) => (value === null ? '—' : formatCurrency(value, figures.currency));
  const isCompared = chosen.stay !== null;
  return (
    <table className={styles.money} style={{ '--figures': isCompared ? 3 : 2 } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {isCompared ? (
            <th scope="col" className={styles.num}>
              If you stay
            </th>
          ) : null}
          <th scope="col" className={styles.num}>
            Your plan
          </th>
          <th scope="col" className={styles.num}>
            {isCompared ? 'Saved' : 'You keep'}
          </th>
          <th scope="col" className={styles.what}>
            What changes
          </th>
        </tr>
      </thead>
      <tbody>
        {groupedYears(chosen.years).map(({ first, last }) => (
          <tr key={first.place}>
            <th scope="row">
              {first === last ? `Year ${first.place}` : `Years ${first.place}–${last.place}`}
            </th>
            {isCompared ? (
              <td className={styles.num}>{amount(first.there === null ? null : first.stay)}</td>
            ) : null}
            <td className={styles.num}>{amount(first.there === null ? null : first.there + first.atHome)}</td>
            <td className={gainOrNot(isCompared ? first.saved : first.kept)}>
              {amount(isCompared ? first.saved : first.kept)}
            </td>
            <td className={styles.what}>
              {first.place === 1 ? (
                <p>{`From ${formatMonth(figures.from)}, for a whole year each.`}</p>
              ) : null}
              {first === last ? null : (
                <p>{`The same in each of these ${last.place - first.place + 1} years.`}</p>
              )}
              {first.regimeId === destination?.regime.id ? null : (
                <p>
                  <b>{guide?.taxRegimes.find(({ id }) => id === first.regimeId)?.name}</b>
                </p>
              )}
              {first.reasons.map(({ text, source, optional, who }) => (
                <p key={text}>
                  {unbroken(text)}
                  {optional ? ' It must be asked for.' : ''}
                  {who ? ` For: ${who}` : ''}{' '}
                  {source ? (
                    <small>
                      <SourceLink source={source} />
                    </small>
                  ) : null}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          {isCompared ? <td className={styles.num}>{amount(chosen.stay)}</td> : null}
          <td className={styles.num}>{amount(chosen.plan)}</td>
          <td className={gainOrNot(isCompared ? chosen.saved : chosen.kept)}>
            {amount(isCompared ? chosen.saved : chosen.kept)}
          </td>
          <td className={styles.what} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Only what is more than nothing looks like a gain. */
function gainOrNot(amount: number | null): string {
  return amount !== null && amount > 0 ? `${styles.num} ${styles.gain}` : `${styles.num}`;
}
