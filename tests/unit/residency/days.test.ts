/** Days that stays may have, stays that overlap, and tests of residence in whichever order they stand. */
import { describe, expect, test } from 'vitest';
import { isStayDay } from '../../../src/residency/index.ts';
import { answerUk } from '../../../src/residency/questions.ts';
import { historyOf, visitsOf } from '../../../src/residency/stays.ts';
import { countryRules, ruleOf, stay } from './askRules.ts';

test.each([
  ['1989-12-31', false],
  ['1990-01-01', true],
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2099-12-31', true],
  ['2100-01-01', false],
  ['2026', false],
  ['', false],
  [2026, false],
  [null, false],
])('%j as the day of a stay: %j', (value, isOne) => {
  expect(isStayDay(value)).toBe(isOne);
});

describe('of two stays at the same time', () => {
  const period = (from: number, to: number, open = false) => ({
    ...{ from, to, open },
    ...{ country: 'PT', permit: false, index: 0 },
  });

  test.each([
    ['the longer one is the visit', [period(0, 20), period(5, 10)], { from: 0, to: 20, open: false }],
    ['the later end is that of the visit', [period(0, 10), period(5, 20)], { from: 0, to: 20, open: false }],
    [
      'an open one that ends today keeps it open',
      [period(0, 9, true), period(5, 9)],
      { from: 0, to: 9, open: true },
    ],
    [
      'an open one that began later opens it',
      [period(0, 9), period(5, 9, true)],
      { from: 0, to: 9, open: true },
    ],
    ['one that ends later closes it', [period(0, 9, true), period(5, 12)], { from: 0, to: 12, open: false }],
  ])('%s', (_, periods, visit) => {
    expect(visitsOf(periods)).toEqual([visit]);
    expect(visitsOf([...periods].reverse())).toEqual([visit]);
  });
});

test('the tests of the United Kingdom are asked in their order, however they are listed', () => {
  const rules = countryRules('GB');
  const history = historyOf([stay('GB', '2025-04-06', '2025-12-31')], '2026-04-05');
  const question = { profile: 'arriver', ties: 2, taxYear: 2025 } as const;
  const decides = (...listed: typeof rules.rules) => {
    const { outcome, decidedBy } = answerUk({ ...question, rules: { ...rules, rules: listed } }, history);
    return [outcome, decidedBy];
  };
  expect(decides(...rules.rules)).toEqual(['resident', '183-days']);
  const before = { ...ruleOf('GB', '183-days'), id: 'before', effect: 'loses-status', order: 0 } as const;
  const after = { ...before, id: 'after', order: 9 };
  expect(decides(...rules.rules, before)).toEqual(['not resident', 'before']);
  expect(decides(before, ...rules.rules)).toEqual(['not resident', 'before']);
  expect(decides(after, ...rules.rules)).toEqual(['resident', '183-days']);
});
