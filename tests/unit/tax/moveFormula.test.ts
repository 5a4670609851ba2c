/** The formulas of laws: what they come to, and what is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, FormulaError, parseFormula } from '../../../src/tax/moveYear/formula.ts';
import { byScale, byStep, inMonth } from '../../../src/tax/moveYear/law.ts';

const nothing = { value: () => undefined, call: () => undefined };
const worth = (source: string, values: Readonly<Record<string, number>> = {}) =>
  evaluate(parseFormula(source), { value: (name) => values[name], call: () => undefined });

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['8 - 3 - 2', 3],
    ['12 / 3 / 2', 2],
    ['15% * 200', 30],
    ['(10 + 5)% * 200', 30],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['between(10, 5, 20)', 10],
    ['between(10, 25, 20)', 20],
    ['floor(2.7) + ceil(2.1)', 5],
    ['if(2 <= 2, 10, 20)', 10],
    ['if(2 < 2, 10, 20)', 20],
    ['if(3 >= 2, if(3 > 3, 1, 2), 3)', 2],
  ])('%s is %d', (source, value) => {
    expect(worth(source)).toBeCloseTo(value, 12);
  });

  it('takes values by name, and evaluates only the branch that counts', () => {
    expect(worth('income * rate%', { income: 200, rate: 20 })).toBe(40);
    expect(worth('if(income > 0, 100 / income, 0)', { income: 0 })).toBe(0);
    expect(worth('if(1, income, missing)', { income: 7 })).toBe(7);
  });

  it.each([
    ['', 'found the end at place 1, expected a number, a name or a bracket'],
    ['1 +', 'found the end at place 4, expected a number, a name or a bracket'],
    ['(1', 'found the end at place 3, expected ")"'],
    ['1 2', 'found 2 at place 3, expected an operator or the end'],
    ['max(1', 'found the end at place 6, expected "," or ")"'],
    ['1 # 2', '"# 2" at place 3 is nothing that a formula has'],
  ])('"%s" is refused: %s', (source, message) => {
    expect(() => parseFormula(source)).toThrow(new FormulaError(message));
  });

  it.each([
    ['income', 'there is no value "income"'],
    ['root(2)', 'there is no function "root"'],
    ['if(1, 2)', '"if" takes a condition and two values'],
    ['floor(1, 2)', '"floor" takes 1 values, not 2'],
    ['constructor(1)', 'there is no function "constructor"'],
  ])('"%s" cannot be evaluated: %s', (source, message) => {
    expect(() => evaluate(parseFormula(source), nothing)).toThrow(new FormulaError(message));
  });

  it('never fails in another way than with a message of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'12.()+-*/%<=>,ab if'), maxLength: 20 }), (source) => {
        try {
          evaluate(parseFormula(source), nothing);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('tables', () => {
  it('a scale taxes each slice at its rate', () => {
    const scale = [
      [100, 0],
      [200, 10],
      [null, 50],
    ] as const;
    expect(byScale(scale, 50)).toBe(0);
    expect(byScale(scale, 250)).toBe(10 + 25);
    // Bounds cut to half: 50 and 100.
    expect(byScale(scale, 150, 0.5)).toBe(5 + 25);
  });

  it('a scale shared out by months is the tax of a year on the income made a year, shared out', () => {
    const scale = [
      [10_000, 5],
      [30_000, 20],
      [null, 40],
    ] as const;
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (x, months) => {
          const shared = byScale(scale, x, months / 12);
          expect(shared).toBeCloseTo((months / 12) * byScale(scale, (x * 12) / months), 4);
        },
      ),
    );
  });

  it('a step reaches up to its bound, and the last one has no end', () => {
    const steps = [
      [100, 1],
      [null, 2],
    ] as const;
    expect([byStep(steps, 100), byStep(steps, 100.01)]).toEqual([1, 2]);
  });

  it('a value counts from its month until the next one', () => {
    const dated = [
      ['2026-03', 1],
      ['2026-08', 2],
    ] as const;
    expect(['2026-01', '2026-07', '2026-08', '2027-01'].map((month) => inMonth(dated, month))).toEqual([
      1, 1, 2, 2,
    ]);
  });
});
