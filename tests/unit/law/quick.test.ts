/** The quick estimate as a law answers what the flat fields answer, for every regime of the data. */
import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { quickProgram } from '../../../data/compiler/law/quick.ts';
import { resultsOf, wholeYear } from '../../../src/law/assess.ts';
import { walk } from '../../../src/law/curve.ts';
import { assess, curveOf, scheduleOf, TAX_KINDS, totalOnCurve } from '../../../src/law/index.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const { countries, taxBrackets } = compileData();

const REGIMES = countries.flatMap(({ taxRegimes }) =>
  taxRegimes.map((rules) => ({ id: rules.id, rules, brackets: taxBrackets[rules.id] ?? [] })),
);
const INCOMES = [0, 0.01, 1, 4_999, 17_431, 40_000, 60_000, 97_031, 150_000, 333_333, 1_000_000, 10_000_000];
const HALF_A_CENT = 0.005;
const CURVE_END = 1_000_000;

test.each(REGIMES)(
  '$id: every line at every bound and beside it, and the curve between',
  ({ id, rules, brackets }) => {
    const schedule = scheduleOf(rules, brackets);
    const curve = curveOf(schedule);
    const law = lawOfYear(quickProgram(id, rules, brackets), { taxYear: 2026 });
    const { lines } = law.program;

    const bounds = curve.total.flatMap(({ from }) => [from - HALF_A_CENT, from, from + HALF_A_CENT]);
    for (const income of [...INCOMES, ...bounds.filter((at) => at >= 0)]) {
      const results = resultsOf(law, wholeYear(income));
      // A bound that is reached by rounding alone belongs to the bracket below it; the flat fields miss it by a hair.
      const flat = [income, income * (1 - 1e-14)].map((at) => assess(schedule, at).lines);
      TAX_KINDS.forEach((kind, place) => {
        const amount = lines[kind] === undefined ? 0 : Math.max(results[lines[kind]] ?? Number.NaN, 0);
        const off = flat.map((one) => Math.abs(amount - (one[place]?.amount ?? Number.NaN)));
        expect(Math.min(...off), `${kind} at ${income}`).toBeLessThan(1e-6);
      });
    }

    const along = { turnover: 1, profit: 1, wage: 1 };
    const { pieces } = walk(law, wholeYear, along, [0, CURVE_END], Object.values(lines));
    for (const { from, to, value, slope } of pieces) {
      const middle = (from + to) / 2;
      expect(Math.abs(value + slope * (middle - from) - totalOnCurve(curve, middle))).toBeLessThan(1e-6);
    }
  },
);
