/** Curves of people whom the United States tax abroad: at every income the figure that the regime has there. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { assessor, regimesOf } from '../../../src/assess/assessor.ts';
import { comparedCurves } from '../../../src/assess/comparedCurves.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { totalOnCurve } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { countries, FACTS, taxBrackets } from './people.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const AMERICAN: Situation = { citizenships: ['us'], home: { country: 'us' } };
const PEOPLE: readonly (readonly [string, Situation])[] = [
  ['a freelancer', { ...AMERICAN, work: 'freelancer' }],
  ['a freelancer with costs in percent', { ...AMERICAN, work: 'freelancer', costs: { percent: 20 } }],
  ['a freelancer with costs of an amount', { ...AMERICAN, work: 'freelancer', costs: { amount: 15_000 } }],
  ['an owner of a company', { ...AMERICAN, work: 'business', company: true }],
  ['an employee', { ...AMERICAN, work: 'remote', contract: 'payroll' }],
  ['an Italian as well', { citizenships: ['us', 'it'], work: 'remote', contract: 'payroll' }],
];
const schedules = schedulesFor(taxBrackets);
const REGIMES = countries.flatMap((country) =>
  regimesOf(country, FACTS).map((regime) => ({ country, regime })),
);

test.each(PEOPLE)('%s', (_, situation) => {
  const figures = figuresOf(situation, 80_000, 2026);
  const incomes = fc.oneof(
    fc.integer({ min: 0, max: 400_000 }),
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.constantFrom(0, 400, 132_900, 200_000),
  );
  fc.assert(
    fc.property(fc.constantFrom(...REGIMES), incomes, (column, income) => {
      const [curve] = comparedCurves([column], figures, countries, taxBrackets, FACTS);
      const said = { ...situation, income };
      const of = figuresOf(said, 80_000, 2026);
      const { total } = assessor(said, of, schedules, FACTS, countries)(column.country, column.regime);
      if (!curve) throw new Error(`${column.regime.id} has no curve`);
      const off = Math.abs(totalOnCurve(curve.curve, income) - total);
      // A curve leaves the rounding of lines out, and draws bends of both taxes by straight lines.
      expect(off, `${column.regime.id} at ${income}`).toBeLessThan(1 + 1e-6 * income);
    }),
    { numRuns: 40 },
  );
});
