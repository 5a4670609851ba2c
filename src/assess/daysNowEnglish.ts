/** What the days come to today, in words: a rule of days is named, and no verdict. */
import { capitalised, countOf, formatDay, nameInText } from '../catalogue/format.ts';
import type { RollingAnswer } from '../residency/index.ts';
import { ruleInWords, shortDay, unitOf, windowInWords } from './daysEnglish.ts';
import { type DaysHere, isSign, type NearLine } from './daysNow.ts';

interface HereWords {
  /** What the large number is of. */
  readonly title: string;
  readonly number: number;
  readonly unit: string;
  /** The day until which the number counts down by itself. */
  readonly until: string | null;
  /** Below it. */
  readonly said: string;
}

export function hereWords({ days, taxYear, line }: DaysHere, name: string, hasRules: boolean): HereWords {
  if (line === null) {
    return {
      title: name,
      number: days,
      unit: days === 1 ? 'day' : 'days',
      until: null,
      said: hasRules
        ? 'This year. Ties decide there, not days.'
        : `This year. No rules of residence are in the data for ${nameInText(name)}.`,
    };
  }
  const { rule, limit, count, since, on, missing } = line;
  if (since !== null) {
    return {
      title: ruleInWords(rule, name, limit),
      number: count,
      unit: `${unitOf(rule)}s`,
      until: null,
      said: `Reached on ${formatDay(since)}.${isSign(line) ? ' Days are one part of the rule.' : ''}`,
    };
  }
  if (missing === null) {
    return {
      title: ruleInWords(rule, name, limit),
      number: count,
      unit: `${unitOf(rule)}${count === 1 ? '' : 's'}`,
      until: null,
      said: `${capitalised(countOf(limit, unitOf(rule)))} cannot be reached ${windowInWords({ window: 'tax-year' }, taxYear)}.`,
    };
  }
  const what = isSign(line)
    ? `${limit} ${unitOf(rule)}s in ${nameInText(name)}`
    : `Resident in ${nameInText(name)}`;
  return on === null
    ? {
        title: `${what} after`,
        number: missing,
        unit: `more ${unitOf(rule)}${missing === 1 ? '' : 's'}`,
        until: null,
        said: '',
      }
    : { title: `${what} in`, number: missing, unit: missing === 1 ? 'day' : 'days', until: on, said: '' };
}

/** "Day 134" of the gauge, and the day on which the rule is met: "day 184 is 2 Jul 2027". */
export function gaugeWords({ rule, limit, count, on }: NearLine): readonly [string, string] {
  const reached = rule.comparison === 'more-than' ? limit + 1 : limit;
  const unit = unitOf(rule);
  return [
    `${capitalised(unit)} ${count}`,
    on === null ? `of ${reached}` : `${unit} ${reached} is ${shortDay(on)}`,
  ];
}

/** "183 days in Serbia: one more, on 30 November 2026": what a day has changed. */
export function dayChanged({ line }: DaysHere, name: string): string | null {
  if (line === null || line.since !== null || line.missing === null) return null;
  const { rule, limit, missing, on } = line;
  const more = missing === 1 ? 'one more' : `${missing} more`;
  return `${ruleInWords(rule, name, limit)}: ${more}${on === null ? '' : `, on ${formatDay(on)}`}.`;
}

/** "31 days left", of visits in the Schengen area. */
export function schengenLeft({ left, nextEntry }: RollingAnswer): string {
  return left === 0 ? `none left until ${shortDay(nextEntry)}` : `${countOf(left, 'day')} left`;
}
