/** The steps of a program in one case: the one place that works estimates out, quick ones and those of laws. */
import { worked } from './operations.ts';
import type { Step } from './program.ts';
import type { LawOfYear } from './year.ts';

/** What is known of a case, by the names that formulas use: turnover, profit, months … Flags are 1 or 0. */
export type LawCase = Readonly<Record<string, number>>;

/**
 * The results of a law's steps alone, for those who work it out many times.
 * @throws {RangeError} where the case does not say what a formula asks for
 */
export function resultsOf(law: LawOfYear, known: LawCase): readonly number[] {
  const { steps, program } = law;
  const results = new Array<number>(steps.length);
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place] as (typeof steps)[number];
    const said = isOfCase(step) ? fromCase(step, program.given, known) : worked(step, results, law);
    results[place] = said ?? (results[step[2] ?? 0] as number);
  }
  return results;
}

export function isOfCase([operation]: Step): boolean {
  return operation === 'given' || operation === 'asked';
}

/**
 * What a case gives for a step; undefined where it was asked and not answered.
 * @throws {RangeError} for a name that the case does not have
 */
export function fromCase(
  [operation, index = 0]: Step,
  given: readonly string[],
  known: LawCase,
): number | undefined {
  const name = given[index] ?? '';
  const value = known[name] ?? (name.startsWith('chosen.') ? 0 : undefined);
  if (value === undefined && operation === 'given') throw new RangeError(`The case does not say "${name}"`);
  return value;
}
