/** The law of the United States behind those of schemes: at a point, over incomes, with a family, and for the best pay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { TaxRegime } from '../../../src/catalogue/entities.ts';
import { usTaxes } from '../../../src/catalogue/usTax.ts';
import type { LawAnswers } from '../../../src/law/ask.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { wageProblem } from '../../../src/law/bestWage.ts';
import { assess, scheduleOf, TAX_KINDS } from '../../../src/law/index.ts';
import { costsAt } from '../../../src/law/kinds.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { valueAt } from '../../../src/law/piecewiseLinear.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const data = compileData();
const laws = { ...data.laws, households: data.households };
const lawsFor = (answers: LawAnswers) => lawMethod(laws, answers);
const AMERICAN: LawAnswers = { citizenships: ['us'], home: { country: 'us' } };
const COUPLE = { hasPartner: true, married: true, partner: 0, children: [], from: null };

function taxesOf(more: LawAnswers = {}) {
  const us = usTaxes(data.usCitizens, laws, lawsFor, { ...AMERICAN, ...more });
  if (!us) throw new Error('not taxed');
  return us;
}
const SCHEMES = data.countries.flatMap(({ slug, taxRegimes }) =>
  taxRegimes.map((regime) => ({ slug, id: regime.id, ...quickOf(regime) })),
);

function quickOf(regime: TaxRegime) {
  const schedule = scheduleOf(regime, data.taxBrackets[regime.id] ?? []);
  return { schedule, quick: schedule.quick?.law.program };
}
const YEARS = [2026, 2027] as const;

describe('what is due is what the law says by itself', () => {
  const us = taxesOf();
  const own = SCHEMES.filter(({ id }) => us.workUnder(id) === 'self-employed');

  test.each(YEARS)(
    'of people who work for themselves in %i, with the tax of the scheme where it is credited',
    (year) => {
      for (const { slug, id } of own) {
        const of = { regimeId: id, year };
        const credited = data.usCitizens.regimes[id];
        const { program } = data.laws.regimes[us.lawUnder(id)] ?? { program: undefined };
        if (!program) throw new Error(id);
        for (const income of [20_000, 90_000, 170_000, 600_000]) {
          const there = lawsFor(us.there).ask(of)?.amountsAt(income, 0) ?? [];
          const isCredited = credited?.as === 'self-employed' && credited.creditable === 'yes';
          const { total } = assessLaw(lawOfYear(program, { taxYear: year }), {
            ...wholeYear(income),
            'asked.foreignTax': isCredited ? (there[0] ?? 0) : 0,
            'asked.insuredAtHome': us.taxOf({ slug, of }, { income, costs: 0 }).insurance > 0 ? 1 : 0,
          });
          expect(us.taxOf({ slug, of }, { income, costs: 0 }).total, `${id} at ${income}`).toBeCloseTo(
            total,
            1,
          );
        }
      }
    },
  );

  test('behind the quick estimate with its lines, but for companies, whose pay is in their law', () => {
    for (const { slug, id, schedule, quick } of SCHEMES) {
      const at = { slug, of: { regimeId: id } };
      for (const income of [20_000, 170_000, 600_000]) {
        const [behind, byLaw, withLines] = [
          us.taxOf({ ...at, quick }, { income, costs: 5_000 }),
          us.taxOf(at, { income, costs: 5_000 }),
          us.taxOf(at, { income, costs: 5_000, lines: assess(schedule, income).lines }),
        ];
        expect(behind.total, id).toBeCloseTo((us.workUnder(id) === 'company' ? byLaw : withLines).total, 2);
      }
    }
  });

  test('lines that are not those of the law take their place', () => {
    const year = { slug: 'spain', of: { regimeId: 'es-autonomo' } };
    const paid = (amount: number) => [{ kind: TAX_KINDS[0], amount }];
    const due = (lines?: ReturnType<typeof paid>) => us.taxOf(year, { income: 200_000, costs: 0, lines });
    expect(due().incomeTax).toBe(0);
    expect(due(paid(0)).incomeTax).toBeGreaterThan(10_000);
    // With the exclusion the foreign tax on the rest alone is credited.
    expect(due(paid(0)).incomeTax - due(paid(1_000)).incomeTax).toBeCloseTo(
      1_000 * (1 - 132_900 / 200_000),
      2,
    );
  });
});

const PEOPLE: readonly { who: string; more?: LawAnswers; isQuick?: true }[] = [
  { who: 'one who works alone' },
  { who: 'the same by the quick estimate', isQuick: true },
  { who: 'an employee', more: { payroll: true } },
  { who: 'one with a family', more: { household: { ...COUPLE, children: [4, 7] } } },
];
const COSTS = [null, { percent: 20 }, { amount: 15_000 }] as const;

test.each(PEOPLE)('the curve passes through every point: $who', ({ more, isQuick }) => {
  const us = taxesOf(more);
  const incomes = fc.oneof(
    fc.integer({ min: 0, max: 400_000 }),
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.constantFrom(0, 132_900, 200_000, 202_777),
  );
  const scheme = fc.constantFrom(...SCHEMES, { slug: 'poland', id: 'pl-return-relief', quick: undefined });
  const asked = fc.tuple(scheme, fc.constantFrom(...YEARS), fc.constantFrom(...COSTS));
  fc.assert(
    fc.property(asked, fc.array(incomes, { minLength: 20 }), ([{ slug, id, quick }, year, costs], some) => {
      const at = { slug, of: { regimeId: id, year }, quick: isQuick && quick };
      const curve = us.curveOf(at, costs);
      if (!curve) throw new Error(`${id} has no curve`);
      for (const income of some) {
        const { total } = us.taxOf(at, { income, costs: costsAt(costs, income) });
        expect(Math.abs(valueAt(curve, income) - total), `${id} at ${income}`).toBeLessThan(0.3);
      }
    }),
    { numRuns: 40 },
  );
});

test('a tax that begins and ends between two incomes far apart is on the curve', () => {
  const us = taxesOf({ household: { ...COUPLE, children: [4, 7] } });
  const at = { slug: 'poland', of: { regimeId: 'pl-return-relief', year: 2026, yearOfStay: 2 } };
  const curve = us.curveOf(at, { percent: 20 }) ?? [];
  expect(valueAt(curve, 203_000)).toBeCloseTo(us.taxOf(at, { income: 203_000, costs: 40_600 }).total, 0);
  expect(valueAt(curve, 203_000)).toBeGreaterThan(40);
});

describe('the credit is for what a family really pays', () => {
  const due = (slug: string, regimeId: string, income: number, more: LawAnswers = {}) =>
    taxesOf(more).taxOf({ slug, of: { regimeId, year: 2026 } }, { income, costs: 0 });

  test('Panama: 25% of a deduction of $800 for a couple are credited no more', () => {
    const [single, couple] = [{}, { household: COUPLE }].map((more) =>
      due('panama', 'pa-self-employed', 600_000, more),
    );
    expect((couple?.incomeTax ?? 0) - (single?.incomeTax ?? 0)).toBeCloseTo(200, 2);
    expect(couple?.insurance).toBe(single?.insurance);
  });

  test('nor what is no tax on income: benefits', () => {
    const more = { household: { ...COUPLE, hasPartner: false, married: false, children: [4] } };
    const change = lawsFor(more).ask({ regimeId: 'ee-fie', year: 2026 })?.householdAt(150_000, 0);
    expect(change?.benefits).toBeLessThan(0);
    expect(change?.paid).toBe(0);
    expect(due('estonia', 'ee-fie', 150_000, more)).toEqual(due('estonia', 'ee-fie', 150_000));
  });
});

describe('the best pay of a US owner leaves most after US tax', () => {
  const best = taxesOf({ payBest: true });
  const owner = lawsFor({ ...AMERICAN, payBest: true, ...best.there });
  const leaves = (us: typeof best, method: typeof owner, slug: string, regimeId: string, income: number) => {
    const paid = (method.ask({ regimeId })?.amountsAt(income, 0) ?? []).reduce((sum, one) => sum + one, 0);
    return income - paid - us.taxOf({ slug, of: { regimeId } }, { income, costs: 0 }).total;
  };

  test('Bulgaria at $250,000: a wage of the exclusion and the deduction, the rest as dividends', () => {
    const of = { regimeId: 'bg-eood-company' };
    expect(owner.ask(of)?.wageAt(250_000, 0)).toBeCloseTo(132_900 + 16_100, 0);
    // Tested income of 101,000, company tax 10,100: 12.6% less 90% of that, 3,636. Of the dividend of 90,900, 87,264 bear
    // 15% less the Bulgarian 4,545, and 3.8% of the 36,264 above 200,000.
    const { total, ifKept } = best.taxOf({ slug: 'bulgaria', of }, { income: 250_000, costs: 0 });
    expect(ifKept).toBeCloseTo(3_636, 1);
    expect(total).toBeCloseTo(3_636 + (0.15 * 87_264 - 4_545) + 0.038 * 36_264, 1);
  });

  test('the United Arab Emirates at $100,000: as pay, which the exclusion covers, all that the deduction does not', () => {
    const of = { regimeId: 'ae-free-zone-company' };
    const fees = 20_000 / 3.6725;
    expect(owner.ask(of)?.wageAt(100_000, 0)).toBeCloseTo(100_000 - fees - 16_100, 0);
    expect(best.taxOf({ slug: 'united-arab-emirates', of }, { income: 100_000, costs: 0 }).total).toBe(0);
  });

  test('no other pay leaves more, in any company', () => {
    const companies = SCHEMES.filter(({ id }) => best.workUnder(id) === 'company');
    expect(companies.length).toBeGreaterThan(10);
    for (const { slug, id } of companies) {
      for (const income of [60_000, 250_000, 1_000_000]) {
        const most = leaves(best, owner, slug, id, income);
        for (const share of [0, 0.1, 0.3, 0.6]) {
          const ownersPay = { [id]: share * income };
          const other = lawsFor({ ...best.there, ownersPay });
          // A wage that the law does not allow, or the profit does not pay, is none to compare with.
          const of = { regimeId: id };
          const paid = (other.ask(of)?.amountsAt(income, 0) ?? []).reduce((sum, one) => sum + one, 0);
          const due = other.ask(of)?.behindAt(income, 0, {})?.('line.income') ?? 0;
          if (isAllowed(id, income, share * income))
            expect(most, `${id} at ${income}, ${share}`).toBeGreaterThan(income - paid - due - 0.05);
        }
      }
    }
  });
});

/** Whether a law allows a wage, USD. */
function isAllowed(id: string, income: number, wage: number): boolean {
  const own = data.laws.regimes[id];
  if (!own) throw new Error(id);
  const { program, perDollar, ordinaryYear } = own;
  const known = { ...wholeYear(income * perDollar), taxYear: 2026, yearOfStay: ordinaryYear };
  const law = lawOfYear(program, { taxYear: 2026 });
  return wageProblem(law, known, wage * perDollar) === null;
}
