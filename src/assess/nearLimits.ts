/** The limit of days that is nearest, where one is near, in a few words. */
import { countOf } from '../catalogue/format.ts';
import {
  answerRule,
  type CountryCode,
  historyOf,
  isInForce,
  parseDay,
  type Rule,
  taxYearOf,
} from '../residency/index.ts';
import { countryDays, isRolling, makesResident, NEAR, type Question } from './countryDays.ts';
import { staysWithin } from './daysByCountry.ts';
import { unitOf } from './daysEnglish.ts';

/** "12 below 183 nights": of a year's rules, by the days up to today, or as planned where the year lies ahead. */
export function nearInYear(code: CountryCode, question: Question): string {
  const { record, year, today } = question;
  const isAhead = today < `${year}-01-01`;
  const passed = isAhead ? record : { ...record, stays: staysWithin(record.stays, { from: '', to: today }) };
  const lines = countryDays(code, { ...question, record: passed })?.lines ?? [];
  const near = nearest(
    lines.map(({ rule, limit, answer }) => ({ rule, limit, count: answer.largest ?? answer.count })),
  );
  // Beside the days of one year, which are fewer than those of twelve months.
  return near === null ? '' : `${near.words}${isRolling(near.rule) ? ' in 12 months' : ''}`;
}

/** The same in the twelve months that end on a day, of the rules that count any twelve months. */
export function nearRolling(
  code: CountryCode,
  end: string,
  { record, rules }: Pick<Question, 'record' | 'rules'>,
): string {
  const country = rules[code];
  const day = parseDay(end);
  if (!country || day === null) return '';
  const history = historyOf(staysWithin(record.stays, { from: '', to: end }), end, record.recordFrom);
  const taxYear = taxYearOf(country.taxYearStart, day);
  const lines = country.rules
    .filter((rule) => isRolling(rule) && isInForce(rule, { from: day, to: day }))
    .map((rule) => {
      const { count } = answerRule({ country: code, rules: country, rule, taxYear }, history);
      return { rule, limit: rule.days, count };
    });
  return nearest(lines)?.words ?? '';
}

interface Counted {
  readonly rule: Rule;
  readonly limit: number;
  readonly count: number;
}

function nearest(lines: readonly Counted[]): { readonly rule: Rule; readonly words: string } | null {
  const [near] = lines
    .filter(({ rule }) => makesResident(rule) && rule.status !== 'proposed' && rule.where !== 'outside')
    .map(({ rule, limit, count }) => ({ rule, limit, below: limit - count }))
    .filter(({ below }) => Math.abs(below) <= NEAR)
    .sort((a, b) => Math.abs(a.below) - Math.abs(b.below));
  if (!near) return null;
  const { rule, limit, below } = near;
  const of = countOf(limit, unitOf(rule));
  const words = below === 0 ? `At ${of}` : `${Math.abs(below)} ${below > 0 ? 'below' : 'above'} ${of}`;
  return { rule, words };
}
