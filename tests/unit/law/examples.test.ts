/** The worked examples of every law, line by line. */
import { describe, expect, test } from 'vitest';
import { assessLaw, WHOLE_YEAR } from '../../../src/law/assess.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

/** Some laws print constants rounded to cents, which ten thousands of a slice multiply. */
const WITHIN = 0.1;

describe.each(LAWS)('$id', ({ program, regime }) => {
  test.each(regime.examples ?? [])('$case', (example) => {
    const law = lawOfYear(program, { taxYear: example.year ?? 2026 }, example.set);
    const { lines, total, results } = assessLaw(law, { ...WHOLE_YEAR, ...example.case });
    for (const kind of new Set([...Object.keys(lines), ...Object.keys(example.lines)])) {
      const off = Math.abs((lines[kind] ?? 0) - (example.lines[kind] ?? 0));
      expect(off, `${kind}: ${lines[kind]} instead of ${example.lines[kind]}`).toBeLessThan(WITHIN);
    }
    expect(Math.abs(total - example.total)).toBeLessThan(WITHIN);
    for (const [kind, amount] of Object.entries(example.employer ?? {})) {
      const place = program.extras[`employer ${kind}`];
      expect(Math.abs((results[place ?? -1] ?? 0) - amount), `employer's ${kind}`).toBeLessThan(WITHIN);
    }
  });
});
