/** How much of a stretch of time other guests of the same host took from this machine's processors. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STAT = '/proc/stat';

/** Starts counting; the function returned gives the share (0–1) of the time that work here waited for. 0 where unknown. */
export function stolenSince(): () => number {
  const before = times();
  return () => {
    const after = times();
    const stolen = after.stolen - before.stolen;
    const busy = after.busy - before.busy;
    return busy + stolen > 0 ? stolen / (busy + stolen) : 0;
  };
}

/**
 * Waits until other guests leave this machine its processors.
 * @param most share (0–1) of the time that they may take.
 * @param patience how long to wait at most, in milliseconds.
 * @returns how long it took, in milliseconds.
 */
export async function quietMoment(most: number, patience: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < patience) {
    const share = stolenSince();
    // Only time that is asked for can be taken.
    for (const end = performance.now() + 500; performance.now() < end; );
    if (share() <= most) break;
    await wait(5_000);
  }
  return performance.now() - start;
}

/** Ticks since the start of the machine, as Linux counts them: user, nice, system, idle, iowait, irq, softirq, steal. */
function times(): { readonly busy: number; readonly stolen: number } {
  if (!existsSync(STAT)) return { busy: 0, stolen: 0 };
  const [, ...ticks] = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks.map(Number);
  return { busy: user + nice + system + irq + softirq, stolen };
}
