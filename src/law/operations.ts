/** The operations of a law with numbers, for one case; `pieces.ts` has them for a curve. */
import type { Band, Step, TableStep } from './program.ts';

/** What an operation with tables looks up. */
export interface Tables {
  readonly scales: readonly (readonly Band[])[];
  readonly tables: readonly (readonly TableStep[])[];
}

/** Differences below it are rounding. */
export const TOLERANCE = 1e-9;
/** Slices of a progression zone are measured in these. */
export const ZONE = 10_000;

/** The result of a step with numbers. @param at the results of the steps before it */
export function worked(step: Step, at: ArrayLike<number>, { scales, tables }: Tables): number {
  // By index: to take a step apart into names is slower than most operations.
  const operation = step[0];
  const a = step[1] ?? 0;
  const b = step[2] ?? 0;
  const c = step[3] ?? 0;
  const d = step[4] ?? 0;
  // Its operand is no place: to look it up among the results is as dear as all other steps together.
  if (operation === 'number') return a;
  const first = at[a] as number;
  const second = at[b] as number;
  switch (operation) {
    case 'add':
      return first + second;
    case 'subtract':
      return first - second;
    case 'multiply':
      return first * second;
    case 'divide':
      return first / second;
    case 'least':
      return Math.min(first, second);
    case 'greatest':
      return Math.max(first, second);
    case 'atMost':
      return first <= second ? 1 : 0;
    case 'below':
      return first < second ? 1 : 0;
    case 'equal':
      return first === second ? 1 : 0;
    case 'choose':
      return (first === 0 ? at[c] : second) as number;
    case 'floor':
      return Math.floor(first + TOLERANCE);
    case 'ceil':
      return Math.ceil(first - TOLERANCE);
    case 'round':
      return Math.round(first + TOLERANCE);
    case 'scale':
      return taxByScale(scales[a] ?? [], second, at[c] as number);
    case 'table':
      return valueInTable(tables[a] ?? [], second);
    case 'started':
      return startedParts(first, second, at[c] as number) * (at[d] as number);
    default:
      throw new RangeError(`"${operation}" is no operation of a law in a year`);
  }
}

// Apart from the steps: a function within them would make an object of what it reads, at each step.
function valueInTable(table: readonly TableStep[], base: number): number {
  return table.find(([upTo]) => upTo === null || isWithin(base, upTo))?.[1] ?? 0;
}

/** Whether a base does not pass a bound, but for rounding. */
export function isWithin(base: number, bound: number): boolean {
  return base - bound <= TOLERANCE * Math.max(Math.abs(bound), 1);
}

/** Tax by a scale whose bounds are cut to a factor. */
export function taxByScale(scale: readonly Band[], base: number, factor = 1): number {
  let from = 0;
  let tax = 0;
  for (const band of scale) {
    if (base <= from) break;
    // By index, as steps are read.
    const upTo = band[0];
    const bound = upTo === null ? Number.POSITIVE_INFINITY : upTo * factor;
    tax += slice(Math.min(base, bound) - from, band[1], band[2] ?? 0, factor);
    from = bound;
  }
  return tax;
}

function slice(width: number, rate: number, square: number, factor: number): number {
  const zones = width / ZONE;
  return (width * rate) / 100 + (square === 0 ? 0 : (square * zones * zones) / factor);
}

export function startedParts(base: number, bound: number, part: number): number {
  return Math.max(Math.ceil((base - bound) / part - TOLERANCE), 0);
}
