/** How rules and their answers are said: the rule is named, never a verdict. */
import {
  capitalised,
  countOf,
  formatDate,
  formatDecimal,
  formatList,
  nameInText,
} from '../catalogue/format.ts';
import type { CountingBasis, CountingMethod, Effect, Rule, RuleAnswer } from '../residency/index.ts';
import type { RuleLine } from './countryDays.ts';

/** Nights or days, as the rule counts. */
export function unitOf({ countsDay }: Rule): string {
  return countsDay === 'midnight' ? 'night' : 'day';
}

/** As `unitOf`; days that weigh less in earlier years are no days of a calendar. */
const countedUnit = (rule: Rule) =>
  rule.window === 'three-tax-years-weighted' ? `weighted ${unitOf(rule)}` : unitOf(rule);

const COMPARED = {
  'at-least': '',
  'more-than': 'more than ',
  'less-than': 'fewer than ',
  'at-most': 'at most ',
} as const;

/** What the rule asks for, with its country: "More than 183 days in Bulgaria". */
export function ruleInWords(rule: Rule, country: string, limit?: number): string {
  return capitalised(ruleInSentence(rule, country, limit));
}

function ruleInSentence(rule: Rule, country: string, limit: number = rule.days): string {
  const name = nameInText(country);
  const compared = COMPARED[rule.comparison];
  const days = `${compared}${countOf(limit, countedUnit(rule))}`;
  const inARow = rule.months === undefined ? days : `${compared}${countOf(rule.months, 'month')}`;
  switch (rule.window) {
    case 'continuous-stay':
      return `${inARow} in a row in ${name}`;
    case 'continuous-absence':
      return `${inARow} in a row away from ${name}`;
    case 'two-tax-years':
      return `${days} in two years in ${name}${rule.minOneYear ? `, ${rule.minOneYear} of them in one year` : ''}`;
    case 'each-of-two-tax-years':
      return `${days} in each of two years in ${name}`;
    case 'three-tax-years':
    case 'three-tax-years-weighted':
      return `${days} in three years in ${name}${rule.minCurrentYear ? `, ${rule.minCurrentYear} of them in the last year` : ''}`;
    case 'tax-year-and-previous-four':
      return `${days} in ${name}, with ${rule.previousDays ?? 0} in the ${rule.previousYears ?? 4} years before`;
    case 'six-tax-years':
      return `${days} in each of six years in ${name}`;
    default:
      return rule.where === 'outside' ? `${days} away from ${name}` : `${days} in ${name}`;
  }
}

/** Over which time a rule counts. */
export function windowInWords(
  { window }: Pick<Rule, 'window'>,
  year: { readonly from: string; readonly to: string },
): string {
  const wholeYear = year.from.endsWith('-01-01')
    ? `in ${year.from.slice(0, 4)}`
    : `from ${shortDay(year.from)} to ${shortDay(year.to)}`;
  switch (window) {
    case 'tax-year':
      return wholeYear;
    case 'tax-year-or-previous':
      return `${wholeYear} or in the year before`;
    case 'any-12-months':
      return 'in any 12 months';
    case 'any-12-months-ending-in-tax-year':
      return `in any 12 months that end ${wholeYear}`;
    case 'any-12-months-touching-tax-year':
      return `in any 12 months that begin or end ${wholeYear}`;
    case '12-months-from-first-entry':
      return 'in the 12 months from an entry';
    case 'continuous-stay':
    case 'continuous-absence':
      return '';
    case 'tax-year-and-previous-four':
      return `${wholeYear} and in the four years before`;
    case 'six-tax-years':
      return `${wholeYear} and in the five years before`;
    case 'three-tax-years':
    case 'three-tax-years-weighted':
      return `${wholeYear} and in the two years before`;
    default:
      return `${wholeYear} and in the year before`;
  }
}

