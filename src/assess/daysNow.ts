/** What the days come to today: how far each country's nearest line of residence is, and what is left of visits. */
import {
  type Areas,
  answerRolling,
  type CountryCode,
  countsTaxYears,
  daysOf,
  formatDay,
  historyOf,
  isInForce,
  limitIn,
  parseDay,
  type RollingAnswer,
  type Rule,
  type RulesByCountry,
  schengenDays,
  taxYearOf,
  taxYearRange,
} from '../residency/index.ts';
import { lastStay, stayOn } from '../situation/hereToday.ts';
import type { DaysRecord, StoredStay } from '../stores/stays.ts';
import { answerInYear, makesResident } from './countryDays.ts';

/** The rule of a country that makes resident next, or has. */
export interface NearLine {
  readonly rule: Rule;
  readonly limit: number;
  /** Days that count, today included. */
  readonly count: number;
  /** Since when the rule is met. */
  readonly since: string | null;
  /** The day on which it will be met if the person stays; null while somewhere else. */
  readonly on: string | null;
  /** Days until then, or days there that are still missing; 0 once it is met, null where the tax year ends before. */
  readonly missing: number | null;
}

export interface DaysHere {
  readonly code: CountryCode;
  /** Days there in the tax year with any part of a day. */
  readonly days: number;
  readonly taxYear: { readonly from: string; readonly to: string };
  /** Null where no rule counts days, or the data have none of the country. */
  readonly line: NearLine | null;
}

/** As far as they are over: what is planned has not happened. A stay that goes on today goes on until nobody knows when. */
function until(stays: readonly StoredStay[], today: string): readonly StoredStay[] {
  const current = stayOn(stays, today)?.id;
  return stays
    .filter(({ arrival }) => arrival <= today)
    .map((stay) =>
      stay.id === current
        ? { ...stay, departure: null }
        : { ...stay, departure: stay.departure !== null && stay.departure < today ? stay.departure : today },
    );
}

/** Later than whatever can still be reached. */
const NEVER = 10_000;

interface Now {
  readonly record: DaysRecord;
  /** `2026-11-22`. */
  readonly today: string;
}

/** A country's days as of today. */
export function daysHere(code: CountryCode, { record, today }: Now, rules: RulesByCountry): DaysHere {
  const now = parseDay(today) ?? 0;
  const country = rules[code];
  const history = historyOf(until(record.stays, today), today, record.recordFrom);
  const start = country?.taxYearStart ?? '01-01';
  const taxYear = taxYearOf(start, now);
  const range = taxYearRange(start, taxYear);
  const days = daysOf(history, code, 'any-part').count(range.from, now);
  const there = { code, days, taxYear: { from: formatDay(range.from), to: formatDay(range.to) } };
  if (!country) return { ...there, line: null };
  const lines = country.rules
    .filter(
      (rule) =>
        makesResident(rule) &&
        rule.where !== 'outside' &&
        rule.status !== 'proposed' &&
        !rule.tiers &&
        isInForce(rule, range),
    )
    .map((rule): NearLine => {
      const { count, crossedOn, willCrossOn } = answerInYear(
        { country: code, rules: country, rule, since: range.from, taxYear },
        history,
      );
      const limit = limitIn(rule, start, taxYear);
      const enough = rule.comparison === 'more-than' ? limit + 1 : limit;
      const onDay = willCrossOn === null ? null : parseDay(willCrossOn);
      const toSpend = Math.max(enough - count, 1);
      const canSpend = countsTaxYears(rule) ? range.to - now : Number.POSITIVE_INFINITY;
      const missing =
        crossedOn !== null ? 0 : onDay !== null ? onDay - now : toSpend <= canSpend ? toSpend : null;
      return { rule, limit, count, since: crossedOn, on: willCrossOn, missing };
    })
    .sort((a, b) => Number(isSign(a)) - Number(isSign(b)) || (a.missing ?? NEVER) - (b.missing ?? NEVER));
  return { ...there, line: lines.find(({ since }) => since !== null) ?? lines[0] ?? null };
}

/** A rule that asks for more than days, or is one sign among several, comes after one that does not. */
export function isSign({ rule }: NearLine): boolean {
  return rule.effect !== 'resident' || rule.needsAlso.length > 0;
}

export interface DaysNow {
  /** The country of today, else of the last stay; null before the first one. */
  readonly here: DaysHere | null;
  /** The other countries of this year, the longest time first. */
  readonly others: readonly DaysHere[];
  /** The Schengen area's 90 days in 180; null without a visit in them. */
  readonly schengen: RollingAnswer | null;
}

export function daysNow(now: Now, rules: RulesByCountry, areas: Areas): DaysNow {
  const { record, today } = now;
  const stays = until(record.stays, today);
  const here = lastStay(record.stays, today)?.country ?? null;
  const others = [...new Set(stays.map(({ country }) => country))]
    .filter((code) => code !== here)
    .map((code) => daysHere(code, now, rules))
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days);
  const on = parseDay(today) ?? 0;
  const visits = answerRolling(
    schengenDays(historyOf(stays, today), areas.schengen),
    areas.schengen.rule,
    on,
  );
  return {
    here: here === null ? null : daysHere(here, now, rules),
    others,
    schengen: visits.used > 0 ? visits : null,
  };
}
