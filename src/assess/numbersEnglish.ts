/** What stands among numbers: what the years of a stay take, what another scheme would leave, and what is not in curves. */
import { formatList, nameInText } from '../catalogue/format.ts';
import { keepsNothing, rateText, taxOnWork } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { hasOtherIncome, leavesOutOtherIncome, type Situation } from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import { notCounted } from './otherMoneyEnglish.ts';

/** What a person pays year by year, in a sentence; null where no years are known. */
export function yearsSentence({ strip }: Pick<Assessed, 'strip'>, money: MoneyFormat): string | null {
  const rates = strip.map(({ year, rate, total, ended, otherMoney }) => ({
    year,
    // Where costs use up the income there is no rate.
    rate: ended ? null : rate === null ? money(total ?? 0) : rateText(rate, taxOnWork({ total, otherMoney })),
  }));
  const runs = rates.filter(({ rate }, at) => at === 0 || rate !== rates[at - 1]?.rate);
  const [first, ...later] = runs;
  const last = later.at(-1);
  if (!first) return null;
  if (first.rate === null) return 'This scheme is over before your stay begins.';
  if (!last)
    return `You pay ${first.rate} in ${strip.length === 1 ? first.year : `each of the ${strip.length} years`}.`;
  if (last.rate === null) return `You pay ${first.rate} in ${first.year}. From ${last.year} it is over.`;
  return `You pay ${first.rate} in ${first.year} and ${last.rate} from ${last.year}.`;
}

/** Whether another regime of a country keeps more. @param best what keeps most of the others; null where none is open. */
export function otherRegimeSentence(
  best: Pick<Assessed, 'regime' | 'kept'> | null,
  kept: number,
  money: MoneyFormat,
): string {
  if (best === null || money(best.kept) === money(kept) || best.kept < kept || keepsNothing(best.kept)) {
    return 'No other scheme here keeps you more.';
  }
  return `${best.regime.name} would keep you ${money(best.kept)}.`;
}

/** Beside curves over incomes; null where there is no other money in any amount. @param all the schemes that are drawn */
export function curvesNote(
  situation: Situation,
  all: readonly Pick<Assessed, 'otherMoney' | 'country' | 'regime'>[],
): string | null {
  if (!hasOtherIncome(situation) || leavesOutOtherIncome(situation)) return null;
  const gaps = all.flatMap((one) => {
    const { country, regime } = one;
    const without = notCounted(one);
    // Another scheme of the country may count it.
    const isOfAll = country.taxRegimes.every(({ id }) =>
      all.some((other) => other.regime.id === id && notCounted(other) === without),
    );
    const scheme = isOfAll ? '' : ` under ${regime.name}`;
    return without ? [`${without}${scheme} in ${nameInText(country.name)}`] : [];
  });
  const note = gaps.length > 0 ? ` Too little is known to count ${formatList([...new Set(gaps)])}.` : '';
  return `The tax is on your work at each income and on your other money, which stays the same.${note}`;
}
