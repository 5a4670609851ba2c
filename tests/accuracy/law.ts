/** A band of a scale: up to which base it reaches, and its rate in percent. */
export type Band = readonly [upTo: number, rate: number];

/** Tax on a base by a scale whose bands are taxed slice by slice, in rising order; the last one reaches Infinity. */
export function byScale(base: number, bands: readonly Band[]): number {
  let from = 0;
  let tax = 0;
  for (const [upTo, rate] of bands) {
    if (base > from) tax += ((Math.min(base, upTo) - from) * rate) / 100;
    from = upTo;
  }
  return tax;
}

/** The value of the first step that reaches the base: fixed contributions and rates that count for all of it. */
export function byStep(base: number, steps: readonly (readonly [upTo: number, value: number])[]): number {
  const step = steps.find(([upTo]) => base <= upTo);
  if (!step) throw new RangeError(`No step reaches ${base}`);
  return step[1];
}

/** Percent of a base. */
export function percent(rate: number, base: number): number {
  return (rate * base) / 100;
}

/** A contribution base between its statutory floor and ceiling. */
export function between(floor: number, base: number, ceiling: number): number {
  return Math.min(Math.max(base, floor), ceiling);
}
