import { describe, expect, test } from 'vitest';
import { countryDays } from '../../../src/assess/countryDays.ts';
import {
  countedInWords,
  effectInWords,
  leftInWords,
  resultInWords,
  ruleInWords,
  shownCount,
  windowBeside,
  windowInWords,
} from '../../../src/assess/daysEnglish.ts';
import type { Rule } from '../../../src/residency/index.ts';
import { plannedStays } from '../../../src/screens/plan/days/stays.ts';
import type { StoredStay } from '../../../src/stores/stays.ts';
import { firstLine, inYear, recordOf, rules, stay } from '../screens/plan/daysRecord.ts';

describe('a rule in words', () => {
  test.each([
    ['PL', '183-days', 'More than 183 days in Poland', 'in 2027'],
    ['GB', '183-days', '183 nights in the United Kingdom', 'from 6 Apr 2027 to 5 Apr 2028'],
    ['GB', 'overseas-16-days', 'Fewer than 16 nights in the United Kingdom', 'from 6 Apr 2027 to 5 Apr 2028'],
    ['DE', 'six-months', 'More than 6 months in a row in Germany', ''],
    ['BR', '12-months-away', '12 months in a row away from Brazil', ''],
    ['ZA', '330-days-away', '330 days in a row away from South Africa', ''],
    ['NZ', '325-days-away', 'More than 325 days away from New Zealand', 'in any 12 months'],
    ['IE', '280-days-two-years', '280 days in two years in Ireland', 'in 2027 and in the year before'],
    [
      'SE',
      '120-days-two-years',
      'More than 120 nights in each of two years in Sweden',
      'in 2027 and in the year before',
    ],
    [
      'LT',
      '280-days-two-years',
      '280 days in two years in Lithuania, 90 of them in one year',
      'in 2027 and in the year before',
    ],
    [
      'IL',
      '425-days-three-years',
      '425 days in three years in Israel, 30 of them in the last year',
      'in 2027 and in the two years before',
    ],
    [
      'US',
      'substantial-presence',
      '183 weighted days in three years in the United States, 31 of them in the last year',
      'in 2027 and in the two years before',
    ],
    [
      'IN',
      '60-and-365-days',
      '60 days in India, with 365 in the 4 years before',
      'from 1 Apr 2027 to 31 Mar 2028 and in the four years before',
    ],
    [
      'ZA',
      'physical-presence',
      'More than 91 days in each of six years in South Africa',
      'from 1 Mar 2027 to 29 Feb 2028 and in the five years before',
    ],
    ['BR', '184-days-from-entry', '184 days in Brazil', 'in the 12 months from an entry'],
    ['PA', '183-days', 'More than 183 days in Panama', 'in 2027 or in the year before'],
    [
      'RO',
      '183-days-12-months-ending-in-year',
      'More than 183 days in Romania',
      'in any 12 months that end in 2027',
    ],
    [
      'PT',
      '183-days-12-months-touching-year',
      'More than 183 nights in Portugal',
      'in any 12 months that begin or end in 2027',
    ],
    ['AT', 'second-home-70-days', 'At most 70 days in Austria', 'in 2027'],
  ])('%s %s: %s, %s', (code, id, words, window) => {
    const country = rules[code];
    const rule = country?.rules.find((one): one is Rule => one.id === id);
    if (!country || !rule) throw new Error(`${code} has no rule ${id}`);
    expect(ruleInWords(rule, country.name)).toBe(words);
    const record = recordOf(stay(code, '2027-01-01', '2027-01-01'));
    expect(windowInWords(rule, inYear(code, record).year)).toBe(window);
  });

  test('enough days over the years and too few in the last: what is missing is said, and the figure is a weighted one', () => {
    const record = plannedStays('US', 'PY', '2027-01-01', ['us']);
    const [line] = inYear('US', record).lines;
    if (!line) throw new Error('No rules for the United States');
    expect(shownCount(line)).toBe(183.5);
    expect(countedInWords(line)).toEqual({ count: '183.5', unit: 'weighted days' });
    expect(resultInWords(line, 'United States')).toBe(
      'Not 183 weighted days in three years in the United States, 31 of them in the last year: 1 day in 2027',
    );
    expect(windowBeside(line, inYear('US', record).year)).toBe('');
    const met = inYear('US', plannedStays('US', 'PY', '2027-02-01', ['us'])).lines[0];
    expect(met && resultInWords(met, 'United States')).toMatch(/^183 weighted days .* on \d+ Jan 2027$/);
    const thirds = firstLine('US', recordOf(stay('US', '2026-01-01', '2026-01-10')));
    expect(countedInWords(thirds)).toEqual({ count: '3.3', unit: 'weighted days' });
    const [german] = inYear('DE', recordOf(stay('DE', '2027-01-01', '2027-01-10'))).lines;
    expect(german && countedInWords(german)).toEqual({ count: '10', unit: 'days' });
  });

  test.each([
    [
      'LT',
      '280-days-two-years',
      [stay('LT', '2026-10-01', '2027-12-31')],
      '280 days in two years in Lithuania, 90 of them in one year on 7 Jul 2027',
    ],
    [
      'IN',
      '60-and-365-days',
      [stay('IN', '2027-05-01', '2027-07-31')],
      'Not 60 days in India, with 365 in the 4 years before: 0 days in those years',
    ],
    [
      'CY',
      '60-days',
      [stay('CY', '2027-01-01', '2027-03-31'), stay('PT', '2027-04-01', '2027-12-31')],
      'Not 60 days in Cyprus: more than 183 days in another country',
    ],
  ])('%s %s: enough days by themselves are not the whole rule', (code, id, stays, words) => {
    const country = inYear(code, recordOf(...stays));
    const line = country.lines.find(({ rule }) => rule.id === id);
    expect(line && resultInWords(line, country.rules.name)).toBe(words);
  });

  test('the year is not said twice', () => {
    const { year, lines } = inYear('PY', recordOf(stay('PY', '2027-01-01', null)));
    const [line] = lines;
    if (!line) throw new Error('No rules for Paraguay');
    expect(`${resultInWords(line, 'Paraguay')}${windowBeside(line, year)}`).toBe(
      '120 days in Paraguay on 30 Apr 2027',
    );
    const few = firstLine('PY', recordOf(stay('PY', '2027-01-01', '2027-01-10')));
    expect(windowBeside(few, year)).toBe(' in 2027');
  });

  test('an upper limit is said both ways', () => {
    const below = inYear('GB', recordOf(stay('GB', '2027-05-01', '2027-05-11'))).lines[0];
    const above = inYear('GB', recordOf(stay('GB', '2027-05-01', '2027-07-01'))).lines[0];
    if (!below || !above) throw new Error('No rules for the United Kingdom');
    expect(resultInWords(below, 'United Kingdom')).toBe('Fewer than 16 nights in the United Kingdom');
    expect(leftInWords(below)).toBe('5 more nights would keep it so.');
    expect(resultInWords(above, 'United Kingdom')).toBe(
      '61 nights, not fewer than 16 nights in the United Kingdom',
    );
    expect(leftInWords(above)).toBe('');
  });
});

describe('what a rule that is met means', () => {
  const effectOf = (code: string, ...stays: StoredStay[]) => {
    const country = countryDays(code, { record: recordOf(...stays), year: 2027, today: '2026-11-22', rules });
    const line = country?.lines.find(({ answer, rule }) => answer.met && rule.effect === 'resident');
    return line && country ? effectInWords(line, country.year) : null;
  };

  test('it says from which day on, and never that it is enough', () => {
    const whole = 'Makes a person tax resident.';
    const year = (code: string) => stay(code, '2027-01-01', '2027-12-31');
    expect(effectOf('PL', year('PL'))).toBe(`${whole} Our data do not say from which day it then holds.`);
    expect(effectOf('BG', year('BG'))).toBe(
      `${whole} It then holds for the whole tax year, from 1 Jan 2027.`,
    );
    expect(effectOf('CA', year('CA'))).toBe(
      'Makes a person tax resident, if what stands below is true as well. It then holds for the whole tax year, from 1 Jan 2027.',
    );
    expect(effectOf('BR', year('BR'))).toMatch(/ It then holds from \d+ Jul 2027\.$/);
    expect(effectOf('BG', stay('BG', '2027-02-01', '2027-03-31'))).toBeNull();
  });
});
