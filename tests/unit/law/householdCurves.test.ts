/** Households in curves and in the best pay: the same as at a point. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { ownPayOf } from '../../../src/assess/ownPay.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { assess, companyPayOf, curveOf, totalOnCurve, totalTax } from '../../../src/law/index.ts';
import { payWithFamily } from '../../../src/law/linked.ts';

const { laws, lawsFor } = await loadPersonFacts({ household: true });
const schedules = schedulesFor(taxBrackets);
const REGIMES = countries.flatMap(({ taxRegimes }) => taxRegimes);
const COUPLE = { hasPartner: true, married: true, partner: 0, children: [4, 9], from: null };
const PARENT = { hasPartner: false, married: false, partner: 0, children: [7], from: null };

describe.each([
  ['a couple', COUPLE],
  ['a couple of two earners', { ...COUPLE, partner: 22_000 }],
  ['a lone parent', PARENT],
])('%s', (_, household) => {
  const options = { laws: lawsFor?.({ household }) };

  test('a curve comes to what a point does', () => {
    for (const regime of REGIMES) {
      const schedule = schedules.scheduleOf(regime);
      const curve = curveOf(schedule, options);
      for (let income = 137; income < 400_000; income += 9_733.37) {
        const off = totalOnCurve(curve, income) - totalTax(schedule, income, options);
        // A curve leaves rounding within a law out.
        expect(Math.abs(off), `${regime.id} at ${income}`).toBeLessThan(1);
      }
    }
  });

  test('the best pay leaves at least what the usual one does', () => {
    const best = { laws: lawsFor?.({ household, payBest: true }) };
    for (const regime of REGIMES.filter(({ requiresIncorporation }) => requiresIncorporation)) {
      const schedule = schedules.scheduleOf(regime);
      for (const income of [40_000, 90_000, 250_000]) {
        const usual = assess(schedule, income, options).kept;
        expect(assess(schedule, income, best).kept, `${regime.id} at ${income}`).toBeGreaterThan(
          usual - 0.05,
        );
      }
    }
  });

  test('how an owner pays themselves leaves what the figures with the best pay say', () => {
    const best = { laws: lawsFor?.({ household, payBest: true }) };
    let counted = 0;
    for (const { id } of REGIMES) {
      const company = companyPayOf(laws, id);
      if (!company || !laws?.households) continue;
      const pay = ownPayOf(payWithFamily(laws.households, company, household), 90_000, 5_000, null);
      const of = { lawOf: { regimeId: id }, maxIncome: null, fees: [], quick: null };
      const { kept, household: change } = assess(of, 90_000, { ...best, costs: { amount: 5_000 } });
      expect(Math.abs((pay.best?.inHand ?? 0) - kept), id).toBeLessThan(0.05);
      expect(Math.abs((pay.best?.household ?? 0) - (change?.total ?? 0)), id).toBeLessThan(0.05);
      if (Math.abs(change?.total ?? 0) > 1) counted++;
    }
    expect(counted).toBeGreaterThan(2);
  });
});
