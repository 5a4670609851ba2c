/** How an amount of an answer is worded, on every page: as a difference from today, and as a floor where answers are open. */
import { describe, expect, test } from 'vitest';
import { leadText } from '../../../src/assess/answerEnglish.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { isLeastOf } from '../../../src/assess/assessor.ts';
import { differenceLead, placeLead, whyFirst } from '../../../src/assess/differenceEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const money = moneyIn('USD');
const figures = { money, currency: 'USD' } as const;
const one = (name: string, kept: number, more: object = {}) =>
  ({
    country: { name },
    kept,
    most: kept,
    otherMoney: null,
    keptToday: 36_000,
    holder: { figures },
    fit: 'fits',
    ...more,
  }) as unknown as Assessed;
const GERMAN: Situation = { home: { country: 'de' } };

describe('of a place that was chosen', () => {
  const says = (kept: number, situation: Situation = GERMAN, most = kept) => {
    const words = placeLead(one('Serbia', kept, { most }), 36_000, situation, figures);
    return words && leadText(words);
  };

  test('what it leaves more than today, the same, or what it costs', () => {
    expect(says(48_000)).toBe('In Serbia you would keep $1,000 a month more than in Germany');
    expect(says(36_000)).toBe('In Serbia you would keep as much as in Germany');
    expect(says(36_000, {})).toBe('In Serbia you would keep as much as today');
    expect(says(24_000)).toBe('This move costs you $1,000 a month');
  });

  test('begins with exit tax where her company is taxed on leaving, until its value is said', () => {
    const owner: Situation = { home: { country: 'de', regime: 'de-gmbh' } };
    expect(says(48_000, owner)).toBe(
      'Before exit tax on your company, in Serbia you would keep $1,000 a month more than in Germany',
    );
    expect(says(24_000, owner)).toBe('Before exit tax on your company, this move costs you $1,000 a month');
    expect(says(48_000, { ...owner, exit: {} })).toMatch(/^In Serbia /);
  });

  test('is a floor as long as an open answer can raise it by more than five in a hundred, a loss the most', () => {
    expect(says(48_000, GERMAN, 52_000)).toBe(
      'In Serbia you would keep at least $1,000 a month more than in Germany',
    );
    expect(says(36_000, GERMAN, 40_000)).toBe('In Serbia you would keep at least as much as in Germany');
    expect(says(24_000, GERMAN, 30_000)).toBe('This move costs you at most $1,000 a month');
    expect(isLeastOf({ kept: 100, most: 105, otherMoney: null }, GERMAN)).toBe(false);
  });

  test('is a floor as long as it is open how the work is paid', () => {
    const remote = { ...GERMAN, work: 'remote' } as const;
    expect(says(48_000, remote)).toMatch(/^In Serbia you would keep at least /);
    expect(says(48_000, { ...remote, contract: 'payroll' })).toMatch(/^In Serbia you would keep \$1,000 /);
  });
});

test('a list in the specified order says why its answer is not the row that leaves most', () => {
  const [best, more] = [one('Serbia', 48_000), one('Uruguay', 60_000)];
  const without = { isGrouped: false };
  expect(whyFirst({ best, couldBe: [more] }, without)).toBe('Higher amounts have conditions.');
  expect(whyFirst({ best, couldBe: [] }, without)).toBeNull();
  expect(whyFirst({ best, couldBe: [more] }, { isGrouped: true })).toBeNull();
});

test('where nothing is sure it is what could be kept, and on which condition', () => {
  const says = (...couldBe: Assessed[]) => {
    const words = differenceLead(
      { best: null, keptToday: null, stays: false, isLeast: false, couldBe },
      {},
      figures,
    );
    return words && leadText(words);
  };
  const needs = [{ kind: 'needs', what: 'company', decides: true, state: 'open' }];
  expect(says(one('United Arab Emirates', 76_728, { fit: 'check', needs }))).toBe(
    'In the United Arab Emirates you could keep $6,394 a month only if you set up a company',
  );
  expect(says()).toBeNull();
});
