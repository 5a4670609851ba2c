import { nameInText } from '../../../catalogue/format.ts';
import type { MoneyFormat } from '../../../catalogue/money.ts';

interface Crossing {
  readonly name: string;
  /** The cheapest regime of a destination; null for the ordinary tax of a home country. */
  readonly regime: string | null;
  /** USD per year. */
  readonly total: number;
  readonly money: MoneyFormat;
}

/** What residence there would cost, never that it follows from the days alone. */
export function crossingWords({ name, regime, total, money }: Crossing): string {
  const place = nameInText(name);
  return regime === null
    ? `If you become resident, ${place} can tax all of your income: about ${money(total)} a year.`
    : `If you become resident, ${place} can tax all of your income: about ${money(total)} a year as “${regime}”.`;
}
