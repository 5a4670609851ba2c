/** Questions about a history in the form of data/days/cases.json, and their answers. */
import { parseDay } from './days.ts';
import { daysOf, historyOf } from './history.ts';
import { answerRule, type RuleAnswer } from './rules.ts';
import { answerSchengen, type RollingAnswer } from './schengen.ts';
import { type Overlap, overlapsOf } from './stays.ts';
import type { Areas, CountingMethod, CountryCode, RulesByCountry, Stay, UkProfile } from './types.ts';
import { answerUk, type UkAnswer } from './uk.ts';
import { answerVisa, type VisaAnswer } from './visa.ts';

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
 * @throws QuestionError for a country or rule that the data do not know, StayError for a stay that is none
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
