/** A situation in words, as the strip under the header and documents say it. */
import { countryName } from '../catalogue/countryNames.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { type LeftWith, leftWith } from '../catalogue/exitAssets.ts';
import {
  countOf,
  formatCurrency,
  formatList,
  formatMonth,
  formatRate,
  nameInText,
} from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import { fromUsd, toUsd } from '../catalogue/money.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { limitedRegion, PROFESSIONS, REGION_LABELS, WORK } from '../catalogue/professions.ts';
import { MOST_DAYS } from './checks.ts';
import type { Figures } from './figures.ts';
import { QUESTIONS } from './questions.ts';
import { type Days, familyOf, homeIdOf, isOnPayroll, type Situation } from './situation.ts';

/** The income as it was entered: "€70,000". */
export function incomeWords({ amount, currency }: Pick<Figures, 'amount' | 'currency'>): string {
  return formatCurrency(amount, currency);
}

type Words = string | false | null | undefined;

/** Answers in a few words each, the most important first; nothing where an answer says nothing beside others. */
const WORDS: { readonly [Key in keyof Required<Situation>]: (said: Situation) => Words } = {
  costs: (said) => {
    const { costs, currency = 'USD' } = said;
    // Of a wage none are counted.
    if (!costs || isOnPayroll(said)) return null;
    if ('amount' in costs) return `${formatCurrency(costs.amount, currency)} costs`;
    return `${costs.percent === 0 ? 'no' : formatRate(costs.percent)} costs`;
  },
  home: ({ home, currency = 'USD' }) => {
    if (!home) return null;
    if ('country' in home) return countryName(home.country.toUpperCase());
    return `${'rate' in home ? formatRate(home.rate) : formatCurrency(home.amount, currency)} tax today`;
  },
  work: (said) => said.work && !isOnPayroll(said) && WORK[said.work].label.toLowerCase(),
  contract: (said) =>
    isOnPayroll(said) ? 'on a payroll' : said.work === 'remote' && said.contract && 'with invoices',
  citizenships: ({ citizenships }) => citizenships && passportWords(citizenships),
  profession: ({ profession }) => profession && PROFESSIONS[profession].person,
  household: (said) => familyWords(said),
  otherIncome: (said) => otherIncomeWords(said),
  exit: ({ exit }) => leftWithWords(exit),
  greenCard: ({ greenCard }) => greenCard && 'with a green card',
  workplace: ({ workplace, workCountry }) =>
    workCountry
      ? `work in ${inSentence(workCountry)}`
      : workplace && (workplace === 'here' ? 'work there' : 'work in other countries'),
  days: ({ days }) => days !== undefined && `${daysWords(days)} a year`,
  years: ({ years, arrival }) =>
    [years && countOf(years, 'year'), arrival && `from ${formatMonth(arrival)}`].filter(Boolean).join(' '),
  region: ({ region }) => limitedRegion(region) && REGION_LABELS[region ?? 'anywhere'],
  clients: ({ clients }) => clients && (clients === 'local' ? 'clients there, too' : 'clients abroad only'),
  payer: (said) => payerWords(said),
  company: ({ company }) => company !== undefined && (company ? 'with a company' : 'without a company'),
  keptCompany: ({ keptCompany }) => keptCompany && keptCompanyWords(keptCompany),
  livedIn: ({ livedIn }) => livedIn?.[0] && `resident before in ${formatList(livedIn.map(inSentence))}`,
  deduct: ({ deduct }) => deduct && 'as the law has it',
  runningCosts: ({ runningCosts }) => runningCosts && 'with running costs',
  payBest: ({ payBest }) => payBest && 'paid the best way',
  // Said before them, or beside a figure of its own.
  ...{
    income: () => null,
    currency: () => null,
    arrival: () => null,
    workCountry: () => null,
    living: () => null,
  },
};

/** What is said beside the income; what has not been answered is left out. */
export function situationWords(said: Situation): string[] {
  return Object.values(WORDS)
    .map((words) => words(said))
    .filter((words) => typeof words === 'string' && words !== '') as string[];
}

/** One answer where it is told to somebody else: "US passport", "from Spain"; null where it has no words of its own. */
export function answerWords(key: keyof Situation, said: Situation): string | null {
  const { home, livedIn, living } = said;
  if (key === 'home' && home && 'country' in home) return `from ${inSentence(home.country)}`;
  if (key === 'livedIn' && livedIn?.length === 0) return 'not resident there before';
  if (key === 'living' && living)
    return `${formatCurrency(living.amount, living.currency)} a month for living`;
  return WORDS[key]?.(said) || null;
}

