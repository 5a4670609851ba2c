/** What a guide says first of one scheme, and beside its amount. */
import type { Country } from '../catalogue/entities.ts';
import { countOf, nameInText } from '../catalogue/format.ts';
import { keptText } from '../catalogue/labels.ts';
import { differenceAsShown, type MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf } from '../situation/situation.ts';
import { A_MONTH, beforeExitTax, type Lead } from './answerEnglish.ts';
import type { Assessed } from './assessor.ts';
import { averageSentence } from './homeWords.ts';
import { datedAmounts, datedWords } from './rowEnglish.ts';

/**
 * "€1,276 a month" "more than in Germany"; in one's own country "than today".
 * @param gain USD a month
 * @param isLeast whether an open answer can raise what is kept
 */
export function differenceWords(
  gain: number,
  country: Pick<Country, 'id'>,
  { situation, money }: Pick<Figures, 'situation' | 'money'>,
  isLeast = false,
): Lead {
  const home = homeIdOf(situation);
  const isPlace = home !== null && home !== country.id;
  const today = isPlace ? `in ${nameInText(placeOf(home)?.name ?? home.toUpperCase())}` : 'today';
  const size = money(Math.abs(gain));
  const before = isLeast ? (gain < 0 ? 'At most' : 'At least') : '';
  const lead =
    size === money(0)
      ? { before, figure: isLeast ? 'as much' : 'As much', after: `as ${today}` }
      : { before, figure: size, every: A_MONTH, after: `${gain > 0 ? 'more' : 'less'} than ${today}` };
  return isPlace ? beforeExitTax(lead, situation) : lead;
}

/**
 * The other of the two estimates, in a line of its own: "By the law: $13,931". Null where both are the same.
 * @param totals USD per year
 */
export function otherEstimateLine(
  { shown, other }: { readonly shown: number; readonly other: number },
  { estimate, currency, money }: Pick<Figures, 'estimate' | 'currency' | 'money'>,
): string | null {
  const isSame = money(Math.abs(differenceAsShown({ currency }, other, shown))) === money(0);
  return isSame ? null : `${estimate === 'law' ? 'The quick estimate' : 'By the law'}: ${money(other)}`;
}

/** Both amounts where years differ: "€5,091 a month until 2029, then €4,352." Null where all are alike. */
export function datedSentence(one: Assessed, money: MoneyFormat): string | null {
  const dated = datedAmounts(one);
  if (dated === null) return null;
  const shown = one.years === null ? '' : ` Shown is the average of ${countOf(one.years, 'year')}.`;
  return `${datedWords(dated, money, ' a month')}.${shown}`;
}

/** What is inside an amount that one would not expect: it stands beside it. */
export function besideAmount({ terms }: Pick<Assessed, 'terms'>, money: MoneyFormat): readonly string[] {
  return terms.flatMap((term) => {
    if (term.kind === 'today') return term.average ? [averageSentence(term.average)] : [];
    if (term.kind !== 'due-at-home' || term.onPayroll === null) return [];
    const [invoices, payroll] = [term.amount, term.onPayroll].map((amount) => money(amount / 12));
    return [`${invoices} a month still goes to the US, or ${payroll} on a payroll.`];
  });
}

/** Work done in a country itself, where a scheme is for other work. @param kept USD per year */
export function localWorkLine(kept: number, country: string, money: MoneyFormat): string {
  return `Work done in ${nameInText(country)} leaves ${keptText(kept, money, 'month')}.`;
}
