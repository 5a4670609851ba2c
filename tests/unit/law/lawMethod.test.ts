/** What a regime's own law answers about a person: in dollars, and by what the person has said. */
import { describe, expect, test } from 'vitest';
import type { LawAnswers } from '../../../src/law/ask.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { bestWage } from '../../../src/law/bestWage.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
import { changedIn, lawMethod } from '../../../src/law/lawMethod.ts';
import { valueAt } from '../../../src/law/piecewiseLinear.ts';
import type { LawMethod, LawOf } from '../../../src/law/types.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { asked, lawNamed, laws, sum, total, withFamily } from './askedLaws.ts';

const { taxYear } = laws;

test('a regime that no law knows cannot be asked', () => {
  expect(withFamily({}).ask({ regimeId: 'nowhere' })).toBeNull();
  expect(asked({ payroll: true }).ask({ regimeId: 'nowhere' })).toBeNull();
});

test('lines are those of the law, in dollars', () => {
  const { program, perDollar, ordinaryYear } = lawNamed('bg-freelancer-flat-tax');
  const law = lawOfYear(program, { taxYear });
  const known = { ...wholeYear(60_000 * perDollar), taxYear, yearOfStay: ordinaryYear };
  const { lines } = assessLaw(law, known);
  const amounts = asked().ask({ regimeId: 'bg-freelancer-flat-tax' })?.amountsAt(60_000, 0);
  expect(perDollar).not.toBe(1);
  expect(amounts).toHaveLength(TAX_KINDS.length);
  for (const [place, kind] of TAX_KINDS.entries()) {
    expect(amounts?.[place]).toBeCloseTo((lines[kind] ?? 0) / perDollar, 9);
  }
});

test('the working of a line ends with its amount, in the currency of the law', () => {
  const of = { regimeId: 'de-wage' };
  const [incomeTax = 0] = asked().ask(of)?.amountsAt(80_000, 0) ?? [];
  const working = asked().ask(of)?.workingAt('income', 80_000, 0);
  const { program, perDollar } = lawNamed('de-wage');
  expect(working).toMatchObject({ currency: program.currency });
  expect(working?.steps.at(-1)?.result).toBeCloseTo(incomeTax * perDollar, 2);
});

describe('answers', () => {
  test('the same ones have one method, and every other one its own', () => {
    const all: LawAnswers[] = [
      {},
      { profession: 'law' },
      { payroll: true },
      { payBest: true },
      { sharesDue: { 'de-wage': { pension: 0 } } },
      { ownersPay: { 'bg-eood-company': 10_000 } },
      { daysAway: 90 },
      { household: { hasPartner: true, married: true, partner: 0, children: [], from: null } },
    ];
    const methods = all.map(asked);
    expect(new Set(methods).size).toBe(all.length);
    expect(all.map((answers) => asked({ ...answers }))).toEqual(methods);
    expect(asked({})).toBe(asked());
    expect(asked({ profession: '', payroll: false, payBest: false, household: undefined })).toBe(asked());
    expect(lawMethod({ ...laws })).not.toBe(asked());
  });

  test('a wage is taxed by the law of wages where the regime has one', () => {
    const wage = total(asked({ payroll: true }), 'it-impatriati', 80_000);
    expect(wage).toBeCloseTo(total(asked(), 'it-impatriati-wage', 80_000), 9);
    expect(wage).not.toBeCloseTo(total(asked(), 'it-impatriati', 80_000), 0);
    expect(total(asked({ payroll: true }), 'ge-llc', 80_000)).toBe(total(asked(), 'ge-llc', 80_000));
  });

  test('days of work elsewhere count where the law asks for them', () => {
    const at = (daysAway?: number) => total(asked({ daysAway }), 'cy-work-abroad-90', 80_000);
    expect(at(0)).not.toBe(at(180));
    expect(at()).toBe(total(asked(), 'cy-work-abroad-90', 80_000));
    expect(total(asked({ daysAway: 180 }), 'de-wage', 80_000)).toBe(total(asked(), 'de-wage', 80_000));
  });

  test('of a person who is insured elsewhere the share that is due is asked for', () => {
    const regimeId = 'it-forfettario-15';
    const social = (method: LawMethod, of: string) =>
      method.ask({ regimeId: of })?.amountsAt(80_000, 0)?.[1] ?? 0;
    const half = asked({ sharesDue: { [regimeId]: { socialContribution: 0.5 } } });
    expect(social(asked(), regimeId)).toBeGreaterThan(1_000);
    expect(social(half, regimeId)).toBeCloseTo(social(asked(), regimeId) / 2, 1);
    expect(social(half, 'it-forfettario-5')).toBe(social(asked(), 'it-forfettario-5'));
  });

  test('a limit stands only where the profession has another than most', () => {
    const limits = ['design', 'software', 'consulting', 'law', 'trade', 'agency'].map(
      (profession) => asked({ profession }).ask({ regimeId: 'hu-atalanyado' })?.limit,
    );
    const [found, ...others] = limits.filter((limit) => limit !== null);
    expect(others).toEqual([]);
    // In forint, 50 times the least wage of a year.
    expect((found ?? 0) * lawNamed('hu-atalanyado').perDollar).toBeCloseTo(50 * 12 * 322_800, 0);
    expect(asked().ask({ regimeId: 'hu-atalanyado' })?.limit).toBeNull();
    expect(asked({ profession: 'trade' }).ask({ regimeId: 'bg-freelancer-flat-tax' })?.limit).toBeNull();
  });
});

