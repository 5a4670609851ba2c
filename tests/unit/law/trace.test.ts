import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess, scheduleOf, type TaxBracket, type TaxRules, traceOf } from '../../../src/law/index.ts';
import { bracketsOf, NO_TAX, onlyTax } from './madeUp.ts';
import { ASKED, LAWS, realRegime } from './realRegimes.ts';

function stepsOf(rules: TaxRules, income: number, brackets: readonly TaxBracket[] = []) {
  return traceOf(scheduleOf(rules, brackets), income).flatMap((line) => line.steps);
}

describe('every figure explains itself', () => {
  test('without a share the base is the income to the last bit, though × 100 / 100 may round', () => {
    const income = 251.3357219795287;
    expect((income * 100) / 100).not.toBe(income);
    expect(stepsOf(onlyTax('income', 10), income)[0]).toMatchObject({ share: 100, base: income });
  });

  test('brackets that begin at the same bound stand in one order, however they were listed', () => {
    const ordered = bracketsOf(
      'income',
      '0–20000 9%, 0–50000 1%, 0– 3% +700, 0– 5% +100, 0– 5% +200, 10000–20000 0%',
    );
    const listed = fc.shuffledSubarray(ordered, { minLength: ordered.length });
    fc.assert(
      fc.property(listed, (brackets) => {
        const steps = stepsOf(onlyTax('income', 0), 60_000, brackets).slice(1);
        const shown = steps.map((step) => step.type === 'bracket' && brackets[step.index]);
        expect(shown).toEqual(ordered);
      }),
    );
  });

  test('a floor that raises and a cap that cuts', () => {
    const rules = { ...onlyTax('pension', 10), pensionMinimum: 3_000, pensionCap: 5_000 };
    expect(stepsOf(rules, 10_000).at(-1)).toEqual({
      type: 'floor',
      minimum: 3_000,
      adds: 2_000,
      subtotal: 3_000,
    });
    expect(stepsOf(rules, 40_000).map((step) => step.type)).toEqual(['share', 'rate']);
    expect(stepsOf(rules, 50_000).map((step) => step.type)).toEqual(['share', 'rate']);
    expect(stepsOf(rules, 60_000).at(-1)).toEqual({
      type: 'cap',
      cap: 5_000,
      adds: -1_000,
      subtotal: 5_000,
    });
  });

  test('a base at a bound reaches no further bracket', () => {
    const brackets = bracketsOf('income', '0–20000 10%, 20000– 20%');
    expect(stepsOf(onlyTax('income', 0), 20_000, brackets).slice(1)).toMatchObject([{ portion: 20_000 }]);
  });

  test('amounts of the law stand beside the dollars that they come to', () => {
    const euros = (amount: number) => ({ currency: 'EUR', amount });
    const statutory = {
      pensionRate: euros(900),
      pensionMinimum: euros(1_800),
      pensionCap: euros(4_500),
      other: euros(1),
    };
    const rules = (rate: number, type?: 'fixed') => ({
      ...onlyTax('pension', rate, type),
      pensionMinimum: 2_000,
      pensionCap: 5_000,
      statutory,
    });
    const last = (one: TaxRules, income: number) => stepsOf(one, income).at(-1);
    expect(stepsOf(rules(1_000, 'fixed'), 60_000).slice(1)).toMatchObject([
      { type: 'fixed', amount: 1_000, statutory: euros(900) },
      { type: 'floor', minimum: 2_000, statutory: euros(1_800) },
    ]);
    expect(last(rules(10), 60_000)).toMatchObject({ type: 'cap', statutory: euros(4_500) });
    expect(last(rules(10), 40_000)).not.toHaveProperty('statutory');
    const [bracket] = bracketsOf('income', '0–20000 10%');
    const listed = bracket ? [{ ...bracket, statutory: { upperBound: euros(18_000) } }] : [];
    expect(last({ ...onlyTax('income', 0) }, 1)).not.toHaveProperty('statutory');
    expect(stepsOf(onlyTax('income', 0), 1, listed).at(-1)).toMatchObject({
      statutory: { upperBound: euros(18_000) },
    });
  });

  test('a kind that does not apply has no steps', () => {
    expect(traceOf(scheduleOf(NO_TAX, []), 60_000)).toHaveLength(6);
    expect(stepsOf(NO_TAX, 60_000)).toEqual([]);
  });

  test('the steps of the law stand in place of those of the flat figures', () => {
    const { rules, brackets } = realRegime('it-forfettario-15');
    const schedule = scheduleOf(rules, brackets);
    const { lines } = assess(schedule, 60_000, ASKED.law);
    const traces = traceOf(schedule, 60_000, ASKED.law);
    for (const [place, { kind, amount, steps, law }] of traces.entries()) {
      expect(amount, kind).toBe(lines[place]?.amount);
      expect(steps, kind).toEqual([]);
      if (amount === 0) continue;
      expect(law?.currency, kind).toBe('EUR');
      expect((law?.steps.at(-1)?.result ?? 0) / (LAWS.regimes[rules.id]?.perDollar ?? 1), kind).toBeCloseTo(
        amount,
        1,
      );
    }
    const without = traceOf(schedule, 60_000, { ...ASKED.law, withoutFees: true });
    expect(without.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  });
});
