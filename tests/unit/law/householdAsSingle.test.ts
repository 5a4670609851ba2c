/** A family starts from what the single person of the law has: profession, year of the stay, reliefs, insurance elsewhere. */
import { describe, expect, test } from 'vitest';
import type { LawAnswers, MovingFamily } from '../../../src/law/ask.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { valueAt } from '../../../src/law/piecewiseLinear.ts';
import type { LawOf } from '../../../src/law/types.ts';
import { asked, households, lawNamed, laws, sum } from './askedLaws.ts';

const COUPLE = { hasPartner: true, married: true, partner: 0, children: [], from: null };
const PARENT = { ...COUPLE, hasPartner: false, married: false, children: [7] };
const METHODS = { ...laws, households };

/** What a family changes in a year in the law's currency, and the total with it at a point and on the curve. */
function withFamily(household: MovingFamily, of: LawOf, income: number, answers: LawAnswers = {}) {
  const { perDollar } = lawNamed(of.regimeId);
  const method = lawMethod(METHODS, { ...answers, household });
  const amounts = method.ask(of)?.amountsAt(income / perDollar, 0) ?? [];
  const change = method.ask(of)?.householdAt(income / perDollar, 0);
  return {
    amounts,
    effects: change?.effects ?? [],
    benefits: (change?.benefits ?? 0) * perDollar,
    total: (sum(amounts) + (change?.total ?? 0)) * perDollar,
    onCurve: () => {
      const curve = method.ask(of)?.curveOf(null, []);
      return curve && valueAt(curve, income / perDollar) * perDollar;
    },
  };
}

test.each([
  // Of €65,000 Portugal taxes 15% of a trader, 35% of services that are on no list, 75% of a profession.
  ['pt-simplified', 65_000, 'trade', COUPLE, 4_000.75],
  ['pt-simplified', 65_000, 'other', { ...COUPLE, children: [4, 9] }, 9_402.49],
  ['pt-ifici', 65_000, 'trade', { ...COUPLE, children: [4, 9] }, 1_428.88],
  // Four children free PLN 85,528 of what is taxed at 17% of a lawyer, at 3% of a trader.
  ['pl-ryczalt-8-5', 130_000, 'legal', { ...COUPLE, children: [2, 5, 8, 11] }, -4_226.14],
  ['pl-ryczalt-8-5', 130_000, 'trade', { ...COUPLE, children: [2, 5, 8, 11] }, -6_982.84],
])('%s of %d goes by the profession, %s', (regimeId, income, profession, family, total) => {
  const found = withFamily(family, { regimeId }, income, { profession });
  expect(found.total).toBeCloseTo(total, 1);
  expect(found.onCurve()).toBeCloseTo(total, 0);
});

describe('a minor child of an impatriate in Italy is worth what the law’s own relief for it takes off', () => {
  test.each(['it-impatriati', 'it-impatriati-wage'])('%s', (regimeId) => {
    for (const income of [16_000, 30_000, 40_000, 65_000, 900_000]) {
      for (const yearOfStay of [1, 5, 6]) {
        for (const socialContribution of [1, 0.041, 0]) {
          const answers = { sharesDue: { [regimeId]: { socialContribution } } };
          const of = { regimeId, yearOfStay };
          const { perDollar } = lawNamed(regimeId);
          const ofRelief = asked(answers)
            .ask({ ...of, reliefs: ['minorChild'] })
            ?.amountsAt(income / perDollar, 0);
          const { total, benefits } = withFamily(PARENT, of, income, answers);
          const where = `${income} in year ${yearOfStay} with ${socialContribution} of the contributions`;
          expect(Math.abs(total - benefits - sum(ofRelief) * perDollar), where).toBeLessThan(0.03);
          // Whoever has said so has it once.
          const twice = withFamily(PARENT, { ...of, reliefs: ['minorChild'] }, income, answers);
          expect(Math.abs(twice.total - total), where).toBeLessThan(0.03);
        }
      }
    }
  });

  test('which ends with the stay’s fifth year', () => {
    const of = { regimeId: 'it-impatriati', yearOfStay: 6 };
    expect(withFamily(PARENT, of, 65_000).total).toBeCloseTo(30_409.14, 2);
  });
});

test('without contributions the Polish child relief stops at the tax itself', () => {
  const family = { ...COUPLE, children: [4, 7] };
  const change = (reliefs: readonly string[]) => {
    const { total, amounts } = withFamily(family, { regimeId: 'pl-wage', reliefs }, 80_000);
    return total - sum(amounts) * lawNamed('pl-wage').perDollar;
  };
  expect(change(['outsideEmployer'])).toBeCloseTo(-25_140, 2);
  expect(change([])).toBeLessThan(-25_140);
});

/** What the law pays out where there is too little tax, or beside a sum that is paid out by itself. */
const PAID_OUT: ReadonlySet<string> = new Set([
  // Austria: credits of employees beside that for children, those of sole earners and large families, and up to €700 a child.
  ...['family-bonus', 'sole-earner', 'child-top-up', 'large-family'],
  // Belgium: up to €550 or €580 a child, and the credit for the work bonus.
  ...['children-exempt', 'marital-quotient'],
  // Spain: for large families and mothers.
  ...['large-family', 'maternity'],
  // Italy: a part of the wage and the supplement, which the single person's line leaves out where they exceed the tax.
  'spouse-credit',
  // Poland: up to the contributions.
  'child-relief',
]);

test('no family takes off more than the tax, but where the law pays it out', () => {
  const families = [COUPLE, { ...COUPLE, children: [1, 5, 8, 11] }, PARENT];
  const isTax = TAX_KINDS.map((kind) => kind !== 'socialContribution' && kind !== 'pension');
  for (const id of Object.keys(laws.regimes).filter((one) => one in households.regimes)) {
    const reliefs = lawNamed(id).program.given.flatMap((name) => /^chosen\.(.*)/.exec(name)?.[1] ?? []);
    for (const family of families) {
      for (const set of [[], ...reliefs.map((relief) => [relief])]) {
        for (const [yearOfStay, profession] of [
          [1, 'software'],
          [6, 'trade'],
        ] as const) {
          for (const income of [10_000, 20_000, 40_000, 150_000]) {
            const of = { regimeId: id, yearOfStay, reliefs: set };
            const method = lawMethod(METHODS, { profession, household: family });
            const amounts = method.ask(of)?.amountsAt(income, 0) ?? [];
            const effects = method.ask(of)?.householdAt(income, 0)?.effects ?? [];
            const tax = sum(amounts.filter((_, place) => isTax[place]));
            const taken = sum(
              effects.flatMap((one) => (one.kind === 'tax' && !PAID_OUT.has(one.id) ? one.amount : [])),
            );
            const where = `${id} ${set.join()} at ${income} in year ${yearOfStay}, ${JSON.stringify(family)}`;
            expect(tax + taken, where).toBeGreaterThan(-0.03);
          }
        }
      }
    }
  }
});