describe('what the employer pays on top', () => {
  test('is the sum of its lines, in dollars, without those that are nothing', () => {
    const { lines, total: all } = asked().ask({ regimeId: 'es-wage' })?.employerAt(60_000) ?? {
      lines: {},
      total: 0,
    };
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThan(25_000);
    expect(sum(Object.values(lines))).toBeCloseTo(all, 9);
    expect(Object.values(lines).every((amount) => amount > 0)).toBe(true);
    // Hungary's law is in forint: 13% of the wage.
    expect(asked().ask({ regimeId: 'hu-wage' })?.employerAt(60_000)?.total).toBeCloseTo(0.13 * 60_000, 0);
  });

  test('belongs to wages alone', () => {
    expect(asked().ask({ regimeId: 'es-autonomo' })?.employerAt(60_000)).toBeNull();
    expect(asked().ask({ regimeId: 'it-impatriati' })?.employerAt(60_000)).toBeNull();
    expect(
      asked({ payroll: true }).ask({ regimeId: 'it-impatriati' })?.employerAt(60_000)?.total,
    ).toBeGreaterThan(0);
  });
});

describe('what a company pays its owner', () => {
  const of = { regimeId: 'tr-limited-company' };
  const { program, perDollar, ordinaryYear } = lawNamed(of.regimeId);
  const best = asked({ payBest: true });

  test('is as usual, as said as far as the profit reaches, or the best one', () => {
    const said = { ownersPay: { [of.regimeId]: 20_000 } };
    expect(asked(said).ask(of)?.wageAt(100_000, 0)).toBeCloseTo(20_000, 2);
    // Also where the best one would be another.
    expect(
      asked({ ...said, payBest: true })
        .ask(of)
        ?.wageAt(100_000, 0),
    ).toBeCloseTo(20_000, 2);
    const tooMuch = asked({ ownersPay: { [of.regimeId]: 90_000 } });
    expect(tooMuch.ask(of)?.wageAt(100_000, 40_000)).toBeCloseTo(60_000, 2);
    const known = { ...wholeYear(100_000 * perDollar), taxYear, yearOfStay: ordinaryYear };
    const wage = bestWage(lawOfYear(program, { taxYear }), known)?.wage ?? 0;
    expect(best.ask(of)?.wageAt(100_000, 0)).toBeCloseTo(wage / perDollar, 2);
    expect(asked().ask({ regimeId: 'ge-small-business' })?.wageAt(100_000, 0)).toBeNull();
    for (const pay of [0, 20_000, 60_000, 100_000]) {
      const other = asked({ ownersPay: { [of.regimeId]: pay } });
      expect(total(best, of, 100_000)).toBeLessThanOrEqual(total(other, of, 100_000) + 0.01);
    }
    expect(total(best, of, 100_000)).toBeLessThan(total(asked(), of, 100_000) - 100);
  });

  test('costs as high as the income leave a best pay of nothing, and higher ones are not looked through', () => {
    expect(best.ask(of)?.wageAt(50_000, 50_000)).toBe(0);
    expect(total(best, of, 50_000, 60_000)).toBe(total(asked(), of, 50_000, 60_000));
  });

  test('the best pay has no curve: it would have to be looked for; others do not wait for it', () => {
    expect(best.ask(of)?.curveOf(null, [])).toBeNull();
    expect(
      asked({ payBest: true, ownersPay: { [of.regimeId]: 20_000 } })
        .ask(of)
        ?.curveOf(null, []),
    ).not.toBeNull();
    expect(best.ask({ regimeId: 'ge-small-business' })?.curveOf(null, [])).not.toBeNull();
  });
});

