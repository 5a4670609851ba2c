/** A situation in words, as the bar and the editor say it. */
import { countryName } from '../catalogue/countryNames.ts';
import {
  countOf,
  formatCurrency,
  formatList,
  formatMonth,
  formatRate,
  nameInText,
} from '../catalogue/format.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { PROFESSIONS, REGION_LABELS, WORK } from '../catalogue/professions.ts';
import { hasAnswers } from './answered.ts';
import { MOST_DAYS } from './checks.ts';
import type { Figures } from './figures.ts';
import { type Days, familyOf, isOnPayroll, type Situation } from './situation.ts';

/** The income as it was entered: "€70,000". */
export function incomeWords({ amount, currency }: Pick<Figures, 'amount' | 'currency'>): string {
  return formatCurrency(amount, currency);
}

/** What is said beside the income, each in a few words; what has not been answered is left out. */
export function situationWords(
  figures: Pick<Figures, 'situation' | 'currency' | 'years' | 'from'>,
  /** Whether the stay is said elsewhere. */
  leavesStay = false,
  /** "German", or "citizen of Germany". */
  citizen = citizenWords,
): string[] {
  const { situation, currency } = figures;
  const { costs, profession, citizenships, greenCard, home, region } = situation;
  const words = (key: keyof Situation) => answerWords(key, situation);
  return [
    // First, because a phone has room for little more.
    familyWords(situation) ?? singleWords(situation),
    profession && PROFESSIONS[profession].person,
    isOnPayroll(situation) && 'on a payroll',
    citizenships && citizen(citizenships),
    greenCard && 'with a green card',
    leavesStay ? null : stayWords(figures),
    costs &&
      ('percent' in costs
        ? `${costs.percent === 0 ? 'no' : formatRate(costs.percent)} costs`
        : `${formatCurrency(costs.amount, currency)} costs`),
    words('days'),
    home && 'country' in home && words('home'),
    region === 'europe' && REGION_LABELS.europe,
  ].filter((words) => typeof words === 'string');
}

/** What is said in an address that was opened from outside, beside its income. */
export function senderWords(figures: Parameters<typeof situationWords>[0]): string[] {
  const { situation } = figures;
  const { home } = situation;
  const more = [
    ...(home && !('country' in home) ? ['home' as const] : []),
    ...(['contract', 'livedIn', 'workplace', 'workCountry', 'clients', 'company', 'runningCosts'] as const),
    'payBest' as const,
  ];
  const isSaid = (key: keyof Situation) => !(key === 'contract' && isOnPayroll(situation));
  return [
    ...situationWords(figures, false, citizenOfWords),
    ...more.filter(isSaid).flatMap((key) => answerWords(key, situation) ?? []),
  ];
}

/** Words of answers, in the middle of a sentence; null where there is nothing to say. */
const WORDS: { readonly [Key in keyof Situation]?: (situation: Situation) => string | false | undefined } = {
  citizenships: ({ citizenships }) => citizenships && citizenOfWords(citizenships),
  home: ({ home, currency = 'USD' }) => {
    if (!home) return undefined;
    if ('country' in home) return `from ${inSentence(home.country)}`;
    return `${'rate' in home ? formatRate(home.rate) : formatCurrency(home.amount, currency)} tax today`;
  },
  livedIn: ({ livedIn }) =>
    livedIn &&
    (livedIn.length === 0
      ? 'not resident there before'
      : `resident before in ${formatList(livedIn.map(inSentence))}`),
  contract: ({ contract }) => (contract === 'payroll' ? 'on a payroll' : contract && 'with invoices'),
  workplace: ({ workplace }) =>
    workplace && (workplace === 'here' ? 'working mostly there' : 'working mostly elsewhere'),
  workCountry: ({ workCountry }) => workCountry && `working in ${inSentence(workCountry)}`,
  days: ({ days }) => days !== undefined && `${daysWords(days)} a year`,
  clients: ({ clients }) => clients && (clients === 'local' ? 'clients there, too' : 'clients abroad only'),
  company: ({ company }) => company !== undefined && (company ? 'with a company' : 'without a company'),
  runningCosts: ({ runningCosts }) => runningCosts && 'with running costs',
  payBest: ({ payBest }) => payBest && 'paid the best way',
  work: ({ work }) => work && WORK[work].label.toLowerCase(),
  region: ({ region }) => region && REGION_LABELS[region],
  living: ({ living }) => living && `${formatCurrency(living.amount, living.currency)} a month for living`,
};

/** One answer in a few words: "citizen of Germany", "from Spain"; null where it is not given, or has no words of its own. */
export function answerWords(key: keyof Situation, situation: Situation): string | null {
  return WORDS[key]?.(situation) || null;
}

/** For whom a person's figures are, as long as they have not said who moves along. */
export function singleWords(situation: Situation): string | null {
  return situation.household === undefined && hasAnswers(situation) ? 'for a single person' : null;
}

/** "with partner and 2 children", "with 1 child"; null where nobody moves along. */
export function familyWords(situation: Situation): string | null {
  const family = familyOf(situation);
  if (!family) return null;
  const { hasPartner, children } = family;
  const count = children.length === 1 ? '1 child' : `${children.length} children`;
  return `with ${[hasPartner && 'partner', children.length > 0 && count].filter(Boolean).join(' and ')}`;
}

/** Whom figures are about: "a single person without children", "a person with partner". */
export function wholeFamilyWords(situation: Situation): string {
  const family = familyWords(situation);
  return family === null ? 'a single person without children' : `a person ${family}`;
}

/** "German", "German and Irish". */
function citizenWords(citizenships: readonly string[]): string {
  return citizenships
    .map((id) => (id === 'other' ? 'another passport' : citizenshipOf(id)?.adjective))
    .join(' and ');
}

/** "citizen of Germany and the United States". */
function citizenOfWords(citizenships: readonly string[]): string {
  const names = { other: 'another country', 'eu-other': 'another EU or EEA country' };
  return `citizen of ${formatList(citizenships.map((id) => names[id as keyof typeof names] ?? inSentence(id)))}`;
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

/** "5 years from January 2027": what every figure is the average of. */
function stayWords({ years, from }: Pick<Figures, 'years' | 'from'>): string | null {
  return years === null ? null : `${countOf(years, 'year')} from ${formatMonth(from)}`;
}
