/** Answers, savings and stays in words, as whole sentences that can be read aloud. Terms are in english.ts. */
import type { Currency } from '../catalogue/currencies.ts';
import type { Country } from '../catalogue/entities.ts';
import { capitalised, countOf, formatList, nameInText } from '../catalogue/format.ts';
import { keepsNothing, keptText, rateText, takesMoreThanAll } from '../catalogue/labels.ts';
import { differenceAsShown, type MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import type { Figures } from '../situation/figures.ts';
import { isOnPayroll, type Situation } from '../situation/situation.ts';
import type { Answer } from './answer.ts';
import { type Assessed, savedYears } from './assessor.ts';
import { untilWords } from './english.ts';
import type { NotLawYet } from './figureTerms.ts';
import type { BetterMove } from './gainOfMove.ts';
import { monthsWords } from './permitEnglish.ts';
import type { End, EndTerm } from './terms.ts';
import type { BillsOfYear, YearBand } from './yearBand.ts';

/** A sentence whose figure stands out: what comes before it, the figure, what comes after. */
export interface Lead {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

export function leadText({ before, figure, after }: Lead): string {
  return [before, figure, after].filter(Boolean).join(' ');
}

/** The first sentence of an answer: "You keep $6,394 a month in the United Arab Emirates". */
export function lead({ best }: Pick<Answer, 'best'>, money: MoneyFormat): Lead | null {
  return best && keptLead('You keep', best.kept, nameInText(best.country.name), money);
}

/** The first sentence of an answer, or of what could be one where nothing is certain. */
export function leadOf(answer: Pick<Answer, 'best' | 'couldBe'>, money: MoneyFormat): Lead | null {
  const [first] = answer.couldBe;
  const certain = lead(answer, money);
  if (certain || !first) return certain;
  // Where nothing is kept, it need not be said what that depends on.
  const before = keepsNothing(first.kept) ? 'You would keep' : 'You could keep';
  return keptLead(before, first.kept, nameInText(first.country.name), money);
}

function keptLead(before: string, kept: number, place: string, money: MoneyFormat): Lead {
  return keepsNothing(kept)
    ? { before, figure: keptText(kept, money), after: `in ${place}` }
    : { before, figure: money(kept / 12), after: `a month in ${place}` };
}

/** Which of two keeps more, in a sentence, and by how much a month; what is closed comes second. */
export function pairSentence(
  [a, b]: readonly [Pick<Assessed, 'kept' | 'fit'>, Pick<Assessed, 'kept' | 'fit'>],
  [first = '', second = '']: readonly string[],
  { currency, money }: { readonly currency: Currency; readonly money: MoneyFormat },
): { readonly text: string; readonly difference: string | null } {
  const [isOpenA, isOpenB] = [a.fit !== 'no', b.fit !== 'no'];
  if (isOpenA !== isOpenB) return { text: `Only ${isOpenA ? first : second} fits you`, difference: null };
  if (keepsNothing(Math.max(a.kept, b.kept))) return { text: 'You keep nothing in both', difference: null };
  if (keepsNothing(Math.min(a.kept, b.kept))) {
    return { text: `You keep more in ${nameInText(a.kept > b.kept ? first : second)}`, difference: null };
  }
  // Of the amounts as they stand in the heads, so that they add up.
  const difference = differenceAsShown({ currency }, a.kept / 12, b.kept / 12);
  const size = money(Math.abs(difference));
  if (size === money(0)) return { text: 'You keep the same in both', difference: null };
  return {
    text: `You keep more in ${nameInText(difference > 0 ? first : second)}`,
    difference: `+${size} a month`,
  };
}

/** What a list says where no regime is an answer. */
export const NO_ANSWER = 'No country is certain yet. Answer a question to see which one fits.';

/** What a list says where every regime is closed by an answer. */
const NOTHING_FITS = 'No country fits all of your answers. Take one back to see which would.';

/** What is first as long as questions are open: "So far: Serbia, $5,755 a month". */
export function soFarText(first: Pick<Assessed, 'country' | 'kept'>, money: MoneyFormat): string {
  // Where the first leaves nothing, none does.
  if (keepsNothing(first.kept)) return 'So far: you keep nothing in any country';
  return `So far: ${nameInText(first.country.name)}, ${keptText(first.kept, money, 'month')}`;
}

/** What stands in the place of an answer where there is none. */
export function noAnswerText({ couldBe, asks }: Pick<Answer, 'couldBe' | 'asks'>): string {
  if (couldBe.length === 0) return NOTHING_FITS;
  return asks.length > 0 ? NO_ANSWER : 'No country is certain yet. Check what the best ones ask for.';
}

/** What one pays: "You pay 4.1% tax." Where it is more than the income, the amount says how much. */
export function taxSentence({ rate, total }: Pick<Assessed, 'rate' | 'total'>, money: MoneyFormat): string {
  if (rate === null) return `You pay ${money(total)} tax.`;
  const words = `You pay ${rateText(rate, total)} tax`;
  return takesMoreThanAll(rate, total) ? `${words}, ${money(total)} a year.` : `${words}.`;
}

/**
 * The other of the two estimates beside the one that is shown: "As the law has it you pay $13,931, $610 less."
 * @param totals USD per year
 */
export function otherEstimateSentence(
  totals: { readonly shown: number; readonly other: number },
  { estimate, currency, money }: Pick<Figures, 'estimate' | 'currency' | 'money'>,
): string {
  const difference = differenceAsShown({ currency }, totals.other, totals.shown);
  const size = money(Math.abs(difference));
  const isSame = size === money(0);
  const than = `${size} ${difference > 0 ? 'more' : 'less'}`;
  if (estimate === 'law') {
    return isSame
      ? 'The quick estimate is the same.'
      : `The quick estimate is ${money(totals.other)}, ${than}.`;
  }
  return isSame
    ? 'As the law has it you pay the same.'
    : `As the law has it you pay ${money(totals.other)}, ${than}.`;
}

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

/** What the contributions of a regime insure, in a sentence. */
export function insuranceSentence(insures: { readonly health: boolean; readonly pension: boolean }): string {
  if (insures.health && insures.pension) return 'It includes public health care and a pension.';
  if (insures.health) return 'It includes public health care and no pension.';
  return insures.pension
    ? 'It includes a pension and no health care.'
    : 'It includes neither health care nor a pension.';
}

/** Whether at least a dollar is kept. */
function isWorthNaming({ kept }: Pick<Assessed, 'kept'>): boolean {
  return Math.round(kept) > 0;
}

/**
 * What could be more than the answer: "You could keep more in four countries, if you qualify." Null where none could, and
 * where nothing is certain: then the best of them is the answer already (leadOf).
 */
export function couldBeSentence({ best, couldBe }: Answer): string | null {
  const count = couldBe.filter(isWorthNaming).length;
  if (best === null || count === 0) return null;
  return `You could keep more in ${numberWord(count)} ${count === 1 ? 'country' : 'countries'}, if you qualify.`;
}

/** The best of what could be more, in one line: "Up to $6,667 in Costa Rica, for 2 years". */
export function couldBeLine({ couldBe: [first] }: Answer, money: MoneyFormat): string | null {
  if (!first || !isWorthNaming(first)) return null;
  const place = nameInText(first.country.name);
  const end = first.terms.find((term) => term.kind === 'ends' && term.isWithinStay) as EndTerm | undefined;
  return `Up to ${money(first.kept / 12)} in ${place}${end ? `, ${forWords(end.at)}` : ''}`;
}

function forWords(at: End): string {
  if ('years' in at) return `for ${countOf(at.years, 'year')}`;
  if ('permitMonths' in at) return `for ${monthsWords(at.permitMonths)}`;
  return `until ${untilWords(at.day)}`;
}

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/**
 * Whose tax a saving is against, by what the person is: "an employee in Germany", "a sole trader in Germany". Of a scheme
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
    return { than: `an employee in ${place}`, as: `an employee in ${place} does` };
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

/**
 * Of a plan: what one keeps against staying, a month.
 * @param difference USD per year
 * @param home null where today's tax is known without its country
 */
export function moveLead(difference: number, home: string | null, money: MoneyFormat): Lead {
  const size = money(Math.abs(difference) / 12);
  if (size === money(0)) {
    return home === null
      ? { before: 'You keep', figure: 'as much', after: 'as today' }
      : { before: 'You keep the same as in', figure: nameInText(home), after: '' };
  }
  return difference > 0
    ? {
        before: 'You keep',
        figure: size,
        after: `a month more than ${home === null ? 'today' : `in ${nameInText(home)}`}`,
      }
    : { before: 'This move costs you', figure: size, after: 'a month' };
}

/** What stands in the place of the years where there is no income. */
export const NO_YEARS = 'Without an income only fixed contributions fall due, in every year.';

/** What a person pays year by year, in a sentence; null where no years are known. */
export function yearsSentence({ strip }: Pick<Assessed, 'strip'>, money: MoneyFormat): string | null {
  const rates = strip.map(({ year, rate, total, ended }) => ({
    year,
    // Where costs use up the income there is no rate.
    rate: ended ? null : rate === null ? money(total ?? 0) : rateText(rate, total ?? 0),
  }));
  const runs = rates.filter(({ rate }, at) => at === 0 || rate !== rates[at - 1]?.rate);
  const [first, ...later] = runs;
  const last = later.at(-1);
  if (!first) return null;
  if (first.rate === null) return 'This scheme is over before your stay begins.';
  if (!last) return `You pay ${first.rate} in every year.`;
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

/** The lead of a regime whose limit an income is beyond. @param limit USD per year. */
export function notAvailable(limit: number, money: MoneyFormat): Lead {
  return { before: 'Not available above', figure: money(limit, 'down'), after: '' };
}

/** What work done in a country itself leaves, where a regime is for other work. @param kept USD per year. */
export function localWorkSentence(kept: number, country: string, money: MoneyFormat): string {
  return `For work done in ${nameInText(country)} the ordinary rates apply: you would keep ${keptText(kept, money, 'year')}.`;
}

/** Of a plan that costs money: what would gain. Null stands for nothing that would. */
export function betterMoveSentence(better: BetterMove | null, money: MoneyFormat): string {
  if (better === null) return 'Staying costs you least.';
  const gain = money(better.gain / 12);
  return better.kind === 'country'
    ? `${capitalised(nameInText(better.assessed.country.name))} would gain you ${gain} a month.`
    : `For ${countOf(better.years, 'year')} only, it would gain you ${gain} a month.`;
}

/** A plan from a country to itself: that there is none, and what to do. */
export function noMoveSentence(country: string): string {
  return `You live in ${nameInText(country)} already, so there is no move to plan. Choose another country to go to.`;
}

/** On what the figure of a move rests where leaving is not settled: "Only if your tax residence in Germany ends". */
export function leavingLine(home: string): string {
  return `Only if your tax residence in ${nameInText(home)} ends`;
}

/** What a whole stay saves or costs: "You save €73,025 in 5 years." Without a stay or a home, the tax of a year. */
export function stayLead(
  assessed: Pick<Assessed, 'saving' | 'years' | 'projection' | 'total'>,
  money: MoneyFormat,
): Lead {
  const { saving, total } = assessed;
  const years = savedYears(assessed);
  if (saving === null || years === 0) {
    return { before: 'You pay', figure: money(total), after: 'of tax a year.' };
  }
  const size = Math.abs(saving);
  if (money(size) === money(0)) return { before: 'You pay', figure: 'as much', after: 'as today.' };
  const after = years === null || years === 1 ? 'a year.' : `in ${countOf(years, 'year')}.`;
  return {
    before: saving > 0 ? 'You save' : 'You pay',
    figure: money(size * (years ?? 1)),
    after: saving > 0 ? after : `more ${after}`,
  };
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
