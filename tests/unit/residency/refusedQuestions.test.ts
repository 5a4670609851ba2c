/** Questions, stays and dates that are refused, and in which words. */
import { describe, expect, test } from 'vitest';
import { formatDay, parseDay, QuestionError, StayError } from '../../../src/residency/index.ts';
import { ask, rule, stay } from './askRules.ts';

describe('what cannot be answered', () => {
  test.each<[string, () => unknown, string]>([
    [
      'an unknown country',
      () => ask(rule('XX', 'a'), '2026-01-01'),
      'There are no rules for the country "XX".',
    ],
    [
      'a name of every object',
      () => ask(rule('toString', 'a'), '2026-01-01'),
      'no rules for the country "toString"',
    ],
    [
      'an unknown rule of several',
      () => ask(rule('CY', 'a'), '2026-01-01'),
      'Cyprus has no rule "a"; its rules: 183-days, 60-days.',
    ],
    [
      'an unknown rule',
      () => ask(rule('PL', 'a'), '2026-01-01'),
      'Poland has no rule "a"; its rules: 183-days.',
    ],
    [
      'a country without day rules',
      () => ask(rule('BE', 'a'), '2026-01-01'),
      'Belgium has no rule "a"; its rules: none.',
    ],
    [
      'no day of the question',
      () => ask(rule('PL', '183-days'), 'soon'),
      'The day of the question "soon" is no date',
    ],
    [
      'no beginning of the record',
      () => ask(rule('PL', '183-days', { recordFrom: '2026-13-01' }), '2026-01-01'),
      'The beginning of the record "2026-13-01" is no date',
    ],
    [
      'an arrival that is no date',
      () => ask({ kind: 'overlaps' }, '2026-01-01', stay('PL', '2026-02-29', null)),
      'The arrival "2026-02-29" is no date such as 2026-11-22.',
    ],
    [
      'a departure that is no date',
      () => ask({ kind: 'overlaps' }, '2026-01-01', stay('PL', '2026-01-01', '')),
      'The departure "" is no date such as 2026-11-22.',
    ],
    [
      'a departure before the arrival',
      () => ask({ kind: 'overlaps' }, '2026-01-01', stay('PL', '2026-01-02', '2026-01-01')),
      'The departure 2026-01-01 lies before the arrival 2026-01-02.',
    ],
    [
      'a beginning that is no date',
      () => ask({ kind: 'schengen', from: '1 May' }, '2026-01-01'),
      'The beginning "1 May" is no date such as 2026-11-22.',
    ],
    [
      'a first day that is no date',
      () =>
        ask({ kind: 'days', country: 'PL', method: 'any-part', from: '?', to: '2026-01-01' }, '2026-01-01'),
      'The beginning "?" is no date such as 2026-11-22.',
    ],
    [
      'an end that is no date',
      () =>
        ask({ kind: 'days', country: 'PL', method: 'any-part', from: '2026-01-01', to: '?' }, '2026-01-01'),
      'The end "?" is no date such as 2026-11-22.',
    ],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(message);
  });

  test.each([
    '2026-1-1',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2100-02-29',
    ' 2026-01-01',
    '2026-01-01T',
    '',
  ])('"%s" is no day', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test.each(['2000-02-29', '2028-02-29', '2026-12-31', '0001-01-01'])('"%s" is a day', (text) => {
    expect(formatDay(parseDay(text) ?? 0)).toBe(text);
  });

  test.each([
    [QuestionError, 'QuestionError'],
    [StayError, 'StayError'],
  ])('errors have names', (Kind, name) => {
    expect(new Kind('').name).toBe(name);
  });
});
