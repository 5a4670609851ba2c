/** What US citizens owe wherever they live, beside a recommendation. */
import { describe, expect, test } from 'vitest';
import type { PersonFacts } from '../../../src/situation/assessed.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { FACTS, homeCountries, recommended, US_TAX } from './recommended.ts';

describe('US citizens', () => {
  const facts: PersonFacts = {
    ...FACTS,
    selfEmploymentTax: {
      ...US_TAX,
      socialSecurityRate: 12.4,
      medicareRate: 2.9,
      additionalMedicareRate: 0.9,
      additionalMedicareFromUSD: { single: 200_000, marriedFilingJointly: 250_000 },
      baseShare: 92.35,
      wageBase2026USD: 184_500,
      minimumNetEarningsUSD: 400,
      removedByTotalization: ['poland'],
    },
  };
  const american: Situation = {
    income: 120_000,
    citizenships: ['us'],
    home: { rate: 30 },
    company: false,
  };
  const of = (code: string, situation = american) =>
    recommended(situation, facts).all.find(({ country }) => country.code === code);

  test('owe self-employment tax wherever no agreement removes it; it is taken off savings and what is kept', () => {
    const bulgaria = of('BG');
    expect(bulgaria?.stillDue).toBeCloseTo(120_000 * 0.9235 * 0.153, 6);
    expect(bulgaria?.saving).toBe(36_000 - Math.round(bulgaria?.total ?? 0) - 16_955);
    expect(bulgaria?.kept).toBeCloseTo(120_000 - (bulgaria?.total ?? 0) - 16_955.46, 2);
    expect(bulgaria?.notes[0]).toContain('$16,955 of self-employment tax');
    expect(of('PL')).toMatchObject({ stillDue: 0 });
    expect(of('PL')?.notes[0]).toContain('removes the self-employment tax');
  });

  test('whoever pays American tax today is told what the saving takes for granted, and employees what is withheld', () => {
    const worker: Situation = { ...american, home: { country: 'us' }, work: 'remote' };
    const [row] = recommended(worker, { ...facts, homeCountries }).all.filter(({ stillDue }) => stillDue > 0);
    const [tax, exclusion] = row?.notes ?? [];
    expect(tax).toContain('on a US payroll, contributions are withheld from wages instead');
    expect(exclusion).toContain('330 full days a year outside the United States');
    expect(of('BG')?.notes).toHaveLength(1);
  });

  test('social security ends at the wage base, Medicare does not', () => {
    const rich = of('BG', { ...american, income: 400_000 });
    const base = 400_000 * 0.9235;
    expect(rich?.stillDue).toBeCloseTo(184_500 * 0.124 + base * 0.029 + (base - 200_000) * 0.009, 4);
  });

  test('others owe none', () => {
    expect(of('BG', { ...american, citizenships: ['ca'] })).toMatchObject({ stillDue: 0, notes: [] });
  });
});
