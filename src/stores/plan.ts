/** What a person has decided and done for a move: the regime to move for, and the dates ticked off. */
import { isAcceptedIncome } from '../catalogue/income.ts';
import { comparison } from './comparison.ts';
import { createPersisted, usePersisted } from './persist.ts';
import { fields, listOf, type Reader, recordOf, whole } from './records.ts';
import { markStart } from './startMark.ts';
import { setSharedParameters } from './urlState.ts';

interface PlanValue {
  /** Id of the destination regime; null until one is chosen. */
  readonly regimeId: string | null;
  /** Ids of the dates that are done (src/situation/planDates.ts). */
  readonly done: readonly string[];
  /** The days of the dates, by their ids, when the calendar file was saved last. */
  readonly inCalendar?: Readonly<Record<string, string>>;
  /** Lines of the monthly budget at home, in the currency of the cost of living; the rest of it is everything else. */
  readonly budget?: Budget;
  /** What else the move costs once, in the person's currency. */
  readonly ownCosts?: OwnCosts;
}

export const BUDGET_LINES = ['home', 'food', 'transport'] as const;

export type BudgetLine = (typeof BUDGET_LINES)[number];

export type Budget = { readonly [Line in BudgetLine]?: number };

export const OWN_COSTS = ['travel', 'rent', 'adviser'] as const;

export type OwnCosts = { readonly [Line in (typeof OWN_COSTS)[number]]?: number };

export const EMPTY_PLAN: PlanValue = { regimeId: null, done: [] };

const text = whole((value): value is string => typeof value === 'string');
const amount = whole((value): value is number => typeof value === 'number' && isAcceptedIncome(value));

export const readPlan: Reader<PlanValue> = fields(
  {
    regimeId: whole((value): value is string | null => value === null || typeof value === 'string'),
    done: listOf(text),
    inCalendar: recordOf(text),
    budget: fields<Budget>({ home: amount, food: amount, transport: amount }, {}),
    ownCosts: fields<OwnCosts>({ travel: amount, rent: amount, adviser: amount }, {}),
  },
  EMPTY_PLAN,
);

export const persistedPlan = createPersisted<PlanValue>({
  key: 'plan',
  shape: 1,
  empty: EMPTY_PLAN,
  read: readPlan,
  onChanged: () => markStart(),
});

/** Plans with a regime that may not be in the comparison yet. */
export function planWith(regimeId: string): void {
  comparison.add([regimeId]);
  choosePlanRegime(regimeId);
}

/** The plan's own address follows. */
export function choosePlanRegime(regimeId: string): void {
  persistedPlan.change((plan) => ({ ...plan, regimeId }));
  if (location.pathname === '/plan') setSharedParameters(new Map([['to', regimeId]]), 0);
}

export function tickPlanDate(id: string, isDone: boolean): void {
  persistedPlan.change((plan) => {
    if (plan.done.includes(id) === isDone) return plan;
    return { ...plan, done: isDone ? [...plan.done, id] : plan.done.filter((other) => other !== id) };
  });
}

/** Notes which days a calendar has from now on. */
export function noteCalendar(inCalendar: Readonly<Record<string, string>>): void {
  persistedPlan.change((plan) => ({ ...plan, inCalendar }));
}

export function changeBudget(budget: Budget): void {
  persistedPlan.change((plan) => ({ ...plan, budget }));
}

export function changeOwnCosts(ownCosts: OwnCosts): void {
  persistedPlan.change((plan) => ({ ...plan, ownCosts }));
}

export function clearPlan(): void {
  persistedPlan.replace(EMPTY_PLAN);
}

export function usePlan(): PlanValue {
  return usePersisted(persistedPlan).value;
}
