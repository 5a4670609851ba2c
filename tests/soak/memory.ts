/** What a page holds in memory, when all that can be dropped has been dropped. */
import type { CDPSession, Page } from '@playwright/test';

export interface Memory {
  /** Bytes of JavaScript objects. */
  readonly heap: number;
  /** DOM nodes, in the page and held by scripts. */
  readonly nodes: number;
  readonly listeners: number;
}

/** How much of each may be left over, as a part of what there was. */
const TOLERANCE: Memory = { heap: 0.02, nodes: 0.02, listeners: 0.02 };

/** Timers of the site that hold on to something end within this time. */
const REST_MS = 1500;

export async function memoryOf(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForTimeout(REST_MS);
  // What a first collection finalizes, a second one drops.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** What has grown by more than it may, in words. */
export function growth(before: Memory, after: Memory): string[] {
  return (Object.keys(TOLERANCE) as (keyof Memory)[])
    .filter((what) => after[what] > before[what] * (1 + TOLERANCE[what]))
    .map((what) => `${what}: ${before[what]} became ${after[what]}`);
}
