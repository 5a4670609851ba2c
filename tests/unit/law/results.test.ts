/** A law for cases that differ in some names alone has the results that it has for each of them. */
import { describe, expect, test } from 'vitest';
import { lawOfCases, resultsOf } from '../../../src/law/results.ts';
import type { LawOfYear } from '../../../src/law/year.ts';

const given = ['turnover', 'children', 'asked.share', 'asked.wage'];
const steps = [
  ['given', 0],
  ['given', 1],
  ['number', 100],
  ['multiply', 1, 2],
  // What nobody says depends on turnover, and what nobody says is the same for all.
  ['asked', 2, 0],
  ['asked', 3, 3],
  ['scale', 0, 4, 2],
  ['table', 0, 1],
  ['add', 6, 5],
  ['add', 3, 7],
] as const;
const scale = [[null, 10]] as const;
const table = [
  [1, 5],
  [null, 9],
] as const;
const law: LawOfYear = {
  program: {
    ...{ id: 'made-up', currency: 'USD', taxYearStarts: '01-01', given, steps },
    ...{ figures: [], scales: [], tables: [], values: [], lines: {}, extras: {}, partYear: {} },
  },
  ...{ steps, scales: [scale], tables: [table] },
};

const OPEN = ['turnover', 'asked.wage'];

describe('a law in which all is put in but what differs', () => {
  const open = [{ turnover: 0 }, { turnover: 5_000 }, { turnover: 5_000, 'asked.wage': 1_200 }];
  test.each([{ children: 2 }, { children: 2, 'asked.share': 40 }])('has the same results with %o', (said) => {
    const inAll = lawOfCases(law, said, OPEN);
    for (const one of open) expect(resultsOf(inAll, one)).toEqual(resultsOf(law, { ...said, ...one }));
  });

  test('has numbers for what is the same', () => {
    const { steps: left } = lawOfCases(law, { children: 2 }, OPEN);
    expect(left.flatMap(([operation], place) => (operation === 'number' ? [place] : []))).toEqual([
      1, 2, 3, 7, 9,
    ]);
  });

  test('is none where the cases do not say what it needs', () => {
    expect(() => lawOfCases(law, {}, OPEN)).toThrow('The case does not say "children"');
  });
});
