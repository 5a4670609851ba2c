import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded } from '../../../src/catalogue/format.ts';
import { workingOf, workingText } from '../../../src/catalogue/workingText.ts';
import {
  ESTIMATES,
  scheduleOf,
  type TaxKind,
  type TaxOptions,
  type TaxRules,
  traceOf,
} from '../../../src/law/index.ts';
import { incomes, type MadeUp, madeUpRegimes, NO_TAX } from '../law/madeUp.ts';
import { ASKED, REAL_REGIMES, realRegime } from '../law/realRegimes.ts';

const EUR = (amount: number) => ({ currency: 'EUR', amount });

function stepsOf(rules: Partial<TaxRules>, kind: TaxKind, income: number, options: TaxOptions = {}) {
  const trace = traceOf(scheduleOf({ ...NO_TAX, ...rules }, []), income, options).find(
    (line) => line.kind === kind,
  );
  if (!trace) throw new Error(`No ${kind}`);
  return workingOf(trace).steps.map(({ says, shows }) => `${says} → ${shows}`);
}

describe('a line explains itself in words and numbers', () => {
  test('share, rate and cap, with the statutory amount beside the dollars', () => {
    const rules = {
      hasSocialContribution: true,
      socialContributionRate: 8,
      socialContributionTaxableShare: 75,
      socialSecurityCap: 2330,
      statutory: { socialSecurityCap: EUR(2027) },
    };
    const steps = stepsOf(rules, 'socialContribution', 60_000);
    expect(steps).toEqual([
      '75% of $60,000 counts for contributions → $45,000',
      '8% of $45,000 → $3,600',
      'Capped at €2,027 ($2,330) a year → $2,330',
    ]);
  });

  test('a share of income counts as income', () => {
    const rules = { hasIncomeTax: true, incomeTaxRate: 8.5, incomeTaxableShare: 75 };
    expect(stepsOf(rules, 'income', 60_000)).toEqual([
      '75% of $60,000 counts as income → $45,000',
      '8.5% of $45,000 → $3,825',
    ]);
  });

  test('a floor and a fixed amount', () => {
    const rules = { hasIncomeTax: true, incomeTaxRate: 1, incomeTaxMinimum: 5000 };
    expect(stepsOf(rules, 'income', 60_000)).toEqual([
      '1% of $60,000 → $600',
      'At least $5,000 a year → $5,000',
    ]);
    const fixed = { hasPension: true, pensionRate: 571, pensionType: 'fixed' } as const;
    const statutory = { pensionRate: EUR(500) };
    expect(stepsOf({ ...fixed, statutory }, 'pension', 60_000)).toEqual([
      'A fixed €500 ($571) a year → $571',
    ]);
  });

  test('a law explains itself in its own currency, and comes to dollars at the end', () => {
    const { rules, brackets } = realRegime('it-forfettario-15');
    const [trace] = traceOf(scheduleOf(rules, brackets), 60_000, ASKED.law);
    if (!trace) throw new Error('No income tax');
    expect(workingText(workingOf(trace, undefined, { base: 'Taxed part of turnover' }))).toBe(
      [
        'Income tax: $5,190',
        'Taxed part of turnover: 78% × €52,560 → €40,997',
        'Insurance: 26.07% × €40,997 → €10,688',
        'Substitute: 15% × (€40,997 − €10,688) → €4,546',
        'At the exchange rate → $5,190',
      ].join('\n'),
    );
  });

  test('brackets: each says its part, and further ones what they add', () => {
    const brackets = [
      { taxType: 'income', lowerBound: 0, upperBound: 20_000, rate: 0, description: '' },
      {
        taxType: 'income',
        lowerBound: 20_000,
        upperBound: 50_000,
        rate: 20,
        description: '',
        statutory: { upperBound: EUR(43_800) },
      },
      { taxType: 'income', lowerBound: 50_000, upperBound: null, rate: 30, amount: 100, description: '' },
    ] as const;
    const [trace] = traceOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true }, brackets), 60_000);
    if (!trace) throw new Error('No income tax');
    const working = workingOf(trace);
    expect(workingText(working)).toBe(
      [
        'Income tax: $9,100',
        '0% of $20,000, the part up to $20,000 → $0',
        '20% of $30,000, the part from $20,000 to €43,800 ($50,000) → + $6,000 = $6,000',
        '$100 and 30% of $10,000, the part above $50,000 → + $3,100 = $9,100',
      ].join('\n'),
    );
  });

  test('only the matching bracket where a rate falls on the entire income', () => {
    const description = 'on the entire income';
    const brackets = [
      { taxType: 'income', lowerBound: 0, upperBound: 20_000, rate: 1, description },
      { taxType: 'income', lowerBound: 20_000, upperBound: null, rate: 3, description },
    ] as const;
    const [trace] = traceOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true }, brackets), 60_000);
    if (!trace) throw new Error('No income tax');
    expect(workingOf(trace).steps.map(({ says }) => says)).toEqual([
      '3% of the whole $60,000, the rate for incomes above $20,000',
    ]);
  });
});

const realRegimes: fc.Arbitrary<MadeUp> = fc.constantFrom(...REAL_REGIMES);

describe.each([
  { regimes: 'made-up regimes', arbitrary: madeUpRegimes, estimate: 'specified' },
  ...ESTIMATES.map((estimate) => ({ regimes: 'all real regimes', arbitrary: realRegimes, estimate })),
] as const)('$regimes, $estimate', ({ arbitrary, estimate }) => {
  test('the steps as shown add up to the line as shown', () => {
    fc.assert(
      fc.property(arbitrary, incomes, ({ rules, brackets }, income) => {
        for (const trace of traceOf(scheduleOf(rules, brackets), income, ASKED[estimate])) {
          const { steps, amount } = workingOf(trace);
          expect(amount).toBe(rounded(trace.amount));
          expect(steps.reduce((sum, { adds }) => sum + adds, 0)).toBe(amount);
          const last = steps.filter(({ isBase }) => !isBase).at(-1);
          // A law in dollars has its line to the cent, of which half goes up.
          expect(Math.abs((last?.result ?? 0) - amount)).toBeLessThanOrEqual(0.505);
        }
      }),
      { numRuns: 200 },
    );
  });
});
