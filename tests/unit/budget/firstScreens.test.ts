/** The budget of attention: what counts as a word and a figure, and what a page over its budget may still show. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import allowedToday from '../../budget/allowedToday.json' with { type: 'json' };
import {
  type AllowedToday,
  allowanceOf,
  BUDGETS,
  countsOf,
  PAGES,
  shrunk,
} from '../../budget/firstScreens.ts';

const ALLOWED: AllowedToday = allowedToday;
const PLAN = '/plan';

test.each([
  ['You keep $53,658 a year', { words: 4, figures: 1 }],
  ['6.2% · then 19.1%', { words: 1, figures: 2 }],
  ['€ 0 – € 500,000', { words: 0, figures: 2 }],
  ['Región, naïve, 8.5', { words: 2, figures: 1 }],
  ['4 years, until 2029', { words: 2, figures: 2 }],
  ['', { words: 0, figures: 0 }],
  [' — · ', { words: 0, figures: 0 }],
])('%j has %o', (text, counts) => {
  expect(countsOf(text)).toEqual(counts);
});

describe('what a page may show', () => {
  test('is the budget of its kind', () => {
    expect(allowanceOf('/', 'answer', {})).toEqual({ words: 130, figures: 14 });
    expect(allowanceOf('/tax-calculator/spain', 'guide', {})).toEqual({ words: 190, figures: 22 });
    expect(allowanceOf('/compare', 'compare', {})).toEqual({ words: 130, figures: 24 });
    expect(allowanceOf('/countries', 'list', {})).toEqual({ words: 130, figures: 30 });
  });

  test('is more where more is still allowed, and never less than the budget', () => {
    const allowed = { [PLAN]: { words: 143, figures: 9 } };
    expect(allowanceOf(PLAN, 'answer', allowed)).toEqual({ words: 143, figures: 14 });
  });
});

describe('what is allowed beyond the budget', () => {
  const before = { [PLAN]: { words: 143, figures: 21 } };
  const after = (words: number, figures: number) => shrunk(before, new Map([[PLAN, { words, figures }]]));

  test.each([
    [{ words: 135, figures: 20 }, { [PLAN]: { words: 135, figures: 20 } }],
    [{ words: 150, figures: 20 }, { [PLAN]: { words: 143, figures: 20 } }],
    [{ words: 130, figures: 14 }, {}],
    [{ words: 120, figures: 15 }, { [PLAN]: { words: 120, figures: 15 } }],
  ])('shrinks to what is measured, %o, and is gone once the budget is kept', ({ words, figures }, left) => {
    expect(after(words, figures)).toEqual(left);
  });

  test('never grows, and no page gets an allowance that it had not', () => {
    const counts = fc.record({ words: fc.nat(400), figures: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(counts, { minLength: PAGES.length, maxLength: PAGES.length }), (all) => {
        const measured = new Map(
          PAGES.map(([address], at) => [address, all[at] ?? { words: 0, figures: 0 }]),
        );
        const next = shrunk(before, measured);
        expect(Object.keys(next).every((address) => address in before)).toBe(true);
        for (const { words, figures } of Object.values(next)) {
          expect(words).toBeLessThanOrEqual(143);
          expect(figures).toBeLessThanOrEqual(21);
        }
      }),
    );
  });

  test('names only pages that are measured, and only where they are over their budget', () => {
    const kinds = new Map(PAGES);
    for (const [address, { words, figures }] of Object.entries(ALLOWED)) {
      const kind = kinds.get(address);
      if (kind === undefined) throw new Error(`${address} is not measured.`);
      expect(words > BUDGETS[kind].words || figures > BUDGETS[kind].figures, address).toBe(true);
    }
  });
});
