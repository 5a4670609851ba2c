import { formatMoney } from './format.ts';
import { incomeFromQuery, MAX_INCOME, MIN_INCOME } from './income.ts';

/** Texts of more characters are cut where they are quoted. */
const QUOTED = 30;

/**
 * What to say about the income parameter of an address that cannot be read as an income; null where it is read, empty or absent.
 * @param shown the income that the page shows instead, in words.
 */
export function incomeNotice(text: string | null, shown: string): string | null {
  if (text === null || text === '' || incomeFromQuery(text) !== null) return null;
  const characters = [...text];
  const quoted = characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
  const range = `${formatMoney(MIN_INCOME)} to ${formatMoney(MAX_INCOME)}`;
  return `The income “${quoted}” in the address is not a number from ${range}. You see figures for ${shown} a year.`;
}
