/** How much of a stretch of time other guests of the same host took from this machine's processors. */
import { existsSync, readFileSync } from 'node:fs';

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

/** Ticks since the start of the machine, as Linux counts them: user, nice, system, idle, iowait, irq, softirq, steal. */
function times(): { readonly busy: number; readonly stolen: number } {
  if (!existsSync(STAT)) return { busy: 0, stolen: 0 };
  const [, ...ticks] = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks.map(Number);
  return { busy: user + nice + system + irq + softirq, stolen };
}
