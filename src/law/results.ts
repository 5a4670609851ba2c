/** The steps of a program in one case: the one place that works estimates out, quick ones and those of laws. */
import { worked } from './operations.ts';
import type { Step } from './program.ts';
import type { LawOfYear } from './year.ts';

/** What is known of a case, by the names that formulas use: turnover, profit, months … Flags are 1 or 0. */
export type LawCase = Readonly<Record<string, number>>;

/**
 * The results of a law's steps alone, for those who work it out many times.
 * @param results where they are put: of another case of the same law, for those who have no more use for it
 * @throws {RangeError} where the case does not say what a formula asks for
 */
export function resultsOf(law: LawOfYear, known: LawCase, results = startOf(law)): readonly number[] {
  workOut(law, results, known, sameInEveryCase(law).differing);
  return results;
}

/** The results that are the same in every case; NaN at the places of the others. */
export function startOf(law: LawOfYear): number[] {
  return sameInEveryCase(law).same.slice();
}

/** Works some steps of a case out, in place. @param places in their order, as `stepsOf` has them */
export function workOut(law: LawOfYear, results: number[], known: LawCase, places: readonly number[]): void {
  const { steps, program } = law;
  for (const place of places) {
    const step = steps[place] as Step;
    // Apart from one another: a number that may be undefined would be an object of its own.
    results[place] = isOfCase(step)
      ? (fromCase(step, program.given, known) ?? (results[step[2] ?? 0] as number))
      : worked(step, results, law);
  }
}

/**
 * The steps that some results need and that differ between cases, in their order.
 * @param open the names in which the cases differ; left out: all
 */
export function stepsOf(
  law: LawOfYear,
  places: readonly number[],
  open?: ReadonlySet<string>,
): readonly number[] {
  const { steps, program } = law;
  const differs = new Set(open ? [] : sameInEveryCase(law).differing);
  for (const [place, step] of open ? steps.entries() : []) {
    const isOpen = isOfCase(step) && open?.has(program.given[step[1] ?? 0] ?? '');
    if (isOpen || operandsOf(step).some((operand) => differs.has(operand))) differs.add(place);
  }
  const needed = new Set<number>();
  const add = (place: number) => {
    if (!differs.has(place) || needed.has(place)) return;
    needed.add(place);
    for (const operand of operandsOf(steps[place] as Step)) add(operand);
  };
  for (const place of places) add(place);
  return [...needed].sort((a, b) => a - b);
}

/** Results of a law that are the same in every case, and the places of the others. */
interface Settled {
  /** NaN at the places of the others. */
  readonly same: readonly number[];
  readonly differing: readonly number[];
}

const kept = new WeakMap<LawOfYear, Settled>();

/** Worked out once for each law. */
function sameInEveryCase(law: LawOfYear): Settled {
  const found = kept.get(law) ?? settled(law, () => undefined);
  kept.set(law, found);
  return found;
}

/**
 * The same law for cases that differ in some names alone: it has the same results, and fewer steps to work out.
 * @param known what such cases have in common
 * @param open the names in which they may differ
 * @throws {RangeError} where they do not say what a formula asks for
 */
export function lawOfCases(law: LawOfYear, known: LawCase, open: readonly string[]): LawOfYear {
  const { given } = law.program;
  const { same, differing } = settled(law, (step, otherwise) =>
    open.includes(given[step[1] ?? 0] ?? '') ? undefined : (fromCase(step, given, known) ?? otherwise),
  );
  const differs = new Set(differing);
  const steps = law.steps.map(
    (step, place): Step => (differs.has(place) ? step : ['number', same[place] as number]),
  );
  return { ...law, steps };
}

/** @param said what the case gives for a step, or what counts otherwise; undefined where that is not known */
function settled(
  law: LawOfYear,
  said: (step: Step, otherwise: number | undefined) => number | undefined,
): Settled {
  const same = new Array<number>(law.steps.length).fill(Number.NaN);
  const differing: number[] = [];
  const differs = new Set<number>();
  for (const [place, step] of law.steps.entries()) {
    const isSettled = !operandsOf(step).some((operand) => differs.has(operand));
    const value = isOfCase(step)
      ? said(step, isSettled ? same[step[2] ?? 0] : undefined)
      : isSettled
        ? worked(step, same, law)
        : undefined;
    if (value === undefined) {
      differs.add(place);
      differing.push(place);
    } else same[place] = value;
  }
  return { same, differing };
}

/** Places of the steps that a step works with. */
function operandsOf([operation, ...operands]: Step): readonly number[] {
  if (operation === 'number' || operation === 'given') return [];
  return operation === 'scale' || operation === 'asked' || operation === 'table'
    ? operands.slice(1)
    : operands;
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