/** As `windowInWords`, with its space; empty where the result has said the year. */
export function windowBeside(line: RuleLine, year: { readonly from: string; readonly to: string }): string {
  const { rule, answer } = line;
  const isDay = rule.window === 'tax-year' && answer.crossedOn !== null && year.from.endsWith('-01-01');
  const isSaid = isDay || missingInWords(line) !== '';
  const words = isSaid ? '' : windowInWords(rule, year);
  return words === '' ? '' : ` ${words}`;
}

/** `21 Nov 2027`. */
export function shortDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatDate({ dateStyle: 'medium' }, year, month, day);
}

const isUpperLimit = ({ comparison }: Rule) => comparison === 'less-than' || comparison === 'at-most';

/** The line's result: the rule and its day, or that it is not met. */
export function resultInWords(line: RuleLine, country: string): string {
  const { rule, answer, limit, taxYear } = line;
  const said = ruleInSentence(rule, country, limit);
  const words = capitalised(said);
  if (isUpperLimit(rule)) {
    return answer.met ? words : `${countOf(answer.count, unitOf(rule))}, not ${said}`;
  }
  if (answer.crossedOn) {
    const isEarlier = Number(answer.crossedOn.slice(0, 4)) < taxYear;
    return `${words} ${isEarlier ? 'since' : 'on'} ${shortDay(answer.crossedOn)}`;
  }
  if (answer.met) return words;
  const missing = missingInWords(line);
  return `Not ${said}${missing === '' ? '' : `: ${missing}`}`;
}

/** Why a rule is not met though there are days enough; else an empty text. */
function missingInWords({ rule, answer: { count, met, parts = [] }, limit, taxYear }: RuleLine): string {
  if (met || (rule.comparison === 'more-than' ? count <= limit : count < limit)) return '';
  const [current = 0, before = 0] = parts;
  switch (rule.window) {
    case 'three-tax-years':
    case 'three-tax-years-weighted':
      return `${countOf(current, unitOf(rule))} in ${taxYear}`;
    case 'tax-year-and-previous-four':
      return `${countOf(before, unitOf(rule))} in those years`;
    case 'tax-year':
      return rule.noOtherCountryMoreThan === undefined
        ? ''
        : `more than ${countOf(rule.noOtherCountryMoreThan, 'day')} in another country`;
    default:
      return '';
  }
}

/** Days shown against the rule's number: of windows that move with the day, the fullest one so far. */
export function shownCount({ answer }: RuleLine): number {
  return answer.largest ?? answer.count;
}

/** The same with its unit: "183.5" "weighted days". */
export function countedInWords(line: RuleLine): { readonly count: string; readonly unit: string } {
  const count = shownCount(line);
  const decimals = Number.isInteger(count) ? 0 : 1;
  return { count: formatDecimal(count, decimals), unit: `${countedUnit(line.rule)}s` };
}

/** What is left, and until when one may stay; an empty text where nothing can be said. */
export function leftInWords({ rule, answer, latestDeparture, endsOn }: RuleLine): string {
  const sentences: string[] = [];
  if (!answer.met && answer.daysLeft !== null && !isUpperLimit(rule)) {
    sentences.push(`${countOf(answer.daysLeft, unitOf(rule))} left.`);
  }
  if (isUpperLimit(rule)) {
    return answer.met && answer.daysLeft !== null
      ? `${countOf(answer.daysLeft, `more ${unitOf(rule)}`)} would keep it so.`
      : '';
  }
  if (endsOn !== null) sentences.push(`That stay ends on ${shortDay(endsOn)}.`);
  if (latestDeparture !== null) {
    sentences.push(
      answer.met
        ? `To stay below, leave by ${shortDay(latestDeparture)}.`
        : `If the last stay went on, the latest day to leave would be ${shortDay(latestDeparture)}.`,
    );
  }
  return sentences.join(' ');
}

const EFFECTS: Readonly<Record<Effect, string>> = {
  resident: 'Makes a person tax resident',
  'may-be-resident': 'One sign of tax residence among several, or a presumption that can be rebutted',
  'keeps-status': 'Keeps a status that a person already has',
  'loses-status': 'Ends tax residence or keeps it from beginning',
  'tax-relief': 'Gives a tax relief; residence does not change',
};