/** "employer in Germany", "clients elsewhere"; of who has a home in mind that is none of the countries, nothing. */
function payerWords(said: Situation): Words {
  const { payer } = said;
  if (payer === undefined) return null;
  const who = isOnPayroll(said) ? 'employer' : 'clients mostly';
  if (payer !== 'other') return `${who} in ${inSentence(payer)}`;
  const home = homeIdOf(said);
  return `${who} ${home === null ? 'elsewhere' : `not in ${inSentence(home)}`}`;
}

/** "company in Germany", "US LLC", "company elsewhere". */
function keptCompanyWords({ country, form }: Required<Situation>['keptCompany']): string {
  if (form === 'llc') return 'US LLC';
  return country === 'other' ? 'company elsewhere' : `company in ${inSentence(country)}`;
}

/** A question as a screen puts it to a person: who pays is asked of the country where she lives. */
export function askedAs(about: keyof Situation, said: Situation): string {
  const home = homeIdOf(said);
  if (about !== 'payer' || home === null) return QUESTIONS[about].asks;
  const place = inSentence(home);
  return isOnPayroll(said) ? `Is your employer in ${place}?` : `Mostly clients in ${place}?`;
}

/** "with partner and 2 children", "with 1 child"; null where nobody moves along. */
export function familyWords(situation: Situation): string | null {
  const family = familyOf(situation);
  if (!family) return null;
  const { hasPartner, children } = family;
  const count = children.length === 1 ? '1 child' : `${children.length} children`;
  return `with ${[hasPartner && 'partner', children.length > 0 && count].filter(Boolean).join(' and ')}`;
}

/** "€10,000 of dividends", or of several "other money: €19,600"; null where there is none. */
function otherIncomeWords({ otherIncome = [], currency = 'USD' }: Situation): string | null {
  const some = otherIncome.filter(({ amount }) => amount > 0);
  const [first] = some;
  if (!first) return null;
  const usd = some.reduce((sum, one) => sum + toUsd(one.amount, (one.currency ?? currency) as Currency), 0);
  const isAlike = some.every((one) => one.kind === first.kind);
  const sum = formatCurrency(Math.round(fromUsd(usd, currency)), currency);
  return isAlike ? `${sum} of ${OTHER_KIND_IN_TEXT[first.kind]}` : `other money: ${sum}`;
}

const LEFT_WITH_WORDS: Readonly<Record<LeftWith, string>> = {
  ...{
    shares: 'a company of your own',
    portfolio: 'a portfolio',
    crypto: 'crypto-assets',
    business: 'a business in your name',
  },
};

/** "leaving with a company of your own and crypto-assets"; null where there is nothing of the kind. */
function leftWithWords(exit: Situation['exit']): string | null {
  const some = leftWith(exit).map((one) => LEFT_WITH_WORDS[one]);
  return some.length > 0 ? `leaving with ${formatList(some)}` : null;
}

/** What the United States tax wherever a person lives is in no figure. */
export const NOT_FOR_US_CITIZENS = 'Other money is not reckoned for US citizens.';

/** Whom figures are about: "a single person without children", "a person with partner". */
export function wholeFamilyWords(situation: Situation): string {
  const family = familyWords(situation);
  return family === null ? 'a single person without children' : `a person ${family}`;
}

/** "German passport", "German and Irish passports". */
function passportWords(citizenships: readonly string[]): string {
  const whose = citizenships.map((id) => (id === 'other' ? 'another' : citizenshipOf(id)?.adjective));
  return `${whose.join(' and ')} ${whose.length > 1 ? 'passports' : 'passport'}`;
}

/** "90 days", "90 to 183 days", "more than 183 days". */
export function daysWords(days: Days): string {
  if (typeof days === 'number') return countOf(days, 'day');
  const { from, to } = days;
  if (from === to) return countOf(from, 'day');
  if (from === 0) return `fewer than ${countOf(to + 1, 'day')}`;
  return to >= MOST_DAYS ? `more than ${countOf(from - 1, 'day')}` : `${from} to ${countOf(to, 'day')}`;
}

/** The name of a country within a sentence: "the United Kingdom". */
export function inSentence(id: string): string {
  return nameInText(countryName(id.toUpperCase()));
}
