/** What the engine makes of a law's answers: which estimate it is, what a household changes, when two questions are one. */
import { describe, expect, test } from 'vitest';
import { areSame } from '../../../src/law/assessment.ts';
import {
  assess,
  type HouseholdChange,
  type LawMethod,
  type LawOf,
  type PersonalLaw,
  scheduleOf,
  totalTax,
} from '../../../src/law/index.ts';
import { onlyTax } from './madeUp.ts';

const named = (id: string, rate = 10) => scheduleOf({ ...onlyTax('income', rate), id }, []);

/** Knows the regimes whose ids begin with "known": 20 % income tax, and what a household changes of it. */
function lawOf(household: Partial<HouseholdChange> | null = null): LawMethod {
  const isKnown = ({ regimeId }: LawOf) => regimeId.startsWith('known');
  const askedFor = ({ regimeId }: LawOf) => ({
    amountsAt: (income: number) => [income * 0.2, 0, 0, 0, 0, 0],
    householdAt: () => household,
    otherMoneyAt: () => null,
    key: regimeId.split(' ')[1] ?? '',
  });
  return { ask: (of: LawOf) => (isKnown(of) ? (askedFor(of) as unknown as PersonalLaw) : null) };
}

describe('the estimate', () => {
  test('is the specified one without laws, and where the laws do not know the regime', () => {
    expect(assess(named('known one'), 50_000)).toMatchObject({ estimate: 'specified', total: 5_000 });
    const unknown = assess(named('another'), 50_000, { laws: lawOf() });
    expect(unknown).toMatchObject({ estimate: 'specified', total: 5_000 });
  });

  test('is the law where it knows the regime', () => {
    const options = { laws: lawOf() };
    expect(assess(named('known one'), 50_000, options)).toMatchObject({ estimate: 'law', total: 10_000 });
  });
});

test('a household is in total and kept; what it receives is not in the rate', () => {
  const options = { laws: lawOf({ total: -3_000, benefits: -2_000 }) };
  expect(assess(named('known one'), 50_000, options)).toMatchObject({
    total: 7_000,
    kept: 43_000,
    // 20 % less 1,000 of 50,000: the tax alone.
    effectiveRate: 18,
  });
  expect(totalTax(named('known one'), 50_000, options)).toBe(7_000);
});

describe('two schedules are the same', () => {
  const specified = named('one');
  const twin = { ...named('another'), quick: specified.quick };
  const laws = lawOf();

  test('by their quick estimate where no law knows either of them', () => {
    expect(areSame(specified, twin, {})).toBe(true);
    expect(areSame(specified, twin, { laws })).toBe(true);
    expect(areSame(specified, named('one', 20), {})).toBe(false);
  });

  test('by what the law says to both, whatever their quick estimates', () => {
    expect(areSame(named('known a'), named('known a', 20), { laws })).toBe(true);
    expect(areSame(named('known a'), { ...named('known b'), quick: specified.quick }, { laws })).toBe(false);
  });

  test('never where the law knows one of them', () => {
    const known = { ...named('known a'), quick: specified.quick };
    expect(areSame(known, specified, { laws })).toBe(false);
    expect(areSame(specified, known, { laws })).toBe(false);
  });
});
