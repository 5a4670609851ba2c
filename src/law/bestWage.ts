/** How the owner of a company is paid: what is in hand at a wage, which wages are allowed, and which leaves most. */
import { assessLaw, type LawCase } from './assess.ts';
import { rawTotal, walk } from './curve.ts';
import type { LawOfYear } from './year.ts';

/** The name under which a case says the wage that an owner draws. */
export const WAGE = 'asked.wage';

/** The parts of an owner's pay, as a law names them. */
export const PAY_PARTS = [
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
  const parts = Object.fromEntries(
    PAY_PARTS.map((part) => {
      const place = law.program.extras[`pay.${part}`];
      return [part, place === undefined ? 0 : (results[place] as number)];
    }),
  ) as Record<PayPart, number>;
  const { profit = 0, retained = 0 } = known;
  return { profit, wage, inHand: inHandAt(law, known, wage), retained, parts, lines };
}

function inHandAt(law: LawOfYear, known: LawCase, wage: number): number {
  return (known.profit ?? 0) - rawTotal(law, { ...known, [WAGE]: wage }) - (known.retained ?? 0);
}

/** A part of the law of pay at a wage. */
function valueAt(law: LawOfYear, known: LawCase, name: string, wage: number, otherwise: number): number {
  const place = law.program.extras[`pay.${name}`];
  return place === undefined
    ? otherwise
    : (assessLaw(law, { ...known, [WAGE]: wage }).results[place] as number);
}

/** The least wage that the law asks for; 0 where it asks for none. */
export function leastWage(law: LawOfYear, known: LawCase): number {
  return valueAt(law, known, 'minimum', 0, 0);
}

/** The wage that is usual where none is asked for; 0 where none is. */
export function usualWage(law: LawOfYear, known: LawCase): number {
  return valueAt(law, known, 'usual', 0, 0);
}

/** The highest wage that the law allows and the profit pays, in whole cents. */
export function mostWage(law: LawOfYear, known: LawCase): number {
  const most = Math.max(known.profit ?? 0, 0);
  const allowed = valueAt(law, known, 'maximum', most, Number.POSITIVE_INFINITY);
  const isPaid = (wage: number) => valueAt(law, known, 'pays', wage, 0) >= 0;
  let [low, high] = [0, Math.min(most, allowed)];
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
  const least = valueAt(law, known, 'minimum', wage, 0);
  if (wage < least - CENT / 2) {
    const lowest = leastWage(law, known);
    return wage < lowest - CENT / 2
      ? { reason: 'below-minimum', least: lowest }
      : { reason: 'between', from: lowest, to: least };
  }
  const most = valueAt(law, known, 'maximum', wage, Number.POSITIVE_INFINITY);
  if (wage > most + CENT / 2) return { reason: 'above-maximum', most };
  return valueAt(law, known, 'pays', wage, 0) >= -CENT / 2 ? null : { reason: 'unpaid' };
}

/**
 * The wage that leaves most, in whole cents; null where the profit pays none that the law allows. What is in hand moves
 * in straight lines between the places where a branch changes, so that the best wage is at one of them, or a cent beside.
 */
export function bestWage(law: LawOfYear, known: LawCase): OwnersPay | null {
  const pays = law.program.extras['pay.pays'];
  if (pays === undefined) return null;
  const at = (wage: number): LawCase => ({ ...known, [WAGE]: wage });
  const most = Math.max(known.profit ?? 0, 0);
  const range = [0, most + 1] as const;
  const along = { [WAGE]: 1 };
  const knots = [
    ...walk(law, at, along, range, Object.values(law.program.lines)).pieces,
    ...walk(law, at, along, range, [pays], { mayBeNegative: true }).pieces,
  ].map(({ from }) => from);
  if (rounds(law)) knots.push(...knots.map((knot) => jumpBeside(law, known, knot)));
  const bounds = [leastWage(law, known), mostWage(law, known), most];
  const wages = new Set(
    [0, ...knots, ...bounds].flatMap((wage) => {
      const cents = Math.round(wage * 100);
      return [cents - 1, cents, cents + 1].filter((one) => one >= 0).map((one) => one / 100);
    }),
  );
  let best: { readonly wage: number; readonly inHand: number } | null = null;
  for (const wage of [...wages].sort((a, b) => a - b)) {
    if (wage > most || wageProblem(law, known, wage) !== null) continue;
    const inHand = inHandAt(law, known, wage);
    // Equal but for rounding: the lower wage.
    if (best === null || inHand > best.inHand + 1e-7) best = { wage, inHand };
  }
  return best && paidAt(law, known, best.wage);
}

function rounds({ steps }: LawOfYear): boolean {
  return steps.some(([operation]) => operation === 'round' || operation === 'floor' || operation === 'ceil');
}

/** What a law rounds within moves a jump away from the knot of its curve, which leaves rounding out: by at most so much. */
const MOVED = 60;

/** The wage beside a knot at which what is in hand jumps most. */
function jumpBeside(law: LawOfYear, known: LawCase, knot: number): number {
  const inHand = (wage: number) => inHandAt(law, known, wage);
  let [low, high] = [Math.max(knot - MOVED, 0), knot + MOVED];
  let [atLow, atHigh] = [inHand(low), inHand(high)];
  while (high - low > CENT / 4) {
    const middle = (low + high) / 2;
    const atMiddle = inHand(middle);
    if (Math.abs(atMiddle - atLow) > Math.abs(atHigh - atMiddle)) [high, atHigh] = [middle, atMiddle];
    else [low, atLow] = [middle, atMiddle];
  }
  return low;
}
