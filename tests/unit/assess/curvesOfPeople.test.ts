/** Curves of people whom the United States tax abroad, of whose money others take, or with other money: at every income the figures of the regime. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { assessor, regimesOf } from '../../../src/assess/assessor.ts';
import { comparedCurves } from '../../../src/assess/comparedCurves.ts';
import { taxOnWork } from '../../../src/catalogue/labels.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { curveOfWork, totalOnCurve } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { countries, taxBrackets } from './people.ts';

const FACTS = await loadPersonFacts({ household: true, otherIncome: true });

const EMPLOYEE = { profession: 'software', work: 'remote', contract: 'payroll' } as const;
const FREELANCER = { profession: 'software', work: 'freelancer' } as const;
const US = { citizenships: ['us'], home: { country: 'us' } } as const;
const HERE = { company: false, workplace: 'here', years: 1 } as const;
const IN_FRANCE = { workplace: 'elsewhere', workCountry: 'fr', days: 200, years: 1 } as const;
const ALL_KINDS = [
  ...(['dividends', 'interest', 'shares', 'royalties'] as const).map((kind) => ({ kind, from: 'abroad' })),
  ...(['rent', 'pension'] as const).map((kind) => ({ kind, from: 'home' })),
].map((one) => ({ ...one, amount: 15_000 }));
const GERMAN = { home: { country: 'de' }, citizenships: ['de'], company: false } as const;
const WITH_MONEY = { ...GERMAN, otherIncome: ALL_KINDS };
const PEOPLE: readonly (readonly [string, Situation])[] = [
  ['an American freelancer with costs in percent', { ...FREELANCER, ...US, costs: { percent: 20 } }],
  ['one with costs of an amount', { ...FREELANCER, ...US, costs: { amount: 15_000 } }],
  ['an American owner of a company', { ...FREELANCER, ...US, work: 'business', company: true }],
  ['an American employee', { ...EMPLOYEE, ...US }],
  ['an Italian as well', { ...EMPLOYEE, ...US, citizenships: ['us', 'it'] }],
  ['a Brazilian freelancer', { ...FREELANCER, ...HERE, home: { country: 'br' } }],
  ['a Brazilian employee', { ...EMPLOYEE, ...HERE, home: { country: 'br' } }],
  ['an employee who is paid by a Canadian tariff', { ...EMPLOYEE, ...HERE, home: { country: 'ca' } }],
  ['a German with a flat, funds and a pension', { ...FREELANCER, ...WITH_MONEY, costs: { percent: 20 } }],
  ['one who stays for five years', { ...FREELANCER, ...WITH_MONEY, years: 5, costs: { amount: 15_000 } }],
  ['one who pays himself best', { ...WITH_MONEY, work: 'business', company: true, payBest: true }],
  ['an employee who goes on working in France', { ...EMPLOYEE, ...IN_FRANCE, home: { country: 'fr' } }],
];
const schedules = schedulesFor(taxBrackets);
const REGIMES = countries.flatMap((country) =>
  regimesOf(country, FACTS).map((regime) => ({ country, regime })),
);
/** Of some, only the Emirates' schemes are taken from. */
const EMIRATES = REGIMES.filter(({ country }) => country.slug === 'united-arab-emirates');
/** Whose best wage goes to and fro from income to income. */
const ROMANIAN = REGIMES.filter(({ regime }) => regime.id === 'ro-srl-micro');
const INCOMES = fc.oneof(
  fc.integer({ min: 0, max: 400_000 }),
  fc.integer({ min: 0, max: 5_000_000 }),
  fc.constantFrom(0, 400, 132_900, 200_000),
);

test.each(PEOPLE)('%s', (_, situation) => {
  const figures = figuresOf(situation, 80_000, 2026);
  let taken = 0;
  const holds = (column: (typeof REGIMES)[number], incomes: readonly number[]) => {
    const [curve] = comparedCurves([column], figures, countries, taxBrackets, FACTS);
    if (!curve) throw new Error(`${column.regime.id} has no curve`);
    for (const income of incomes) {
      const said = { ...situation, income };
      const of = figuresOf(said, 80_000, 2026);
      const one = assessor(said, of, schedules, FACTS, countries)(column.country, column.regime);
      // Above its limit a scheme is nobody's.
      if (income > Math.min(one.limit ?? income, curve.curve.maxIncome ?? income)) continue;
      const isTaken = one.dueAtHome > 0 || one.dueElsewhere.some(({ certain }) => certain);
      taken += Number(isTaken || (one.otherMoney?.total ?? 0) > 0);
      const off = Math.abs(totalOnCurve(curve.curve, income) - one.total);
      // A curve leaves the rounding of lines out, and draws bends of both taxes by straight lines.
      const drawn = situation.payBest ? 5 + 5e-4 * income : 1 + 1e-6 * income;
      expect(off, `${column.regime.id} at ${income}`).toBeLessThan(drawn);
      // Of a rate, which is of the work alone.
      const onWork = totalOnCurve(curveOfWork(curve.curve), income);
      expect(Math.abs(onWork - taxOnWork(one)), `${column.regime.id} at ${income}`).toBeLessThan(drawn);
    }
  };
  for (const column of [...EMIRATES, ...ROMANIAN]) holds(column, [100_000]);
  // To draw a curve takes longer than to read it at several incomes.
  const incomes = fc.array(INCOMES, { minLength: 4, maxLength: 4 });
  fc.assert(fc.property(fc.constantFrom(...REGIMES), incomes, holds), { numRuns: 8 });
  expect(taken).toBeGreaterThan(0);
});
