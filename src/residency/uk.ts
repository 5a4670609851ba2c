/** The United Kingdom's test of residence: automatic tests in order, then ties by days. */
import { meets } from './comparison.ts';
import { taxYearOf, taxYearRange } from './days.ts';
import { daysOf, type History } from './history.ts';
import { limitIn } from './rules.ts';
import type { CountryRules, Rule, UkProfile } from './types.ts';

export interface UkQuestion {
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
  /** Ties that so many days need to be resident; null where days alone decide. */
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
