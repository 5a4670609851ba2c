import type { CSSProperties } from 'react';
import type { Assessed } from '../../../assess/assessor.ts';
import type { Balance, BalanceYear } from '../../../assess/balance.ts';
import { type AssessedMove, regimeNamed } from '../../../assess/useMove.ts';
import { countOf, formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import { keptText } from '../../../catalogue/labels.ts';
import { unbroken } from '../../../ui/Markup.tsx';
import { SourceLink } from '../../../ui/Sourced.tsx';

interface Props {
  readonly move: Pick<AssessedMove, 'figures' | 'chosen' | 'facts'>;
  readonly chosen: Assessed;
  readonly balance: Balance;
  readonly className?: string | undefined;
  /** Of what going leaves more. */
  readonly gain?: string | undefined;
  /** Of the last row, and of the column of words. */
  readonly total?: string | undefined;
  readonly words?: string | undefined;
  /** Whether what changes leads to where that is written. */
  readonly hasSources?: boolean;
}

/** What is kept by staying and by going, year by year, and what changes; first what is paid once. */
export function BalanceTable({ move, chosen, balance, className, gain, total, words, hasSources }: Props) {
  const { figures } = move;
  const { years, once, better, ahead, counted } = balance;
  const betterOnce = better?.once ?? 0;
  const amount = (value: number | null) => (value === null ? '—' : formatCurrency(value, figures.currency));
  const minus = (value: number) => (value === 0 ? amount(0) : `−${amount(value)}`);
  const signed = (value: number | null) => (value !== null && value < 0 ? minus(-value) : amount(value));
  const kept = (value: number | null) => (value === null ? amount(null) : keptText(value, amount));
  const hasStay = years.some(({ stay }) => stay !== null);
  const isCompared = ahead !== null;
  const sum = (of: (year: BalanceYear) => number | null) =>
    years.reduce((all, year) => all + (year.ahead === null ? 0 : (of(year) ?? 0)), 0);
  const gainOf = (value: number | null) => (value !== null && value > 0 ? gain : undefined);
  return (
    <table
      className={className}
      style={
        { '--figures': 1 + Number(hasStay) + Number(better !== null) + Number(isCompared) } as CSSProperties
      }
    >
      <thead>
        <tr>
          <th scope="col">Year</th>
          {hasStay ? <th scope="col">Staying</th> : null}
          {better ? <th scope="col">Staying better</th> : null}
          <th scope="col">Going</th>
          {isCompared ? <th scope="col">Ahead by</th> : null}
          <th scope="col" className={words}>
            What changes
          </th>
        </tr>
      </thead>
      <tbody>
        {isCompared && once + betterOnce > 0 ? (
          <tr>
            <th scope="row">Once</th>
            {hasStay ? <td>{amount(0)}</td> : null}
            {better ? <td>{minus(betterOnce)}</td> : null}
            <td>{minus(once)}</td>
            <td>{minus(once)}</td>
            <td className={words} />
          </tr>
        ) : null}
        {years.map((one) => (
          <tr key={one.place}>
            <th scope="row">{one.year}</th>
            {hasStay ? <td>{kept(one.go === null ? null : one.stay)}</td> : null}
            {better ? <td>{kept(one.go === null ? null : one.better)}</td> : null}
            <td>{kept(one.go)}</td>
            {isCompared ? <td className={gainOf(one.ahead)}>{signed(one.ahead)}</td> : null}
            <td className={words}>
              {one.isCut ? <p>{`You move in ${formatMonth(figures.from)}.`}</p> : null}
              {one.regimeId === chosen.regime.id ? null : (
                <p>
                  <b>{regimeNamed(move, one.regimeId)}</b>
                </p>
              )}
              {one.reasons.map(({ text, source, optional, who }) => (
                <p key={text}>
                  {unbroken(text)}
                  {optional ? ' It must be asked for.' : ''}
                  {who ? ` For: ${who}` : ''} {hasSources && source ? <SourceLink source={source} /> : null}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      {isCompared && counted > 1 ? (
        <tfoot>
          <tr className={total}>
            <th scope="row">{countOf(counted, 'year')}</th>
            {hasStay ? <td>{signed(sum(({ stay }) => stay))}</td> : null}
            {better ? <td>{signed(sum(({ better }) => better) - betterOnce)}</td> : null}
            <td>{signed(sum(({ go }) => go) - once)}</td>
            <td className={gainOf(ahead)}>{signed(ahead)}</td>
            <td />
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
