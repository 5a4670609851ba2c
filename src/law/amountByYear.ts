/** Amounts of a year, by the first calendar year of each; before the first of them it holds as well. */
export type AmountByYear = Readonly<Record<string, number>>;

/** One amount for all years, or that of a year. */
export function amountIn(amount: number | AmountByYear, year: number): number | undefined {
  if (typeof amount === 'number') return amount;
  const known = Object.entries(amount).sort(([a], [b]) => Number(a) - Number(b));
  return (known.findLast(([from]) => Number(from) <= year) ?? known[0])?.[1];
}

/** The same in another currency. */
export function converted(
  amount: number | AmountByYear,
  convert: (amount: number) => number,
): number | AmountByYear {
  if (typeof amount === 'number') return convert(amount);
  return Object.fromEntries(Object.entries(amount).map(([year, one]) => [year, convert(one)]));
}
