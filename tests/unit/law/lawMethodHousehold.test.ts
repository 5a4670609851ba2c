/** What a family changes in a regime's law, and what that may come to instead. */
import { describe, expect, test } from 'vitest';
import type { MovingFamily } from '../../../src/law/ask.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import type { LawMethod, LawOf } from '../../../src/law/types.ts';
import { asked, households, lawNamed, laws, total, withFamily } from './askedLaws.ts';

describe('a household', () => {
  const of = { regimeId: 'de-wage' };
  const change = (method: LawMethod, at: LawOf = of, income = 80_000, costs = 0) =>
    method.ask(at)?.householdAt(income, costs);

  test('changes nothing where nobody moves along, or nothing is known of families', () => {
    expect(change(asked())).toBeNull();
    const household = { hasPartner: true, married: true, partner: 0, children: [4], from: null };
    expect(change(lawMethod({ ...laws }, { household }))).toBeNull();
    expect(change(lawMethod({ ...laws, households }))).toBeNull();
  });

  test('is in dollars, as its working is in the law’s currency', () => {
    const family = withFamily({ children: [4, 9] });
    const found = change(family);
    const effects = found?.effects ?? [];
    expect(effects.length).toBeGreaterThan(0);
    const { perDollar } = lawNamed('de-wage');
    for (const { id, amount } of effects.filter((effect) => effect.amount !== 0)) {
      const working = family.ask(of)?.effectWorkingAt(id, 80_000, 0);
      expect(working?.currency).toBe('EUR');
      expect(Math.abs(working?.steps.at(-1)?.result ?? 0)).toBeCloseTo(Math.abs(amount) * perDollar, 0);
    }
    expect(family.ask(of)?.effectWorkingAt('no such effect', 80_000, 0)).toBeNull();
    expect(
      asked()
        .ask(of)
        ?.effectWorkingAt(effects[0]?.id ?? '', 80_000, 0),
    ).toBeNull();
  });

  test('of a self-employed person goes by the profit', () => {
    const at = { regimeId: 'de-self-employed' };
    const family = withFamily({ children: [] });
    const profit = family.ask(at)?.householdAt(80_000, 30_000);
    expect(profit?.total).toBeLessThan(0);
    expect(profit?.total).not.toBe(family.ask(at)?.householdAt(80_000, 0)?.total);
    expect(family.ask(at)?.householdAt(80_000, 90_000)?.total).toBe(
      family.ask(at)?.householdAt(80_000, 80_000)?.total,
    );
  });

  test('children grow older in the years of a stay, and a year before it has them as they are', () => {
    const baby = withFamily({ children: [16], from: 2026 });
    const benefits = (year?: number) => change(baby, year === undefined ? of : { ...of, year })?.benefits;
    expect(benefits(2026)).toBeLessThan(0);
    expect(benefits(2029)).not.toBe(benefits(2026));
    expect(benefits(2025)).toBe(change(withFamily({ children: [16] }), { ...of, year: 2025 })?.benefits);
  });

  test('newcomers wait for benefits as long as the law says, in the months of their own stay', () => {
    const benefits = (regimeId: string, year: number | undefined, family: Partial<MovingFamily>) =>
      change(withFamily({ children: [4, 6], from: 2027, ...family }), { regimeId, year })?.benefits ?? 0;
    // Italy pays after two years there: of a stay from October 2027, in the last quarter of 2029.
    const italy = (year: number | undefined) => benefits('it-ordinary', year, { firstMonths: 3 });
    expect([2027, 2028].map(italy)).toEqual([0, 0]);
    expect(italy(2029)).toBeLessThan(0);
    expect(italy(2029)).toBeCloseTo(italy(2033) / 4, 6);
    expect(benefits('it-ordinary', 2029, {})).toBeCloseTo(italy(2033), 6);
    expect(benefits('it-ordinary', 2028, {})).toBe(0);
    // Where no year is asked, and in one before the stay, nobody is a newcomer.
    expect(italy(undefined)).toBeLessThan(0);
    expect(italy(2026)).toBeLessThan(0);
    expect(benefits('it-ordinary', undefined, { from: 2026 })).toBeCloseTo(italy(2033), 6);
    const malta = (isEu: boolean | null) => benefits('mt-wage', 2027, { isEu });
    expect(malta(true)).toBeLessThan(0);
    expect(malta(false)).toBe(0);
  });

  test('two questions are one only with the same ages where ages count', () => {
    const key = (children: readonly number[]) => withFamily({ children }).ask(of)?.key;
    expect(key([4])).toBe(key([4]));
    expect(key([4])).not.toBe(key([30]));
    expect(key([4])).not.toBe(asked().ask(of)?.key);
  });
});

describe('what the law may come to instead', () => {
  const of = { regimeId: 'hu-kata' };
  const family = withFamily({ children: [4, 6, 9] });

  test('is in dollars, and of a family with all that the family changes', () => {
    const single = asked().ask(of)?.bandAt(40_000, 0);
    const change = family.ask(of)?.householdAt(40_000, 0)?.total ?? 0;
    const band = family.ask(of)?.bandAt(40_000, 0);
    expect(change).toBeLessThan(-1_000);
    expect(single?.high).toBeCloseTo(total(asked(), of, 40_000), 2);
    expect(band?.because).toBe(single?.because);
    expect(band?.low).toBeCloseTo((single?.low ?? 0) + change, 2);
    expect(band?.high).toBeCloseTo((single?.high ?? 0) + change, 2);
  });

  test('has the doubts about what families receive, of families alone', () => {
    const wage = { regimeId: 'mt-wage' };
    expect(asked().ask(wage)?.bandAt(40_000, 0)).toBeNull();
    const { low = 0, high = 0 } = family.ask(wage)?.bandAt(40_000, 0) ?? {};
    // Supplements of €50, €90 and €250 for each of three children.
    expect((high - low) * lawNamed('mt-wage').perDollar).toBeCloseTo(3 * (50 + 90 + 250), 0);
    const italy = { regimeId: 'it-ordinary' };
    expect(
      lawMethod({ ...laws, households })
        .ask(italy)
        ?.bandAt(40_000, 0),
    ).toEqual(asked().ask(italy)?.bandAt(40_000, 0));
  });
});
