/** Questions about a history, in the form of data/days/cases.json, their answers, and the United Kingdom's test. */

import { parseDay, taxYearOf, taxYearRange } from './days.ts';
import { answerRule, limitIn, type RuleAnswer } from './rules.ts';
import { answerSchengen, type RollingAnswer } from './schengen.ts';
import { daysOf, type History, historyOf, meets, type Overlap, overlapsOf } from './stays.ts';
import type {
  Areas,
  CountingMethod,
  CountryCode,
  CountryRules,
  Rule,
  RulesByCountry,
  Stay,
  UkProfile,
} from './types.ts';
import { answerVisa, type VisaAnswer } from './visa.ts';

interface UkQuestion {
  readonly rules: CountryRules;
  /** `leaver`: resident in one of the three previous tax years. */
  readonly profile: UkProfile;
  /** How many ties the person has. */
  readonly ties: number;
  readonly taxYear?: number | null | undefined;
}

export interface UkAnswer {
  /** Midnights in the tax year. */
  readonly days: number;
  readonly outcome: 'resident' | 'not resident';
  /** Id of the rule that decides. */
  readonly decidedBy: string | null;
  /** How many ties make a person resident at this number of days; null where days alone decide. */
  readonly tiesNeeded: number | null;
  /** Days up to which the person is not resident with these ties. */
  readonly mostDays: number;
}

type Decision = Pick<UkAnswer, 'outcome' | 'decidedBy' | 'tiesNeeded'>;

/** What one test says, or null if it does not decide: tests that need other facts than days never do. */
function decide(rule: Rule, days: number, limit: number, { profile, ties }: UkQuestion): Decision | null {
  if (rule.tiers) {
    const tier = rule.tiers.find((one) => one.profile === profile && days >= one.from && days <= one.to);
    if (tier === undefined) return null;
    const outcome = ties >= tier.ties ? 'resident' : 'not resident';
    return { outcome, decidedBy: rule.id, tiesNeeded: tier.ties };
  }
  if (rule.needsAlso.length > 0 || (rule.profile ?? profile) !== profile) return null;
  if (!meets(rule.comparison, days, limit)) return null;
  const outcome = rule.effect === 'loses-status' ? 'not resident' : 'resident';
  return { outcome, decidedBy: rule.id, tiesNeeded: null };
}

/** The first test that decides, for a number of midnights. */
function decideDays(question: UkQuestion, days: number, year: number): Decision {
  const { rules, taxYearStart } = question.rules;
  const inOrder = [...rules].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  for (const rule of inOrder) {
    const decision = decide(rule, days, limitIn(rule, taxYearStart, year), question);
    if (decision) return decision;
  }
  return { outcome: 'not resident', decidedBy: null, tiesNeeded: null };
}

export function answerUk(question: UkQuestion, history: History, country = 'GB'): UkAnswer {
  const { taxYearStart } = question.rules;
  const year = question.taxYear ?? taxYearOf(taxYearStart, history.on);
  const { from, to } = taxYearRange(taxYearStart, year);
  const days = daysOf(history, country, 'midnight').count(from, to);
  let mostDays = to - from + 1;
  while (mostDays > 0 && decideDays(question, mostDays, year).outcome === 'resident') mostDays--;
  return { days, ...decideDays(question, days, year), mostDays };
}

export type Ask =
  | {
      readonly kind: 'rule';
      readonly country: CountryCode;
      readonly rule: string;
      readonly taxYear?: number | null | undefined;
      readonly recordFrom?: string | null | undefined;
    }
  | { readonly kind: 'schengen'; readonly from?: string | null | undefined }
  | {
      readonly kind: 'visa';
      readonly country: CountryCode;
      readonly passport: string;
      readonly from?: string | null | undefined;
    }
  | {
      readonly kind: 'united-kingdom';
      readonly profile: UkProfile;
      readonly ties: number;
      readonly taxYear?: number | null | undefined;
    }
  | {
      readonly kind: 'days';
      readonly country: CountryCode;
      readonly method: CountingMethod;
      readonly from: string;
      readonly to: string;
      readonly recordFrom?: string | null | undefined;
    }
  | { readonly kind: 'overlaps' };

export type Answer =
  | RuleAnswer
  | RollingAnswer
  | VisaAnswer
  | UkAnswer
  | { readonly count: number }
  | { readonly overlaps: readonly Overlap[] };

/** A question that the data cannot answer; the message names what is unknown. */
export class QuestionError extends Error {
  override name = 'QuestionError';
}

function dayFrom(text: string, what: string): number {
  const day = parseDay(text);
  if (day === null) throw new QuestionError(`${what} "${text}" is no date such as 2026-11-22.`);
  return day;
}

/**
 * @param on the day of the question
 * @throws QuestionError for a country or rule that the data do not know, StayError for an invalid stay
 */
export function answer(
  ask: Ask,
  stays: readonly Stay[],
  on: string,
  data: { readonly rules: RulesByCountry; readonly areas: Areas },
): Answer {
  const history = historyOf(stays, on, 'recordFrom' in ask ? ask.recordFrom : null);
  const startOf = (text: string | null | undefined) => (text ? dayFrom(text, 'The beginning') : undefined);
  const rulesOf = (country: CountryCode) => {
    const rules = Object.hasOwn(data.rules, country) ? data.rules[country] : undefined;
    if (rules) return rules;
    throw new QuestionError(`There are no rules for the country "${country}".`);
  };
  switch (ask.kind) {
    case 'rule': {
      const rules = rulesOf(ask.country);
      const rule = rules.rules.find(({ id }) => id === ask.rule);
      if (!rule) {
        const known = rules.rules.map(({ id }) => id).join(', ') || 'none';
        throw new QuestionError(`${rules.name} has no rule "${ask.rule}"; its rules: ${known}.`);
      }
      return answerRule({ country: ask.country, rules, rule, taxYear: ask.taxYear }, history);
    }
    case 'schengen':
      return answerSchengen(history, data.areas, startOf(ask.from));
    case 'visa':
      return answerVisa(history, data.areas, ask.country, ask.passport, startOf(ask.from));
    case 'united-kingdom':
      return answerUk(
        { rules: rulesOf('GB'), profile: ask.profile, ties: ask.ties, taxYear: ask.taxYear },
        history,
      );
    case 'days': {
      const to = dayFrom(ask.to, 'The end');
      return {
        count: daysOf(history, ask.country, ask.method).count(dayFrom(ask.from, 'The beginning'), to),
      };
    }
    case 'overlaps':
      return { overlaps: overlapsOf(history.periods) };
  }
}
