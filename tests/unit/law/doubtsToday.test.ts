/** Of which other money it is doubtful what the country that is left, a made-up one, takes of it today. */
import { describe, expect, test } from 'vitest';
import type { OtherIncomes } from '../../../src/law/otherIncome.ts';
import type { OtherIncomeRule } from '../../../src/law/otherIncomeRules.ts';
import { type OtherMoney, type OtherMoneyAsked, OWN_PENSION } from '../../../src/law/otherMoneyChange.ts';
import { doubtsToday } from '../../../src/law/takenByHome.ts';
import { FLAT, LEFT, lawsWith, ORDINARY } from './leftCountry.ts';

describe('what is doubtful of today', () => {
  const pensionAbroad: OtherIncomeRule = { ...ORDINARY, id: 'pension', kind: 'pensionForeign' };
  const PENSION: OtherMoney = { ...FLAT, kind: 'pension' };

  /** @param places of the rules that the scheme at home has */
  function doubtsOf(
    rules: readonly OtherIncomeRule[],
    incomes: readonly OtherMoney[],
    places: OtherIncomes['regimes'][string]['rules'] = { let: { tax: 3 }, pension: { tax: 3 } },
    more: Partial<OtherMoneyAsked> = {},
  ) {
    const { otherIncomes } = lawsWith(null, rules);
    const scheme = { ...otherIncomes.regimes.scheme, rules: places } as OtherIncomes['regimes'][string];
    const asked = { incomes, left: LEFT, withoutWeak: true, ...more };
    const doubts = doubtsToday({ ...otherIncomes, regimes: { scheme } }, asked, 2026);
    return incomes.map((one) => doubts.get(one) ?? null);
  }

  test('is nothing where a rule answers and its sources are good', () => {
    expect(doubtsOf([ORDINARY], [FLAT])).toEqual([null]);
  });

  test('is what has weak sources, what no rule answers, and what the scheme does not have', () => {
    expect(doubtsOf([{ ...ORDINARY, isWeak: true }], [FLAT])).toEqual(['sources']);
    expect(doubtsOf([], [FLAT])).toEqual(['sources']);
    expect(doubtsOf([ORDINARY], [FLAT], {})).toEqual(['sources']);
    expect(doubtsOf([ORDINARY], [FLAT], {}, { left: { ...LEFT, regime: 'unknown' } })).toEqual(['sources']);
  });

  test('is what hangs on a fact, until it is said, and what can be read in another way', () => {
    const assuming = { ...ORDINARY, assumes: 'worth' };
    expect(doubtsOf([assuming], [FLAT, { ...FLAT, facts: { worth: 1 } }])).toEqual(['unsaid', null]);
    const argued = { let: { tax: 3, otherReading: 5 } };
    expect(doubtsOf([ORDINARY], [FLAT], argued)).toEqual(['argued']);
    expect(doubtsOf([assuming], [FLAT], argued)).toEqual(['unsaid']);
  });

  test('tells what comes from the country from what does not', () => {
    const rules = [ORDINARY, { ...ORDINARY, id: 'foreign', kind: 'rentForeign', isWeak: true } as const];
    const places = { let: { tax: 3 }, foreign: { tax: 3 } };
    expect(doubtsOf(rules, [FLAT, { ...FLAT, from: 'abroad' }], places)).toEqual([null, 'sources']);
  });

  test('of a pension is what holds of those from abroad, and of the own country’s what its own case says', () => {
    expect(doubtsOf([pensionAbroad], [PENSION])).toEqual([null]);
    const own = { ...pensionAbroad, id: 'own', case: OWN_PENSION, isDefault: false, isWeak: true };
    const ofFund = { ...own, id: 'fund', case: 'fund', isWeak: false };
    const places = { pension: { tax: 3 }, own: { tax: 3 }, fund: { tax: 3, otherReading: 5 } };
    const doubts = (one: OtherMoney) => doubtsOf([pensionAbroad, ofFund, own], [one], places);
    expect(doubts(PENSION)).toEqual(['sources']);
    expect(doubts({ ...PENSION, from: 'abroad' })).toEqual([null]);
    // What was said comes first, whatever the country.
    expect(doubts({ ...PENSION, rule: 'fund' })).toEqual(['argued']);
    expect(doubts({ ...PENSION, rule: 'fund', from: 'abroad' })).toEqual(['argued']);
    // Only of a pension.
    const flat = { ...ORDINARY, id: 'own', case: OWN_PENSION, isDefault: false, isWeak: true };
    expect(doubtsOf([ORDINARY, flat], [FLAT], { let: { tax: 3 }, own: { tax: 3 } })).toEqual([null]);
  });

  test('a status of the first years is over, and what is no case there is another country’s', () => {
    const { otherIncomes } = lawsWith(null, [
      ORDINARY,
      { ...ORDINARY, id: 'newcomer', regimes: ['newcomer'], isWeak: true },
    ]);
    const { home, ...countries } = otherIncomes.countries;
    const statuses = [{ id: 'newcomer', beside: null, years: 10 }];
    const withStatus = { ...otherIncomes, countries: { ...countries, home: { ...home, statuses } } };
    const one = { ...FLAT, status: 'newcomer', rule: 'elsewhere' };
    const doubts = doubtsToday(
      withStatus as OtherIncomes,
      { incomes: [one], left: LEFT, withoutWeak: true },
      2026,
    );
    expect([...doubts]).toEqual([]);
  });

  test('is not asked where weak rules count, or nothing is known of today', () => {
    const weak = [{ ...ORDINARY, isWeak: true }];
    expect(doubtsOf(weak, [FLAT], {}, { withoutWeak: false })).toEqual([null]);
    expect(doubtsOf(weak, [FLAT], {}, { withoutWeak: undefined } as never)).toEqual([null]);
    expect(doubtsOf(weak, [FLAT], {}, { left: null })).toEqual([null]);
    expect(doubtsOf(weak, [FLAT], {}, { left: { ...LEFT, country: 'elsewhere' } })).toEqual([null]);
  });
});
