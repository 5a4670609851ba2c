import { priceLevels } from '../../../api/pageData.ts';
import { useMove } from '../../../assess/useMove.ts';
import type { Currency } from '../../../catalogue/currencies.ts';
import { formatCurrency, formatDecimal } from '../../../catalogue/format.ts';
import { answer } from '../../../situation/figures.ts';
import { inSentence } from '../../../situation/words.ts';
import { changeBudget } from '../../../stores/plan.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import { LINE_NAMES, LINES, type Line, linesOf, withLine } from './budget.ts';
import styles from './Left.module.css';
import { type Left, useLeft } from './useLeft.ts';

/** What remains of a month after the same life as at home, at the prices there. */
export default function WhatIsLeft() {
  const left = useLeft();
  const { home, destination, figures } = useMove();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && ((home && destination) || figures.situation.living);
  const hint =
    isKnown && left?.there ? (
      <>
        After living you have <b>{formatCurrency(left.there.left, figures.currency)}</b> a month.
      </>
    ) : (
      'What a month leaves you.'
    );
  return (
    <PlanFold id="left" title="What is left" hint={hint}>
      {!isKnown ? null : left === undefined ? <Skeleton className={plan.loading} /> : <Filled left={left} />}
    </PlanFold>
  );
}

function Filled({ left }: { readonly left: Left }) {
  const { home, destination } = left.move;
  return (
    <>
      <p className={plan.soft}>
        {home
          ? `Type what a month costs you in ${inSentence(home.id)}. The same life is priced there.`
          : 'Type what a month costs you today.'}
      </p>
      <BudgetTable left={left} />
      {left.steps ? <p>{stepsSentence(left)}</p> : null}
      {home && destination && left.lines ? (
        <Levels home={home} slug={destination.country.slug} name={destination.country.name} />
      ) : null}
    </>
  );
}

/** "It is €2,853 in the first year and €2,100 in year 5."; null where all years are alike. */
export function stepsSentence({ steps, move }: Pick<Left, 'steps' | 'move'>): string | null {
  if (!steps) return null;
  const [first, later, place] = steps;
  const amount = (value: number) => formatCurrency(value, move.figures.currency);
  return `It is ${amount(first)} in the first year and ${amount(later)} in year ${place}.`;
}

/** A month at home and there: what one keeps, what living costs, what is left. */
function BudgetTable({ left: { typed, lines, there, home: atHome, move } }: { readonly left: Left }) {
  const { figures, home, destination, isExample } = move;
  const { living } = figures.situation;
  const currency: Currency = living?.currency ?? figures.currency;
  const shown = typed ?? linesOf(0);
  const type = (line: Line, amount: number | null) => {
    const next = withLine(shown, line, amount ?? 0);
    changeBudget(next.budget);
    answer({ living: next.living > 0 ? { amount: next.living, currency } : undefined });
  };
  const priced = (amount: number | undefined) =>
    amount === undefined ? '—' : formatCurrency(amount, figures.currency);
  return (
    <table className={styles.budget}>
      <thead>
        <tr>
          <th scope="col">A month</th>
          <th scope="col">{home?.name ?? 'Today'}</th>
          {lines && destination ? <th scope="col">{destination.country.name}</th> : null}
        </tr>
      </thead>
      <tbody>
        {there ? (
          <tr>
            <th scope="row">You keep</th>
            <td>{priced(atHome?.kept)}</td>
            <td>{priced(there.kept)}</td>
          </tr>
        ) : null}
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
            <td>{formatCurrency(living?.amount ?? 0, currency)}</td>
            {lines ? <td>{priced(there?.living)}</td> : null}
          </tr>
          {there ? (
            <tr>
              <th scope="row">Left</th>
              <td>{priced(atHome?.left)}</td>
              <td>{priced(there.left)}</td>
            </tr>
          ) : null}
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
    <p className={plan.soft}>
      {`By price levels of ${year}: ${name} ${level(destinations[slug])}, ${home.name} ${level(homes[home.id])}, United States 100 (`}
      <a href={source.url} rel="noopener noreferrer">
        {source.publisher}
      </a>
      {'). Averages of the countries: capitals and coasts cost more.'}
    </p>
  );
}
