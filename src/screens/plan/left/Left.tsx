import { priceLevels } from 'virtual:lowtide/price-levels';
import type { CSSProperties } from 'react';
import type { Currency } from '../../../catalogue/currencies.ts';
import { formatCurrency, formatDecimal, nameInText } from '../../../catalogue/format.ts';
import { answer } from '../../../situation/figures.ts';
import { inSentence } from '../../../situation/words.ts';
import { changeBudget } from '../../../stores/plan.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import { useMove } from '../useMove.ts';
import { LINE_NAMES, LINES, type Line, linesOf, sumOf, withLine } from './budget.ts';
import styles from './Left.module.css';
import { type Left, useLeft } from './useLeft.ts';
import { leftWords } from './words.ts';

/** What remains of a month after the same life as at home, at the prices there. */
export default function WhatIsLeft() {
  const left = useLeft();
  const first = left?.months[0];
  const currency = left?.money.move.figures.currency ?? 'USD';
  useResult('left', first ? `${formatCurrency(first.left, currency)} a month` : null);
  const { home, destination, figures } = useMove();
  const isHydrated = useHydrated();
  if (!isHydrated || !((home && destination) || figures.situation.living)) {
    return (
      <p className={plan.say} data-awaited="">
        What you keep a month, less what the same life as at home costs there.
      </p>
    );
  }
  if (left === undefined) return <Skeleton className={plan.waiting} />;
  const { move } = left.money;
  return (
    <>
      <p className={plan.result}>{leftWords(left) ?? 'What does your month cost today?'}</p>
      <p className={plan.say}>{explanation(left)}</p>
      <Bars left={left} />
      {left.typed || (move.home && move.destination) ? (
        <>
          <h3 className={plan.heading}>Your month</h3>
          <BudgetTable left={left} />
        </>
      ) : null}
      {move.home && move.destination && left.lines ? (
        <Levels home={move.home} slug={move.destination.country.slug} name={move.destination.country.name} />
      ) : null}
    </>
  );
}

function explanation({ money: { move }, lines, typed }: Left): string {
  const { home, destination } = move;
  if (!destination || !home)
    return 'Once both countries are chosen: what the same life costs there, and what is left of a month.';
  if (!typed)
    return `Type what you pay in ${inSentence(home.id)}: the same life is priced in ${nameInText(destination.country.name)}.`;
  if (!lines) return 'The price level of one of the two countries is not known.';
  return 'What you keep, less what the same life costs there.';
}

function Bars({ left: { months, today, money } }: { readonly left: Left }) {
  const { figures, home, destination } = money.move;
  if (months.length === 0 || !destination) return null;
  const [first, later] = months;
  const isSame = first && later && first.left === later.left;
  const rows = [
    ...(isSame ? [first] : months).map(({ place, ...month }) => ({
      ...month,
      key: `${place}`,
      code: destination.country.code,
      name: destination.country.name,
      hint: isSame ? `Years ${place} and ${later.place}` : later ? `Year ${place}` : null,
    })),
    ...(today && home ? [{ ...today, key: 'home', code: home.id, name: home.name, hint: 'Today' }] : []),
  ];
  const whole = Math.max(...rows.map(({ living, left }) => living + Math.max(left, 0)), 1);
  const amount = (value: number) => formatCurrency(value, figures.currency);
  const part = (value: number) => ({ '--d': (Math.max(value, 0) / whole) * 100 }) as CSSProperties;
  return (
    <ul className={styles.bars}>
      {rows.map(({ key, code, name, hint, living, left }) => (
        <li key={key}>
          <span className={styles.who}>
            <Flag code={code} />
            <span>
              {name}
              {hint ? <small>{hint}</small> : null}
            </span>
          </span>
          <span className={styles.track}>
            {/* Where living costs more than is kept, what is there covers a part of it only. */}
            <span className={styles.living} style={part(left < 0 ? living + left : living)}>
              <b>{amount(living)}</b> <small>living</small>
            </span>
            <span className={left < 0 ? styles.missing : styles.free} style={part(Math.abs(left))}>
              <b>{amount(Math.abs(left))}</b> <small>{left < 0 ? 'missing' : 'left'}</small>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function BudgetTable({ left: { typed, lines, money } }: { readonly left: Left }) {
  const { figures, home, destination, isExample } = money.move;
  const { living } = figures.situation;
  const currency: Currency = living?.currency ?? figures.currency;
  const shown = typed ?? linesOf(0);
  const type = (line: Line, amount: number | null) => {
    const next = withLine(shown, line, amount ?? 0);
    changeBudget(next.budget);
    answer({ living: next.living > 0 ? { amount: next.living, currency } : undefined });
  };
  const priced = (amount: number) => formatCurrency(amount, figures.currency);
  return (
    <table className={styles.budget}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Line</span>
          </th>
          <th scope="col">{home ? `${home.name} today` : 'Today'}</th>
          {lines && destination ? <th scope="col">{destination.country.name}</th> : null}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line}>
            <th scope="row">{LINE_NAMES[line]}</th>
            <td>
              {isExample ? (
                formatCurrency(shown[line], currency)
              ) : (
                <MoneyInput
                  label={`${LINE_NAMES[line]}, a month`}
                  labelClassName="visually-hidden"
                  className={styles.input}
                  value={typed && shown[line] > 0 ? shown[line] : null}
                  emptyValue={null}
                  currency={currency}
                  placeholder="0"
                  onValue={(amount) => type(line, amount)}
                />
              )}
            </td>
            {lines ? <td>{priced(lines.there[line])}</td> : null}
          </tr>
        ))}
      </tbody>
      {typed ? (
        <tfoot>
          <tr>
            <th scope="row">Living</th>
            <td>{formatCurrency(sumOf(shown), currency)}</td>
            {lines ? <td>{priced(sumOf(lines.there))}</td> : null}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

interface LevelsProps {
  readonly home: { readonly id: string; readonly name: string };
  readonly slug: string;
  readonly name: string;
}

/** On which price levels the figures rest, and of which year. */
function Levels({ home, slug, name }: LevelsProps) {
  const { year, source, destinations, homes } = priceLevels;
  const level = (value: number | undefined) => (value === undefined ? '' : formatDecimal(value, 0));
  return (
    <p className={plan.hint}>
      {`By price levels of ${year}: ${name} ${level(destinations[slug])}, ${home.name} ${level(homes[home.id])}, United States 100 (`}
      <a href={source.url} rel="noopener noreferrer">
        {source.publisher}
      </a>
      {'). Averages of the countries: capitals and coasts cost more.'}
    </p>
  );
}
