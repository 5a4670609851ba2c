/** A situation in words, as the bar and the editor say it. */
import { countryName } from '../catalogue/countryNames.ts';
import { countOf, formatCurrency, formatMonth, formatRate, nameInText } from '../catalogue/format.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { PROFESSIONS, REGION_LABELS } from '../catalogue/professions.ts';
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
  const { costs, profession, citizenships, greenCard, home, days, region } = situation;
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
    days !== undefined && `${daysWords(days)} a year`,
    home && 'country' in home && `from ${inSentence(home.country)}`,
    region === 'europe' && REGION_LABELS.europe,
  ].filter((words) => typeof words === 'string');
}

/** For whom a person's figures are, as long as they have not said who moves along. */
function singleWords(situation: Situation): string | null {
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
