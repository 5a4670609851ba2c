/** How the owner of a company is paid: what is in hand at a wage, which wages are allowed, and which leaves most. */
import { assessLaw, onlyGiven } from './assess.ts';
import { placesOnTop, sumOfLines, walk } from './curve.ts';
import { HOUSEHOLD } from './linked.ts';
import { BEHIND } from './linkedBehind.ts';
import { rounds } from './program.ts';
import { type LawCase, resultsOf } from './results.ts';
import type { LawOfYear } from './year.ts';

/** The name under which a case says the wage that an owner draws. */
export const WAGE = 'asked.wage';

/** The parts of an owner's pay, as a law names them. */
const PAY_PARTS = [
  'employer',
  'employee',
  'incomeTax',
  'otherTax',
  'corporateTax',
  'dividend',
  'dividendTax',
  'taxOnTakingOut',
] as const;
export type PayPart = (typeof PAY_PARTS)[number];

/** Where the profit of a company goes, in the law's currency. */
export interface OwnersPay {
  readonly profit: number;
  readonly wage: number;
  /** Profit less all taxes and contributions, and less what stays in the company. */
  readonly inHand: number;
  readonly retained: number;
  /** Each part by its name; 0 where the law has none. */
  readonly parts: Readonly<Record<PayPart, number>>;
  /** What the lines take, by kind. */
  readonly lines: Readonly<Record<string, number>>;
  /** What a family changes, which is taken off what is in hand: below 0 it leaves more. */
  readonly household: number;
  /** What the law behind it takes. */
  readonly behind: number;
}

/** Why a wage cannot be paid. */
export type WageProblem =
  | { readonly reason: 'below-minimum'; readonly least: number }
  | { readonly reason: 'above-maximum'; readonly most: number }
  /** Neither of two wages that the law allows: what lies between is below another minimum. */
  | { readonly reason: 'between'; readonly from: number; readonly to: number }
  | { readonly reason: 'unpaid' };

const CENT = 0.01;

/** What an owner has in hand at a wage. */
export function paidAt(law: LawOfYear, known: LawCase, wage: number): OwnersPay {
  const at = { ...known, [WAGE]: wage };
  const { results, lines } = assessLaw(law, at);
  const extra = (name: string) => results[law.program.extras[name] ?? -1] ?? 0;
  const parts = Object.fromEntries(PAY_PARTS.map((part) => [part, extra(`pay.${part}`)])) as Record<
    PayPart,
    number
  >;
  const { profit = 0, retained = 0 } = known;
  const inHand = profit - sumOfLines(law, results) - retained;
  return { profit, wage, inHand, retained, parts, lines, household: extra(HOUSEHOLD), behind: extra(BEHIND) };
}

/** What decides whether a wage can be paid, and what it leaves. */
interface AtWage {
  readonly inHand: number;
  /** The least and the greatest wage that the law allows. */
  readonly least: number;
  readonly most: number;
  /** What must not fall below 0. */
  readonly pays: number;
}

function atWage(law: LawOfYear, known: LawCase, wage: number): AtWage {
  const results = resultsOf(law, { ...known, [WAGE]: wage });
  const { extras } = law.program;
  const resultOf = (name: string, otherwise: number) => {
    const place = extras[name];
    return place === undefined ? otherwise : (results[place] as number);
  };
  return {
    inHand: (known.profit ?? 0) - sumOfLines(law, results) - (known.retained ?? 0),
    least: resultOf('pay.minimum', 0),
    most: resultOf('pay.maximum', Number.POSITIVE_INFINITY),
    pays: resultOf('pay.pays', 0),
  };
}

/** The least wage that the law asks for; 0 where it asks for none. */
export function leastWage(law: LawOfYear, known: LawCase): number {
  return atWage(law, known, 0).least;
}

/** The wage that is usual where none is asked for; 0 where none is. */
export function usualWage(law: LawOfYear, known: LawCase): number {
  const place = law.program.extras['pay.usual'];
  return place === undefined ? 0 : (resultsOf(law, { ...known, [WAGE]: 0 })[place] as number);
}

