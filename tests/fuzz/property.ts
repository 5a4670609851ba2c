import fc from 'fast-check';

/** A promise that must hold for whatever comes in. */
export interface FuzzProperty {
  /** The promise in words. */
  readonly name: string;
  /** Cases of a usual run; a long run multiplies them (tests/fuzz/run.ts). */
  readonly cases: number;
  check(cases: number): Promise<void>;
}

/** Describes a promise: `holds` throws where it is broken. */
export function promise<Input>(
  name: string,
  cases: number,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
): FuzzProperty {
  return {
    name,
    cases,
    check: (numRuns) =>
      fc.assert(
        fc.asyncProperty(inputs, async (input) => holds(input)),
        { numRuns },
      ),
  };
}
