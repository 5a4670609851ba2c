/** The working of every law: each step's numbers give its result, and the last step is the line. */
import { describe, expect, test } from 'vitest';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { TAX_KINDS } from '../../../src/law/kinds.ts';
import { type LawProgram, rounds } from '../../../src/law/program.ts';
import type { LawCase } from '../../../src/law/results.ts';
import { type Calculation, type LawWorkingStep, workingOfLaw } from '../../../src/law/working.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

/** In the law's currency: from little to much in all of them. */
const AMOUNTS = [900, 12_000, 55_000, 240_000, 3_000_000, 40_000_000];

function caseOf(program: LawProgram, amount: number): LawCase {
  const { given } = program;
  return {
    ...wholeYear(amount, amount / 10),
    ...{ taxYear: 2026, yearOfStay: 1 },
    ...(given.includes('wage') && { wage: amount }),
  };
}

/** What a calculation comes to by its own numbers. */
function workedOut(calculation: Calculation): number {
  switch (calculation.type) {
    case 'number':
    case 'named':
    case 'cents':
      return calculation.value;
    case 'bands':
      return calculation.slices.reduce((sum, { tax }) => sum + tax, 0);
    case 'operation': {
      const [left, right] = [workedOut(calculation.left), workedOut(calculation.right)];
      const signs = { '+': left + right, '−': left - right, '×': left * right, '÷': left / right };
      return signs[calculation.sign];
    }
  }
}

function namesIn(calculation: Calculation): { readonly name: string; readonly value: number }[] {
  if (calculation.type === 'named') return [calculation];
  if (calculation.type === 'cents') return namesIn(calculation.of);
  if (calculation.type !== 'operation') return [];
  return [...namesIn(calculation.left), ...namesIn(calculation.right)];
}

/** Rounding to whole units is not shown, so that months of it may be off. */
const NOT_SHOWN = 60;

describe.each(LAWS)('$id', ({ program }) => {
  const law = lawOfYear(program, { taxYear: 2026 });

  test.each(AMOUNTS)('at %d', (amount) => {
    const known = caseOf(program, amount);
    const { lines } = assessLaw(law, known);
    for (const kind of TAX_KINDS) {
      const steps = workingOfLaw(law, known, program.lines[kind]);
      const line = lines[kind] ?? 0;
      if (steps.length === 0) expect(line, kind).toBe(0);
      else expect(Math.abs((steps.at(-1) as LawWorkingStep).result - line), kind).toBeLessThan(0.0051);
      const before = new Map<string, number>();
      for (const [index, { name, calculation, result }] of steps.entries()) {
        const what = `${kind}: ${name ?? 'the line'}`;
        const isLine = index === steps.length - 1;
        const own = isLine ? Math.max(workedOut(calculation), 0) : workedOut(calculation);
        const within = rounds(program) ? NOT_SHOWN : 1e-6 * Math.max(Math.abs(result), 1);
        expect(Math.abs(own - result), what).toBeLessThanOrEqual(within);
        // What has a name is a step before, or of the case.
        for (const used of namesIn(calculation)) {
          const of = before.get(used.name) ?? known[used.name];
          if (of !== undefined) expect(used.value, `${what}: ${used.name}`).toBe(of);
        }
        if (name !== null) before.set(name, result);
      }
    }
  });
});
