/** How many digits binary arithmetic gets right in amounts of the size that the site shows. */
const SURE_DIGITS = 13;
const PRODUCT_SIZE = 1e9;
/** From here on a number has hardly any decimals left to round. */
const NO_DECIMALS = 1e15;

/**
 * A value rounded half away from zero. A half that binary arithmetic has made a little smaller counts as a half:
 * 2.3% of 1,500 is 34.49999999999999 to the machine, and rounds to 35.
 */
export function rounded(value: number, decimals = 0): number {
  const size = Math.abs(value);
  if (size >= NO_DECIMALS) return value;
  if (size < 0.5 * 10 ** -decimals * (1 - 1e-12)) return 0;
  const sure = size < PRODUCT_SIZE ? Number(size.toPrecision(SURE_DIGITS)) : size;
  // Of the decimal digits that a number is written with: 15.85 is a half there, and a little less in binary.
  const result = Math.round(Number(`${sure}e${decimals}`)) / 10 ** decimals;
  return value < 0 ? -result : result;
}
