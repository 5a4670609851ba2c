/** What a made-up country that was left takes of other money of people who have moved. */
import { describe, expect, test } from 'vitest';
import type { OtherIncomeRule } from '../../../src/law/otherIncomeRules.ts';
import type { OtherMoney, OtherMoneyAsked } from '../../../src/law/otherMoneyChange.ts';
import { type OtherMoneyLaws, takenByHome } from '../../../src/law/takenByHome.ts';
import {
  FLAT,
  LEFT,
  LESS,
  lawsWith,
  leaving,
  OF_WORK,
  OF_WORTH,
  ORDINARY,
  RENT,
  TENTH,
  THIRD_ABOVE,
} from './leftCountry.ts';

/** What is taken of each income by somebody who has moved; null of what nothing is said about. */
function takenOf(
  laws: OtherMoneyLaws,
  incomes: readonly OtherMoney[],
  more: Partial<OtherMoneyAsked> = {},
  to = 'stranger',
) {
  const taken = takenByHome(laws, { incomes, left: LEFT, ...more }, to, { taxYear: 2026 });
  return incomes.map((one) => taken.get(one) ?? null);
}

const amountsOf = (...asked: Parameters<typeof takenOf>) =>
  takenOf(...asked).map((one) => one && Math.round(one.atHome * 1_000) / 1_000);

describe('whose money it is', () => {
  const laws = lawsWith([RENT]);

  test('is that of the country that was left; what comes from elsewhere it does not take', () => {
    expect(amountsOf(laws, [FLAT, { ...FLAT, from: 'abroad' }, { ...FLAT, from: 'here' }])).toEqual([
      ...[200, null, null],
    ]);
  });

  test('who moves home has left nothing, and nothing is taken where nobody has left', () => {
    expect(amountsOf(laws, [FLAT], {}, 'home')).toEqual([null]);
    expect(amountsOf(laws, [FLAT], { left: null })).toEqual([null]);
    const nowhere = { ...FLAT, from: undefined as unknown as string };
    expect(amountsOf(laws, [nowhere], { left: null })).toEqual([null]);
  });

  test('without a rate of its currency, or a word on its other money, it is not known', () => {
    expect(amountsOf(laws, [FLAT], { left: { ...LEFT, regime: 'unknown' } })).toEqual([null]);
    const elsewhere = { ...FLAT, from: 'elsewhere' };
    expect(amountsOf(laws, [elsewhere], { left: { ...LEFT, country: 'elsewhere' } })).toEqual([null]);
  });
});

describe('by the rules for who has left', () => {
  test('amounts are in the currency of that country, to its cent, and taken in dollars', () => {
    // 4,000 of its units: 30% of what passes 1,000 are 900, and $450.
    expect(amountsOf(lawsWith([leaving('rent', 'rentLocal', THIRD_ABOVE)]), [FLAT])).toEqual([450]);
    // 0.149 is 0.15 in it, of which a tenth comes to two cents, and one of a dollar.
    expect(amountsOf(lawsWith([RENT]), [{ ...FLAT, amount: 0.0745 }])).toEqual([0.01]);
  });

  test('tax and contributions are both taken, and less than nothing is nothing', () => {
    const both = { tax: TENTH, contributions: THIRD_ABOVE };
    const withBoth = leaving('rent', 'rentLocal', TENTH, { withTreaty: both, withoutTreaty: both });
    expect(amountsOf(lawsWith([withBoth]), [FLAT])).toEqual([650]);
    expect(amountsOf(lawsWith([leaving('rent', 'rentLocal', LESS)]), [FLAT])).toEqual([0]);
  });

  test('a tax treaty with the new country may limit it, and the working says which rule it was', () => {
    const limited = leaving('rent', 'rentLocal', THIRD_ABOVE, { withTreaty: { tax: TENTH } });
    const rule = { country: 'home', rule: 'rent' };
    expect(takenOf(lawsWith([limited]), [FLAT])).toEqual([
      { atHome: 450, homeRule: { ...rule, hasTreaty: false }, doubt: null },
    ]);
    expect(takenOf(lawsWith([limited]), [FLAT], {}, 'friend')).toEqual([
      { atHome: 200, homeRule: { ...rule, hasTreaty: true }, doubt: null },
    ]);
    const { otherIncomes, ...others } = lawsWith([limited]);
    const unknown = { ...others, otherIncomes: { ...otherIncomes, treaties: {} } };
    expect(amountsOf(unknown, [FLAT], {}, 'friend')).toEqual([450]);
  });

  test('a kind without a rule is left out', () => {
    expect(amountsOf(lawsWith([RENT]), [{ ...FLAT, kind: 'royalties' }, FLAT])).toEqual([null, 200]);
    expect(amountsOf(lawsWith([RENT]), [{ ...FLAT, kind: 'crypto' }])).toEqual([null]);
  });
});

