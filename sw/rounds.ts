/** Work that a network may fail: what fails is tried again, later and later. */

/** Few enough that pages keep their share of a slow connection. */
const AT_ONCE = 4;

/** After so many failures in a row a round ends: the line is dead, or somebody else answers for the host. */
const HOPELESS = 8;

/** How long the second, third and fourth round wait, in milliseconds. */
const PAUSES = [1000, 3000, 9000];

/** The host answers, and does not have what was asked for: no sign of a bad line. */
export class NotThereError extends Error {}

interface Round<T> {
  /** What is still to do, with what has failed at the end. */
  readonly left: readonly T[];
  readonly failure: unknown;
}

/**
 * Does a piece of work for each item, four at a time, in their order. What fails is done again in the next round, after a
 * pause that grows; without a network there is no next one.
 * @param work knows its round, from 0.
 * @throws the last failure where something is left.
 */
export async function inRounds<T>(
  items: readonly T[],
  work: (item: T, round: number) => Promise<void>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<void> {
  let left = items;
  for (let round = 0; left.length > 0; round += 1) {
    const ended = await oneRound(left, (item) => work(item, round));
    left = ended.left;
    if (left.length === 0) return;
    const milliseconds = PAUSES[round];
    if (milliseconds === undefined || globalThis.navigator?.onLine === false) throw ended.failure;
    await wait(milliseconds);
  }
}

async function oneRound<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<Round<T>> {
  const failed: T[] = [];
  let failure: unknown;
  let next = 0;
  let inARow = 0;
  const lane = async () => {
    while (next < items.length && inARow < HOPELESS) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item);
        inARow = 0;
      } catch (error) {
        failure = error;
        failed.push(item);
        if (!(error instanceof NotThereError)) inARow += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { left: [...items.slice(next), ...failed], failure };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
