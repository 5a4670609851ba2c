/** How the owner of a company is paid: what is in hand at a wage, and the wage that leaves most. */
import { assessLaw, type LawCase } from './assess.ts';
import { rawTotal, walk } from './curve.ts';
import type { LawOfYear } from './year.ts';

/** The name under which a case says the wage that an owner draws. */
export const WAGE = 'asked.wage';

/** Where the profit of a company goes, in the law's currency. */
export interface OwnersPay {
  readonly wage: number;
  /** Profit less all taxes and contributions, and less what stays in the company. */
  readonly inHand: number;
  /** Each part of the law's `pay` by its name: employer, employee, incomeTax … */
  readonly parts: Readonly<Record<string, number>>;
}

const CENT = 0.01;

/**
 * What an owner has in hand at a wage.
 * @throws {RangeError} for a law that says nothing of pay
 */
export function paidAt(law: LawOfYear, known: LawCase, wage: number): OwnersPay {
  const { results } = assessLaw(law, { ...known, [WAGE]: wage });
  const { extras } = law.program;
  if (extras['pay.wage'] === undefined) throw new RangeError(`${law.program.id} says nothing of pay`);
  const parts = Object.fromEntries(
    Object.entries(extras).flatMap(([name, place]) =>
      name.startsWith('pay.') ? [[name.slice('pay.'.length), results[place] as number]] : [],
    ),
  );
  return { wage, inHand: inHandAt(law, known, wage), parts };
}

function inHandAt(law: LawOfYear, known: LawCase, wage: number): number {
  return (known.profit ?? 0) - rawTotal(law, { ...known, [WAGE]: wage }) - (known.retained ?? 0);
}

/**
 * The wage that leaves most, in whole cents; null where the profit pays none that the law allows. What is in hand moves
 * in straight lines between the places where a branch changes, so that the best wage is at one of them, or a cent beside.
 */
export function bestWage(law: LawOfYear, known: LawCase): OwnersPay | null {
  const { extras } = law.program;
  const pays = extras['pay.pays'];
  if (pays === undefined) return null;
  const at = (wage: number): LawCase => ({ ...known, [WAGE]: wage });
  const most = Math.max(known.profit ?? 0, 0);
  const value = (name: string, wage: number, otherwise: number) => {
    const place = extras[`pay.${name}`];
    return place === undefined ? otherwise : (assessLaw(law, at(wage)).results[place] as number);
  };
  const isAllowed = (wage: number) =>
    wage >= value('minimum', wage, 0) - CENT / 2 &&
    wage <= value('maximum', wage, Number.POSITIVE_INFINITY) + CENT / 2 &&
    value('pays', wage, 0) >= -CENT / 2;

  const range = [0, most + 1] as const;
  const along = { [WAGE]: 1 };
  const knots = [
    ...walk(law, at, along, range, Object.values(law.program.lines)).pieces,
    ...walk(law, at, along, range, [pays], { mayBeNegative: true }).pieces,
  ].map(({ from }) => from);
  const bounds = [value('minimum', 0, 0), value('maximum', 0, most), payableWage(value, most), most];
  const wages = new Set(
    [0, ...knots, ...bounds].flatMap((wage) => {
      const cents = Math.round(wage * 100);
      return [cents - 1, cents, cents + 1].filter((one) => one >= 0).map((one) => one / 100);
    }),
  );
  let best: { readonly wage: number; readonly inHand: number } | null = null;
  for (const wage of [...wages].sort((a, b) => a - b)) {
    if (wage > most || !isAllowed(wage)) continue;
    const inHand = inHandAt(law, known, wage);
    // Equal but for rounding: the lower wage.
    if (best === null || inHand > best.inHand + 1e-7) best = { wage, inHand };
  }
  return best && paidAt(law, known, best.wage);
}

/** The highest wage that the profit pays, to the cent. */
function payableWage(value: (name: string, wage: number, otherwise: number) => number, most: number): number {
  let [low, high] = [0, most];
  if (value('pays', high, 0) >= 0) return high;
  while (high - low > CENT / 4) {
    const middle = (low + high) / 2;
    if (value('pays', middle, 0) >= 0) low = middle;
    else high = middle;
  }
  return Math.floor(low * 100) / 100;
}