describe('which rule it is', () => {
  const idsOf = (...asked: Parameters<typeof takenOf>) => takenOf(...asked).map((one) => one?.homeRule?.rule);
  const cheap = leaving('cheap', 'rentLocal', TENTH, { case: 'let-short' });
  const dear = leaving('dear', 'rentLocal', THIRD_ABOVE);

  test('is the one that takes most, where that depends on what is not said', () => {
    for (const rules of [
      [cheap, dear],
      [dear, cheap],
    ])
      expect(idsOf(lawsWith(rules), [FLAT])).toEqual(['dear']);
    // 30% of nothing is less than a tenth of all.
    expect(idsOf(lawsWith([dear, cheap]), [{ ...FLAT, amount: 500 }])).toEqual(['cheap']);
    // Of equals the first.
    expect(idsOf(lawsWith([RENT, { ...RENT, id: 'same' }]), [FLAT])).toEqual(['rent']);
  });

  test('is the one that was named, itself or its case, among what was said of other countries', () => {
    for (const rule of ['cheap', 'let-short', 'elsewhere.let-short'])
      expect(idsOf(lawsWith([dear, cheap]), [{ ...FLAT, rule }])).toEqual(['cheap']);
    expect(idsOf(lawsWith([dear, cheap]), [{ ...FLAT, rule: 'elsewhere' }])).toEqual(['dear']);
  });

  test('is that for the own passport, and who has another one may fall under any', () => {
    const european = { ...cheap, case: null, citizens: ['eea', 'ch'] };
    const of = (...passports: string[]) =>
      idsOf(lawsWith([dear, european]), [FLAT], { left: { ...LEFT, passports } });
    expect(of('rs', 'eea')).toEqual(['cheap']);
    expect(of('rs')).toEqual(['dear']);
  });

  test('of gains on shares is the first, which is that of few of them', () => {
    const few = leaving('few', 'gainsShares', TENTH);
    const many = leaving('many', 'gainsShares', THIRD_ABOVE, { case: 'substantial' });
    const shares: OtherMoney = { ...FLAT, kind: 'shares' };
    expect(idsOf(lawsWith([RENT, few, many]), [shares, { ...shares, rule: 'substantial' }])).toEqual([
      ...['few', 'many'],
    ]);
  });
});

describe('what is taxed by one formula', () => {
  const above = leaving('rent', 'rentLocal', THIRD_ABOVE);
  const pension = leaving('pension', 'pension', THIRD_ABOVE);
  const PENSION: OtherMoney = { ...FLAT, kind: 'pension', amount: 1_000 };

  test('is taxed together, and each owes its part: what is free is free once', () => {
    // 6,000 units, of which 5,000 are taxed: 1,500, and $750, two thirds of them of the flat.
    expect(amountsOf(lawsWith([above, pension]), [FLAT, PENSION])).toEqual([500, 250]);
  });

  test('stands alone where contributions are others, or the treaty asks for another tax', () => {
    const both = { tax: THIRD_ABOVE, contributions: TENTH };
    const other = { ...pension, withTreaty: both, withoutTreaty: both };
    expect(amountsOf(lawsWith([above, other]), [FLAT, PENSION])).toEqual([450, 150 + 100]);
    const byTreaty = { ...pension, withTreaty: { tax: TENTH } };
    expect(amountsOf(lawsWith([above, byTreaty]), [FLAT, PENSION])).toEqual([500, 250]);
    expect(amountsOf(lawsWith([above, byTreaty]), [FLAT, PENSION], {}, 'friend')).toEqual([450, 100]);
  });

  test('does not take in an income of which a fact was said', () => {
    const ofWorth = leaving('worth', 'rentLocal', OF_WORTH);
    const withFact = { ...FLAT, facts: { worth: 5_000 } };
    // A tenth of 5,000 units.
    expect(amountsOf(lawsWith([ofWorth]), [withFact, FLAT])).toEqual([250, 0]);
    // Alone it has what is free by itself, and so has the other one.
    expect(amountsOf(lawsWith([above, pension]), [withFact, PENSION])).toEqual([450, 150]);
  });

  test('of nothing owes nothing', () => {
    const ofWork = leaving('rent', 'rentLocal', OF_WORK);
    const none = { ...FLAT, amount: 0 };
    expect(amountsOf(lawsWith([ofWork]), [none], { left: { ...LEFT, work: 100 } })).toEqual([0]);
  });
});

