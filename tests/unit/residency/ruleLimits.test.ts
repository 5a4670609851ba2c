/** How many days a rule asks for, when it is in force, and which windows it looks at. */
import { describe, expect, test } from 'vitest';
import {
  answerRule,
  formatDay,
  historyIfStaying,
  historyOf,
  isInForce,
  limitIn,
  parseDay,
  type Rule,
  type Stay,
  taxYearOf,
  taxYearRange,
} from '../../../src/residency/index.ts';
import { endsTouching } from '../../../src/residency/windows.ts';
import { countryRules, data, ruleOf, stay } from './askRules.ts';

describe('limits and force of a rule', () => {
  test.each([
    ['IT', 'presence', 2026, 183],
    ['IT', 'presence', 2027, 183],
    ['IT', 'presence', 2028, 184],
    ['AU', '183-days', 2026, 183],
    ['AU', '183-days', 2027, 184],
    ['AU', '183-days', 2028, 183],
    ['PL', '183-days', 2028, 183],
    ['IT', 'presence', 2100, 183],
  ])('%s %s in %d asks for %d days', (code, id, year, days) => {
    expect(limitIn(ruleOf(code, id), countryRules(code).taxYearStart, year)).toBe(days);
  });

  test.each([
    ['SE', 'six-months', 2026, true],
    ['SE', 'six-months', 2027, false],
    ['SE', '160-days', 2026, false],
    ['SE', '160-days', 2027, true],
    ['PL', '183-days', 1990, true],
  ])('%s %s in %d is in force: %s', (code, id, year, inForce) => {
    expect(isInForce(ruleOf(code, id), taxYearRange('01-01', year))).toBe(inForce);
  });

  test.each<[string, string, Partial<Rule>, Stay, boolean]>([
    ['PL', '183-days', { until: '2026-07-02' }, stay('PL', '2026-01-01', null), false],
    ['PL', '183-days', { until: '2026-07-03' }, stay('PL', '2026-01-01', null), true],
    ['AT', 'second-home-70-days', { until: '2025-12-31' }, stay('AT', '2026-01-01', '2026-01-31'), false],
    ['AT', 'second-home-70-days', { from: '2026-12-31' }, stay('AT', '2026-01-01', '2026-01-31'), true],
    ['SE', 'six-months', { until: '2026-06-29' }, stay('SE', '2026-01-01', '2026-07-01'), false],
    ['SE', 'six-months', { until: '2026-06-30' }, stay('SE', '2026-01-01', '2026-07-01'), true],
    ['SE', 'six-months', { from: '2026-06-30' }, stay('SE', '2026-01-01', '2026-07-01'), true],
    ['SE', 'six-months', { from: '2026-07-01' }, stay('SE', '2026-01-01', '2026-07-01'), false],
  ])('%s %s, in force %j, with %j: met is %s', (code, id, force, one, met) => {
    const question = { country: code, rules: countryRules(code), rule: { ...ruleOf(code, id), ...force } };
    expect(answerRule(question, historyOf([one], '2026-12-31')).met).toBe(met);
  });

  test('a rule that begins on the last day of a year is in force in it', () => {
    const rule = { ...ruleOf('PL', '183-days'), from: '2026-12-31' };
    expect([2025, 2026].map((year) => isInForce(rule, taxYearRange('01-01', year)))).toEqual([false, true]);
  });

  test.each([
    ['01-01', 2027, '2028-12-30'],
    ['03-01', 2026, '2028-02-27'],
    ['03-01', 2027, '2029-02-28'],
  ])('twelve months that touch the tax year from %s %d end by %s', (start, year, last) => {
    const range = taxYearRange(start, year);
    const { from, to } = endsTouching(range);
    expect([from, formatDay(to)]).toEqual([range.from, last]);
  });

  test.each([
    ['2026-04-05', 2025],
    ['2026-04-06', 2026],
  ])('%s lies in the British tax year of %d', (text, year) => {
    expect(taxYearOf('04-06', parseDay(text) ?? 0)).toBe(year);
  });

  test('how long the last stay may last if it goes on', () => {
    const question = { country: 'PL', rules: countryRules('PL'), rule: ruleOf('PL', '183-days') };
    const stays = [stay('PL', '2026-01-01', '2026-01-31'), stay('PL', '2026-03-01', '2026-03-10')];
    const ifStaying = (some: readonly Stay[], until: string) => {
      const history = historyIfStaying('PL', some, until, null);
      return history && answerRule(question, history);
    };
    expect(ifStaying(stays, '2026-12-31')).toMatchObject({
      willCrossOn: '2026-07-31',
      latestDeparture: '2026-07-30',
    });
    expect(ifStaying(stays, '2026-02-28')).toMatchObject({ willCrossOn: '2026-07-03' });
    expect(ifStaying([...stays].reverse(), '2026-03-01')).toMatchObject({ willCrossOn: '2026-07-31' });
    expect(ifStaying(stays, '2025-12-31')).toBeNull();
    expect(ifStaying([stay('PT', '2026-01-01', null)], '2026-12-31')).toBeNull();
  });
});

test('only rules of one tax year have an upper limit: other windows are met, not kept', () => {
  const rules = Object.values(data.rules).flatMap((country) => country.rules);
  const upper = rules.filter(({ comparison }) => ['less-than', 'at-most'].includes(comparison));
  expect(new Set(upper.map(({ window }) => window))).toEqual(new Set(['tax-year']));
});

describe('windows that were over before the day asked about', () => {
  const answered = (country: string, id: string, since: string, ...stays: Stay[]) => {
    const { met, largest } = answerRule(
      {
        country,
        rules: countryRules(country),
        rule: ruleOf(country, id),
        since: parseDay(since) ?? undefined,
      },
      historyOf(stays, '2027-12-31'),
    );
    return { met, largest };
  };

  test('are left out: a stay in a row by its last day', () => {
    const stays = [stay('DE', '2024-01-01', '2024-12-31'), stay('DE', '2027-06-01', '2027-06-10')];
    expect(answered('DE', 'six-months', '2024-12-31', ...stays)).toEqual({ met: true, largest: 366 });
    expect(answered('DE', 'six-months', '2025-01-01', ...stays)).toEqual({ met: false, largest: 10 });
  });

  test('are left out: twelve months from an entry by their end', () => {
    const stays = [stay('BR', '2024-01-01', '2024-08-31'), stay('BR', '2027-06-01', '2027-06-10')];
    expect(answered('BR', '184-days-from-entry', '2024-12-31', ...stays)).toEqual({
      met: true,
      largest: 244,
    });
    expect(answered('BR', '184-days-from-entry', '2025-01-01', ...stays)).toEqual({
      met: false,
      largest: 10,
    });
  });
});
