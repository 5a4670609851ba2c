/**
 * Programs as they travel: a step says how far back its operands stand, so that the same formula is the same text wherever it
 * stands. Compressed they take a half to four fifths of what they take by their places.
 */
import type { Operation, ProgramSize, Step } from './program.ts';

/** What the first operand of an operation is an index into; of all others it is a place, or the number itself. */
const INDEXED: Readonly<Partial<Record<Operation, keyof ProgramSize>>> = {
  given: 'given',
  asked: 'given',
  figure: 'figures',
  sum: 'figures',
  sumOfYear: 'figures',
  scale: 'scales',
  table: 'tables',
};

const NOTHING_BEFORE: ProgramSize = { steps: 0, given: 0, figures: 0, scales: 0, tables: 0 };

interface PackedSteps {
  /** Places of the law from which the steps start. */
  readonly starts: readonly number[];
  /** A number from nothing on is how far back an operand stands, or an own index; one below it one of the law's. */
  readonly back: readonly Step[];
}

interface Program {
  readonly before?: ProgramSize;
  steps: readonly Step[] | PackedSteps;
}

/** A copy of a value, its programs packed. What is undefined is not there. */
export function packed(value: unknown): unknown {
  return eachProgram(JSON.parse(JSON.stringify(value)), pack);
}

/** The same value again, in place. */
export function unpacked<T>(value: T): T {
  return eachProgram(value, unpack);
}

/** Changes all programs of a value; none of them stands in a list. */
function eachProgram<T>(value: T, change: (program: Program) => void): T {
  for (const part of Object.values(value as object)) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    if ('steps' in part) change(part as Program);
    else eachProgram(part, change);
  }
  return value;
}

function pack(program: Program): void {
  const { before = NOTHING_BEFORE } = program;
  const starts: number[] = [];
  const start = (place: number) => {
    if (!starts.includes(place)) starts.push(place);
    return -1 - starts.indexOf(place);
  };
  const back = eachOperand(program.steps as readonly Step[], (operand, at, of) => {
    if (of !== 'steps') return operand < before[of] ? -1 - operand : operand - before[of];
    return operand < before.steps ? start(operand) : before.steps + at - operand;
  });
  program.steps = { starts, back } satisfies PackedSteps;
}

function unpack(program: Program): void {
  const { before = NOTHING_BEFORE } = program;
  const { starts, back } = program.steps as PackedSteps;
  program.steps = eachOperand(back, (operand, at, of) => {
    if (of !== 'steps') return operand < 0 ? -1 - operand : operand + before[of];
    return operand < 0 ? (starts[-1 - operand] as number) : before.steps + at - operand;
  });
}

/** Steps with other operands, but for plain numbers. @param change is told the step's place and what an operand counts */
function eachOperand(
  steps: readonly Step[],
  change: (operand: number, at: number, of: keyof ProgramSize) => number,
): readonly Step[] {
  return steps.map(([operation, ...operands], at): Step => {
    if (operation === 'number') return [operation, ...operands];
    const first = INDEXED[operation] ?? 'steps';
    return [operation, ...operands.map((operand, n) => change(operand, at, n === 0 ? first : 'steps'))];
  });
}