describe('the work beside a flat', () => {
  const ofWork = lawsWith([leaving('rent', 'rentLocal', OF_WORK)]);

  test('counts where the law asks for it, in the currency of that country', () => {
    expect(amountsOf(ofWork, [FLAT], { left: { ...LEFT, work: 5_000 } })).toEqual([500]);
    expect(amountsOf(ofWork, [FLAT])).toEqual([0]);
  });

  test('is what was said of the income itself, where something was', () => {
    const said = { ...FLAT, facts: { otherIncome: 3_000 } };
    expect(amountsOf(ofWork, [said], { left: { ...LEFT, work: 5_000 } })).toEqual([150]);
  });
});

describe('what has weak sources, or hangs on what was not said', () => {
  const weak = leaving('pension', 'pension', THIRD_ABOVE, { isWeak: true });
  const above = leaving('rent', 'rentLocal', THIRD_ABOVE);
  const PENSION: OtherMoney = { ...FLAT, kind: 'pension', amount: 1_000 };
  const doubtful = (doubt: string) => ({ atHome: 0, homeRule: null, doubt });

  test('counts like anything else, where it is asked for', () => {
    expect(amountsOf(lawsWith([above, weak]), [FLAT, PENSION])).toEqual([500, 250]);
  });

  test('counts nowhere else, and takes nothing of what is free', () => {
    const [flat, pension] = takenOf(lawsWith([above, weak]), [FLAT, PENSION], { withoutWeak: true });
    expect(flat?.atHome).toBe(450);
    expect(pension).toEqual(doubtful('sources'));
  });

  test('is certain once it was said', () => {
    const assuming = lawsWith([leaving('worth', 'rentLocal', OF_WORTH, { assumes: 'worth' })]);
    const said = { ...FLAT, facts: { worth: 5_000 } };
    const [unsaid, certain] = takenOf(assuming, [FLAT, said], { withoutWeak: true });
    expect(unsaid).toEqual(doubtful('unsaid'));
    expect(certain).toMatchObject({ atHome: 250, doubt: null });
  });
});

describe('where nothing is known of who has left', () => {
  const laws = lawsWith(null, [ORDINARY]);

  test('a flat is taxed by the ordinary scheme, as if there were no work', () => {
    // 4,000 units: a fifth, and a tenth for health.
    expect(takenOf(laws, [FLAT], {}, 'friend')).toEqual([
      { atHome: 600, homeRule: { country: 'home', rule: 'let', hasTreaty: false }, doubt: null },
    ]);
  });

  test('two flats are one, and other kinds are left out', () => {
    const other: OtherMoney = { ...FLAT, kind: 'interest' };
    expect(amountsOf(laws, [FLAT, other, { ...FLAT, amount: 1_000 }])).toEqual([600, null, 300]);
    expect(amountsOf(laws, [other])).toEqual([null]);
  });

  test('the rule is the one for flats of the country that holds until more is said, and that the scheme has', () => {
    const others: readonly OtherIncomeRule[] = [
      { ...ORDINARY, id: 'other', kind: 'rentForeign' },
      { ...ORDINARY, id: 'other', isDefault: false },
      { ...ORDINARY, id: 'missing' },
    ];
    expect(amountsOf(lawsWith(null, [...others, ORDINARY]), [FLAT])).toEqual([600]);
    expect(amountsOf(lawsWith(null, others), [FLAT])).toEqual([null]);
  });

  test('a scheme of which nothing is known says nothing', () => {
    const { otherIncomes, regimes } = laws;
    const silent = { regimes, otherIncomes: { ...otherIncomes, regimes: {} } };
    expect(amountsOf(silent, [FLAT])).toEqual([null]);
  });

  test('what is weak counts only where it is asked for', () => {
    const weak = lawsWith(null, [{ ...ORDINARY, isWeak: true }]);
    expect(amountsOf(weak, [FLAT])).toEqual([600]);
    expect(takenOf(weak, [FLAT], { withoutWeak: true })).toEqual([
      { atHome: 0, homeRule: null, doubt: 'sources' },
    ]);
  });
});
