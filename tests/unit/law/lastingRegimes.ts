/** Regimes that last or change in a made-up way, and what a stay in them costs year by year. */
import { type Lasting, type LastingRegime, type ProjectionPlan, project } from '../../../src/law/index.ts';
import { bracketsOf, onlyTax } from './madeUp.ts';

export const NO_END: Lasting = { years: null, then: null, phases: [], changes: [], otherReliefs: [] };

export function madeUp(id: string, rate: number, lasting: Partial<Lasting> = {}): LastingRegime {
  return { id, rules: onlyTax('income', rate), brackets: [], lasting: { ...NO_END, ...lasting } };
}

export function plan(years: number, from = 2027, more: Partial<ProjectionPlan> = {}): ProjectionPlan {
  return { income: 100_000, from: { year: from }, years, ...more };
}

export function ratesOf(regime: LastingRegime, at: ProjectionPlan, others: readonly LastingRegime[] = []) {
  const lookup = (id: string) => others.find((other) => other.id === id);
  return project(regime, at, lookup).years.map(({ rate }) => rate);
}

const IDS = ['one', 'two', 'three'];

/** The rates of a stay in regimes called one, two and three, of 10, 20 and 30 percent. */
export function ratesOfChain(years: number, ...lasting: readonly Partial<Lasting>[]) {
  const regimes = lasting.map((each, place) => madeUp(IDS[place] ?? '', 10 * (place + 1), each));
  const [first = madeUp('one', 10)] = regimes;
  return ratesOf(first, plan(years), regimes);
}

export const relief = { rules: {}, optional: false } as const;

export const free = { ...relief, brackets: bracketsOf('income', '0– 0%') };
