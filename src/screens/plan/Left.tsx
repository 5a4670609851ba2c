import { useMemo } from 'react';
import { priceLevels } from '../../api/site.ts';
import { type AssessedMove, useAssessedMove, useMove } from '../../assess/useMove.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency, formatDecimal } from '../../catalogue/format.ts';
import { keptText } from '../../catalogue/labels.ts';
import { fromUsd, toUsd } from '../../catalogue/money.ts';
import { pricedAt } from '../../catalogue/practical.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { answer } from '../../situation/figures.ts';
import { inSentence } from '../../situation/words.ts';
import { BUDGET_LINES, type Budget, type BudgetLine, changeBudget, usePlan } from '../../stores/plan.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Folds.module.css';
import plan from './Plan.module.css';
import { PlanFold } from './PlanFold.tsx';

/** What remains of a month after the same life as at home, at the prices there. */
export function WhatIsLeft() {
  const left = useLeft();
  const { home, destination, figures } = useMove();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && ((home && destination) || figures.situation.living);
  const hint =
    isKnown && left?.there ? (
      <>
        <b>{formatCurrency(left.there.left, figures.currency)}</b> a month is left.
      </>
    ) : (
      'What is left each month.'
    );
  return (
    <PlanFold id="left" title="After living costs" hint={hint}>
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
            <td>{atHome ? keptText(atHome.kept, priced) : priced(undefined)}</td>
            <td>{keptText(there.kept, priced)}</td>
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

/** A month in whole units of the person's currency. */
interface Month {
  readonly kept: number;
  readonly living: number;
  readonly left: number;
}

export interface Left {
  readonly move: AssessedMove;
  /** As typed, in the currency of the cost of living; null where nothing was typed. */
  readonly typed: Lines | null;
  /** Null where the price level of one of the two countries is not known, or nothing was typed. */
  readonly lines: { readonly home: Lines; readonly there: Lines } | null;
  /** Null without lines or a destination. */
  readonly there: Month | null;
  /** What is left in the first and in the fifth year, or the last that has figures, where they differ; else null. */
  readonly steps: readonly [first: number, later: number, place: number] | null;
  /** Null where today's tax is not known. */
  readonly home: Month | null;
}

const EXAMPLE_BUDGET: Budget = { home: 1_100, food: 500, transport: 250 };

/** The later year that is named beside the first one. */
const LATER = 5;

/** Undefined while what it needs is on its way. */
export function useLeft(): Left | undefined {
  const move = useAssessedMove();
  const { budget } = usePlan();
  return useMemo(() => move && leftOf(move, budget), [move, budget]);
}

function leftOf(move: AssessedMove, budget: Budget | undefined): Left {
  const { figures, home, chosen, keptToday, isExample } = move;
  const { living } = figures.situation;
  const named = isExample ? EXAMPLE_BUDGET : budget;
  const typed = living ? linesOf(living.amount, named) : null;
  const homeLevel = home ? priceLevels.homes[home.id] : undefined;
  const thereLevel = chosen ? priceLevels.destinations[chosen.country.slug] : undefined;
  const lines =
    typed && living && homeLevel !== undefined && thereLevel !== undefined
      ? pricedLines(typed, { from: living.currency, to: figures.currency, homeLevel, thereLevel })
      : null;
  if (!lines || !chosen) return { move, typed, lines, there: null, steps: null, home: null };
  const month = (kept: number, living: number): Month => ({ kept, living, left: kept - living });
  const shown = (usd: number) => Math.round(fromUsd(usd / 12, figures.currency));
  const there = month(shown(chosen.kept), sumOf(lines.there));
  const years = chosen.strip.flatMap(({ kept, ended, place }) =>
    kept === null || ended ? [] : [{ left: shown(kept - chosen.runningCosts) - there.living, place }],
  );
  const [first] = years;
  const later = years[Math.min(LATER, years.length) - 1];
  const isStepped = chosen.years !== null && first && later && first.left !== later.left;
  return {
    move,
    typed,
    lines,
    there,
    steps: isStepped ? [first.left, later.left, later.place] : null,
    home: keptToday === null ? null : month(shown(keptToday), sumOf(lines.home)),
  };
}

/** A line of a month's budget. */
export type Line = BudgetLine | 'rest';

export const LINES: readonly Line[] = [...BUDGET_LINES, 'rest'];

export const LINE_NAMES: Readonly<Record<Line, string>> = {
  home: 'Home',
  food: 'Food',
  transport: 'Getting about',
  rest: 'Everything else',
};

export type Lines = Readonly<Record<Line, number>>;

/**
 * The lines of a cost of living. It may have been changed elsewhere since they were typed: where they no longer fit into it,
 * all of it is everything else.
 */
export function linesOf(living: number, budget: Budget = {}): Lines {
  const { home = 0, food = 0, transport = 0 } = budget;
  const rest = living - home - food - transport;
  return rest < 0 ? { home: 0, food: 0, transport: 0, rest: living } : { home, food, transport, rest };
}

/** The budget and the cost of living after a line was typed. */
export function withLine(lines: Lines, line: Line, amount: number): { budget: Budget; living: number } {
  const { rest, ...budget } = { ...lines, [line]: amount };
  return { budget, living: budget.home + budget.food + budget.transport + rest };
}

interface Prices {
  /** Currency of the lines, and the one that is shown. */
  readonly from: Currency;
  readonly to: Currency;
  /** Price levels; United States = 100. */
  readonly homeLevel: number;
  readonly thereLevel: number;
}

/** The lines at home and there in whole units of the shown currency, so that they add up. */
export function pricedLines(
  lines: Lines,
  { from, to, homeLevel, thereLevel }: Prices,
): { readonly home: Lines; readonly there: Lines } {
  const shown = (amount: number) => fromUsd(toUsd(amount, from), to);
  const each = (change: (amount: number) => number): Lines => ({
    home: Math.round(change(lines.home)),
    food: Math.round(change(lines.food)),
    transport: Math.round(change(lines.transport)),
    rest: Math.round(change(lines.rest)),
  });
  return {
    home: each(shown),
    there: each((amount) => pricedAt(shown(amount), homeLevel, thereLevel)),
  };
}

export function sumOf(lines: Lines): number {
  return LINES.reduce((sum, line) => sum + lines[line], 0);
}