/** What a rule that is met means, and from which day on. */
export function effectInWords(
  { rule: { effect, needsAlso, residentFrom }, answer: { crossedOn } }: RuleLine,
  year: { readonly from: string; readonly to: string },
): string {
  const from: Readonly<Record<NonNullable<Rule['residentFrom']>, string>> = {
    'tax-year': `It then holds for the whole tax year, from ${shortDay(year.from)}.`,
    arrival: 'It then holds from the day of arrival.',
    'first-counted-day': 'It then holds from the first day that counts.',
    'day-of-crossing': `It then holds from ${crossedOn === null ? 'that day' : shortDay(crossedOn)}.`,
    decision: 'The tax office decides from when it holds.',
  };
  const condition =
    needsAlso.length > 0 && effect !== 'may-be-resident' ? ', if what stands below is true as well' : '';
  const sentence = `${EFFECTS[effect]}${condition}.`;
  if (residentFrom) return `${sentence} ${from[residentFrom]}`;
  return effect === 'resident' || effect === 'may-be-resident'
    ? `${sentence} Our data do not say from which day it then holds.`
    : sentence;
}

const METHODS: Readonly<Record<CountingMethod, string>> = {
  'any-part': 'Any part of a day counts as a day',
  midnight: 'A day counts for whoever is there at midnight',
  'arrival-not-departure': 'The day of arrival counts, the day of departure does not',
  'full-days': 'Only full days outside of the country count',
};

/** Ways of counting that no law or office has settled. */
const UNSURE: Partial<Record<CountingBasis, string>> = {
  assumed: 'assumed, since nothing was found: it is the careful choice',
  disputed: 'disputed: counting this way is the careful choice',
  proposed: 'as the proposal has it',
};

export function countingInWords({ countsDay, countsDayBasis }: Rule): string {
  const doubt = UNSURE[countsDayBasis];
  return doubt === undefined ? `${METHODS[countsDay]}.` : `${METHODS[countsDay]} (${doubt}).`;
}

/** Chips that must be seen before the figures are relied on. */
export function marksOf(rule: Rule): string[] {
  return [
    ...(rule.status === 'proposed' ? ['Proposed, not law'] : []),
    ...(rule.countsDayBasis === 'assumed' ? ['Assumed'] : []),
    ...(rule.countsDayBasis === 'disputed' ? ['Disputed'] : []),
  ];
}

/** What else is counted or shown besides the days, in sentences. */
export function remarksOn({ rule, answer }: RuleLine): string[] {
  const absences = rule.shortAbsences;
  return [
    ...(answer.parts ? [`By year: ${partsInWords(answer.parts)}.`] : []),
    ...(answer.withAbsences !== undefined && answer.withAbsences !== answer.count
      ? [`With short absences, which may count too: ${countOf(answer.withAbsences, 'day')}.`]
      : []),
    ...(absences ? [absences.text] : []),
    ...(absences?.assumeUpTo === undefined
      ? []
      : [
          `Assumed here: absences of up to ${countOf(absences.assumeUpTo, 'day')} are short, for the law names no number.`,
        ]),
    ...(rule.excludes ?? []),
    ...(rule.previousYearDaysUsedUp && rule.usedUpText ? [rule.usedUpText] : []),
    ...(rule.yearOfStatus ? [rule.yearOfStatus] : []),
    ...(rule.periodStarts ? [rule.periodStarts] : []),
    ...(rule.fileAfter ? [rule.fileAfter.text] : []),
    ...(rule.changed ? [rule.changed.text] : []),
    ...(rule.from ? [`From ${shortDay(rule.from)}.`] : []),
    ...(rule.until ? [`Until ${shortDay(rule.until)}.`] : []),
  ];
}

function partsInWords(parts: NonNullable<RuleAnswer['parts']>): string {
  return formatList(parts.map(String));
}