describe('the curve', () => {
  test.each<[string, LawAnswers]>([
    ['bg-freelancer-flat-tax', {}],
    ['bg-eood-company', { ownersPay: { 'bg-eood-company': 12_000 } }],
  ])('of %s is the sum of the lines, without those that are left out', (regimeId, answers) => {
    const method = asked(answers);
    const whole = method.ask({ regimeId })?.curveOf(null, []);
    const without = method.ask({ regimeId })?.curveOf(null, ['income']);
    if (!whole || !without) throw new Error('there is no curve');
    for (const income of [8_000, 30_000, 80_000, 200_000]) {
      const amounts = method.ask({ regimeId })?.amountsAt(income, 0) ?? [];
      expect(valueAt(whole, income)).toBeCloseTo(sum(amounts), 0);
      expect(valueAt(without, income)).toBeCloseTo(sum(amounts) - (amounts[0] ?? 0), 0);
    }
  });

  test('has what a household changes', () => {
    const of = { regimeId: 'de-wage' };
    const family = withFamily({ children: [4, 9] });
    const curve = family.ask(of)?.curveOf(null, []);
    const amounts = family.ask(of)?.amountsAt(80_000, 0) ?? [];
    const change = family.ask(of)?.householdAt(80_000, 0);
    if (!curve) throw new Error('there is no curve');
    expect(change?.total).toBeLessThan(-1_000);
    expect(valueAt(curve, 80_000)).toBeCloseTo(sum(amounts) + (change?.total ?? 0), 0);
  });
});

describe('two questions', () => {
  const key = (of: Partial<LawOf>, regimeId = 'bg-freelancer-flat-tax') =>
    asked().ask({ regimeId, ...of })?.key;

  test('are one in years between which the law does not change, and two across a change', () => {
    expect(key({ year: 2030 })).toBe(key({ year: 2031 }));
    expect(key({ year: 2026 })).not.toBe(key({ year: 2027 }));
    expect(key({})).toBe(key({ year: taxYear }));
  });

  test('are two with other reliefs, another year of the stay where it counts, and another regime', () => {
    expect(key({ reliefs: ['newBusiness'] })).not.toBe(key({}));
    expect(key({ yearOfStay: 1 }, 'mt-res-non-dom')).not.toBe(key({ yearOfStay: 2 }, 'mt-res-non-dom'));
    expect(key({ yearOfStay: 1 })).toBe(key({ yearOfStay: 2 }));
    expect(key({}, 'bg-sole-trader')).not.toBe(key({}));
  });
});

describe('the last change of a law', () => {
  test('counts from its year on, and from the next for what changes within it', () => {
    const { program } = lawNamed('bg-freelancer-flat-tax');
    expect([2025, 2026, 2027, 2028].map((year) => changedIn(program, year))).toEqual([0, 2026, 2027, 2027]);
    // Asked again it says the same.
    expect(changedIn(program, 2026)).toBe(2026);
  });

  test('looks at figures, tables and scales', () => {
    const at = (from: string) => [{ from: '2020-01-01' }, { from }];
    const { program } = lawNamed('bg-freelancer-flat-tax');
    const empty = { ...program, figures: [], tables: [], scales: [] };
    const years = (law: object) =>
      [2028, 2029, 2030, 2031].map((year) => changedIn(law as typeof program, year));
    expect(years({ ...empty })).toEqual([0, 0, 0, 0]);
    expect(years({ ...empty, figures: [{ in: at('2029-07-01') }] })).toEqual([0, 2029, 2030, 2030]);
    expect(years({ ...empty, tables: [{ in: at('2030-01-01') }] })).toEqual([0, 0, 2030, 2031]);
    expect(years({ ...empty, scales: [at('2028-01-01')] })).toEqual([2028, 2029, 2029, 2029]);
    // In whichever order they stand.
    const figures = [{ in: at('2030-01-01') }, { in: at('2028-01-01') }];
    expect(years({ ...empty, figures })).toEqual([2028, 2029, 2030, 2031]);
  });
});
