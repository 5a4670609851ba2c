/** Answers, savings and stays in words, as whole sentences that can be read aloud. Terms are in english.ts. */
import type { Currency } from '../catalogue/currencies.ts';
import type { Country } from '../catalogue/entities.ts';
import { countOf, formatList, nameInText } from '../catalogue/format.ts';
import { keepsNothing } from '../catalogue/labels.ts';
import { differenceAsShown, type MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { isExitTaxOpen, isOnPayroll, type Situation } from '../situation/situation.ts';
import { type Assessed, savedYears } from './assessor.ts';
import type { NotLawYet } from './figureTerms.ts';
import type { BillsOfYear, YearBand } from './yearBand.ts';

/** A sentence whose figure stands out: what comes before it, the figure, what comes after. */
export interface Lead {
  readonly before: string;
  readonly figure: string;
  /** Beside the figure: "a month". */
  readonly every?: string;
  readonly after: string;
  /** Whether a tax that is not known yet may take the amount. */
  readonly isOpen?: boolean;
}

/** A tax whose amount is not known, and that may take the gain, comes before it. */
export function beforeExitTax(lead: Lead, situation: Situation): Lead {
  if (!isExitTaxOpen(situation)) return lead;
  const { before } = lead;
  const rest = before && ` ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  return { ...lead, before: `Before exit tax on your company,${rest}`, isOpen: true };
}

export function leadText({ before, figure, every, after }: Lead): string {
  return [before, figure, every, after].filter(Boolean).join(' ');
}

/**
 * Which of two keeps more, in a sentence, and by how much a month; what is closed comes second. Beside what another country
 * may take there is no difference.
 */
export function pairSentence(
  [a, b]: readonly [Pick<Assessed, 'kept' | 'fit' | 'needs'>, Pick<Assessed, 'kept' | 'fit' | 'needs'>],
  [first = '', second = '']: readonly string[],
  { currency, money }: { readonly currency: Currency; readonly money: MoneyFormat },
): { readonly text: string; readonly difference: string | null } {
  const [isOpenA, isOpenB] = [a.fit !== 'no', b.fit !== 'no'];
  if (isOpenA !== isOpenB) return { text: `Only ${isOpenA ? first : second} fits you`, difference: null };
  if (keepsNothing(Math.max(a.kept, b.kept))) return { text: 'You keep nothing in both', difference: null };
  // As in the answer above them: what has still to be checked is not yet kept.
  const keep = (a.kept > b.kept ? a : b).fit === 'check' ? 'You could keep' : 'You keep';
  if (keepsNothing(Math.min(a.kept, b.kept))) {
    return { text: `${keep} more in ${nameInText(a.kept > b.kept ? first : second)}`, difference: null };
  }
  // Of the amounts as they stand in the heads, so that they add up.
  const difference = differenceAsShown({ currency }, a.kept / 12, b.kept / 12);
  const size = money(Math.abs(difference));
  if (size === money(0)) return { text: 'You keep the same in both', difference: null };
  const isDoubtful = [a, b].some(({ needs }) => needs.some(({ what }) => what === 'elsewhere'));
  return {
    text: `${keep} more in ${nameInText(difference > 0 ? first : second)}`,
    difference: isDoubtful ? null : `+${size} a month`,
  };
}

/** What a list says where every regime is closed by an answer. */
export const NOTHING_FITS = 'No country fits all of your answers. Take one back to see which would.';

/** Where a figure of the law is in doubt: "In 2026 your tax is between $17,601 and $19,201. Each town sets its own local tax." */
export function bandSentence(
  { low, high, because, year }: YearBand,
  money: MoneyFormat,
  country: string | null = null,
): string {
  const where = country === null ? '' : ` in ${nameInText(country)}`;
  return `In ${year} your tax${where} is between ${money(low)} and ${money(high)}. ${because}`;
}

/** What is no law yet beside a figure: "In 2027 your tax would be $766 less if a bill passes: Budget 2027." */
export function billsSentence(
  { more, titles, year }: BillsOfYear,
  money: MoneyFormat,
  country: string | null = null,
): string {
  const where = country === null ? '' : ` in ${nameInText(country)}`;
  const bills = titles.length === 1 ? 'a bill passes' : 'bills pass';
  return `In ${year} your tax${where} would be ${money(Math.abs(more))} ${more < 0 ? 'less' : 'more'} if ${bills}: ${formatList(titles)}.`;
}

/**
 * What a saving is against, by what the person is: "on the same salary in Germany", "a sole trader in Germany". Of a scheme
 * that was named, and in one's own country, it is today's.
 */
function todayWords(
  situation: SaidOfToday,
  there: Pick<Country, 'id'>,
): { readonly than: string; readonly as: string } {
  const { home, work } = situation;
  if (!home || !('country' in home) || home.regime !== undefined || home.country === there.id) {
    return { than: 'today', as: 'today' };
  }
  const place = nameInText(placeOf(home.country)?.name ?? home.country.toUpperCase());
  if (isOnPayroll(situation)) {
    const salary = `on the same salary in ${place}`;
    return { than: salary, as: salary };
  }
  // What the owner of a company there pays is not worked out unless the scheme is named.
  if (work === 'business') {
    const trader = `as a sole trader in ${place} with the same profit`;
    return { than: trader, as: `you would ${trader}` };
  }
  return { than: `a sole trader in ${place}`, as: `a sole trader in ${place} does` };
}

type SaidOfToday = Pick<Situation, 'home' | 'work' | 'contract'>;

/**
 * What moving saves or costs, in a few words: "Saves $12,300 a year", or "Would save $12,300 a year, if you qualify" where
 * something has still to be checked. Null where today's tax is not known.
 */
export function savingPart(
  { saving, fit }: Pick<Assessed, 'saving' | 'fit'>,
  money: MoneyFormat,
): string | null {
  if (saving === null) return null;
  const size = money(Math.abs(saving));
  if (size === money(0)) return 'Same tax as today';
  if (fit === 'fits') return saving > 0 ? `Saves ${size} a year` : `Costs ${size} more a year`;
  const would = saving > 0 ? `Would save ${size} a year` : `Would cost ${size} more a year`;
  return fit === 'check' ? `${would}, if you qualify` : would;
}

/**
 * What moving saves or costs, in one sentence, against the whole of today's tax. Null where today's tax is not known, or
 * where the regime is closed.
 */
export function savingSentence(
  assessed: Pick<Assessed, 'country' | 'saving' | 'years' | 'projection' | 'fit'>,
  situation: SaidOfToday,
  money: MoneyFormat,
): string | null {
  const { country, saving, fit } = assessed;
  if (saving === null) return null;
  const { than, as } = todayWords(situation, country);
  const size = Math.abs(saving);
  // What has still to be checked is not yet paid.
  const pay = fit === 'check' ? 'You would pay' : 'You pay';
  if (money(size) === money(0)) return `${pay} the same as ${as}.`;
  const years = savedYears(assessed);
  const over = years !== null && years > 1 ? `, ${money(size * years)} over ${countOf(years, 'year')}` : '';
  return saving > 0
    ? `${pay} ${money(size)} a year less than ${than}${over}.`
    : `${pay} ${money(size)} a year more than ${than}${over}.`;
}

/** What stands in the place of the years where there is no income. */
export const NO_YEARS = 'Without an income only fixed contributions fall due, in every year.';

/** The lead of a regime whose limit an income is beyond. @param limit USD per year. */
export function notAvailable(limit: number, money: MoneyFormat): Lead {
  return { before: 'Not available above', figure: money(limit, 'down'), after: '' };
}

/** As many figures as a sentence names. */
const NAMED_FIGURES = 3;

/** What of a year's figures is not law yet: "Not law yet, but expected for 2027: minimum base and minimum wage." */
export function notLawYetSentence({ year, names }: NotLawYet): string {
  const named = names.slice(0, NAMED_FIGURES).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const more = names.length - named.length;
  const list = formatList(more > 0 ? [...named, `${more} more`] : named);
  return `Not law yet, but expected for ${year}: ${list}.`;
}

export const A_MONTH = 'a month';
