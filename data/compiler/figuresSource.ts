import type { Rates } from './money.ts';

/** What stands around a division until it is put into the text; no text of the data holds it. */
const MARK = '¦';

/**
 * The JavaScript expression of a value: JSON inside a string, which engines parse faster than the same data written as
 * an object. Converted amounts (unrounded, 17 digits that no compression shortens) are written as the statutory
 * amount divided by its rate. The browser divides the same two numbers and has the same value, to the last bit.
 * @param rates units of each currency bought by one US dollar.
 */
export function figuresSource(value: unknown, rates: Rates): string {
  const used: Record<string, number> = {};
  const json = JSON.stringify(value, (_key, part: unknown) => {
    const [currency, amount] = typeof part === 'number' ? (statutoryOf(part, rates) ?? []) : [];
    if (currency === undefined) return part;
    used[currency] = rates[currency] as number;
    return `${MARK}${amount}/rates.${currency}${MARK}`;
  });
  const template = json
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(new RegExp(`"${MARK}(.*?)${MARK}"`, 'g'), (_marked, division: string) => `\${${division}}`);
  return `((rates) => JSON.parse(\`${template}\`))(${JSON.stringify(used)})`;
}

/** The currency and the round amount that a number is the conversion of; null where that is not shorter. */
function statutoryOf(value: number, rates: Rates): [currency: string, amount: number] | null {
  if (String(value).length < 12) return null;
  for (const [currency, rate] of Object.entries(rates)) {
    const amount = Number((value * rate).toPrecision(12));
    if (amount / rate === value && String(amount).length < 10) return [currency, amount];
  }
  return null;
}