/** The highest wage that the law allows and the profit pays, in whole cents. */
export function mostWage(law: LawOfYear, known: LawCase): number {
  const most = Math.max(known.profit ?? 0, 0);
  const isPaid = (wage: number) => atWage(law, known, wage).pays >= 0;
  let [low, high] = [0, Math.min(most, atWage(law, known, most).most)];
  if (isPaid(high)) return high;
  while (high - low > CENT / 4) {
    const middle = (low + high) / 2;
    if (isPaid(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low * 100) / 100;
}

/** What is wrong with a wage; null where it can be paid. */
export function wageProblem(law: LawOfYear, known: LawCase, wage: number): WageProblem | null {
  const { least, most, pays } = atWage(law, known, wage);
  if (wage < least - CENT / 2) {
    const lowest = leastWage(law, known);
    return wage < lowest - CENT / 2
      ? { reason: 'below-minimum', least: lowest }
      : { reason: 'between', from: lowest, to: least };
  }
  if (wage > most + CENT / 2) return { reason: 'above-maximum', most };
  return pays >= -CENT / 2 ? null : { reason: 'unpaid' };
}

/** Whether nothing is wrong with it. */
function isPayable({ least, most, pays }: AtWage, wage: number): boolean {
  return wage >= least - CENT / 2 && wage <= most + CENT / 2 && pays >= -CENT / 2;
}

/**
 * The wage that leaves most, in whole cents; null where the profit pays none that the law allows. What is in hand moves
 * in straight lines between the places where a branch changes, so that the best wage is at one of them, a cent beside, or where
 * a line between two of them bends.
 */
export function bestWage(law: LawOfYear, asked: LawCase): OwnersPay | null {
  const known = onlyGiven(law.program, asked);
  const { lines, extras } = law.program;
  const pays = extras['pay.pays'];
  if (pays === undefined) return null;
  const at = (wage: number): LawCase => ({ ...known, [WAGE]: wage });
  const most = Math.max(known.profit ?? 0, 0);
  const places = [...Object.values(lines), pays, ...placesOnTop(law.program)];
  const { pieces } = walk(law, at, { [WAGE]: 1 }, [0, most + 1], places);
  const knots = pieces.map(({ from }) => from);
  const tried = new Map<number, AtWage>();
  const atCents = (cents: number): AtWage => {
    const one = tried.get(cents) ?? atWage(law, known, cents / 100);
    tried.set(cents, one);
    return one;
  };
  let best = { wage: Number.NaN, inHand: Number.NEGATIVE_INFINITY };
  const tryBeside = (wages: readonly number[]) => {
    for (const cents of wages.flatMap(aCentBeside).sort((a, b) => a - b)) {
      const wage = cents / 100;
      if (cents < 0 || wage > most) continue;
      const one = atCents(cents);
      if (!isPayable(one, wage)) continue;
      // Equal but for rounding: the lower wage.
      const isMore = one.inHand - best.inHand;
      if (isMore > 1e-7 || (isMore > -1e-7 && wage < best.wage)) best = { wage, inHand: one.inHand };
    }
  };
  tryBeside([0, ...knots, leastWage(law, known), most]);
  tryBeside(bendsBetween([...knots.filter((knot) => knot < most), most], (cents) => atCents(cents).inHand));
  if (rounds(law))
    tryBeside([mostWage(law, known), ...knots.flatMap((knot) => jumpBeside(law, known, knot, best.inHand))]);
  return Number.isNaN(best.wage) ? null : paidAt(law, known, best.wage);
}

/**
 * The wages between two knots at which most is in hand, where a law multiplies two parts that both follow the wage: there
 * what is in hand bends upwards. None where it is straight, and none so near a knot that a bend is worth nothing.
 */
function bendsBetween(knots: readonly number[], inHand: (cents: number) => number): number[] {
  const least = (knots.at(-1) ?? 0) / 50;
  return knots.flatMap((from, at) => {
    const to = knots[at + 1] ?? from;
    let [low, high] = [Math.round(from * 100) + 1, Math.round(to * 100) - 1];
    const middle = Math.round((low + high) / 2);
    if (to - from < least || 2 * inHand(middle) - inHand(low) - inHand(high) < CENT) return [];
    while (high - low > 2) {
      const third = Math.round((high - low) / 3);
      if (inHand(low + third) < inHand(high - third)) low += third;
      else high -= third;
    }
    return [(low + high) / 200];
  });
}

function aCentBeside(wage: number): number[] {
  const cents = Math.round(wage * 100);
  return [cents - 1, cents, cents + 1];
}

/** What a law rounds within moves a jump away from the knot of its curve, which leaves rounding out: by at most so much. */
const MOVED = 60;

/** The wage beside a knot at which what is in hand jumps most; none where nothing there can leave more than the best. */
function jumpBeside(law: LawOfYear, known: LawCase, knot: number, best: number): number[] {
  const inHand = (wage: number) => atWage(law, known, wage).inHand;
  let [low, high] = [Math.max(knot - MOVED, 0), knot + MOVED];
  let [atLow, atHigh] = [inHand(low), inHand(high)];
  // A wage is taxed by no more than itself, so that so near it no more than both distances are won.
  if (Math.max(atLow, atHigh) < best - 4 * MOVED) return [];
  while (high - low > CENT / 4) {
    const middle = (low + high) / 2;
    const atMiddle = inHand(middle);
    if (Math.abs(atMiddle - atLow) > Math.abs(atHigh - atMiddle)) [high, atHigh] = [middle, atMiddle];
    else [low, atLow] = [middle, atMiddle];
  }
  return [low];
}
