/** Dragging a slider on a slow phone: long tasks, and from each press or key to the next frame. */
import type { Page } from '@playwright/test';

export interface Interaction {
  readonly steps: number;
  /** Durations in milliseconds of tasks of 50 ms or more while the slider moves. */
  readonly longTasks: readonly number[];
  /** Interaction to next paint: the longest, in milliseconds. */
  readonly inp: number;
  /** 95 % of the frames while dragging came within this many milliseconds of the one before. */
  readonly frame95: number;
}

interface Observed {
  longTasks: number[];
  interactions: number[];
  frames: number[];
}

const STEPS = 90;

/** What tsx calls in the functions that it hands on to a page. */
export const NAMES = 'globalThis.__name = (named) => named';

/** Drags the page's first slider from end to end and back, then moves it by keys. The page must be at rest. */
export async function dragSlider(page: Page): Promise<Interaction> {
  const slider = page.getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The page has no slider.');
  await page.evaluate(`${NAMES}; (${observe})()`);
  const y = box.y + box.height / 2;
  const at = (share: number) => box.x + box.width * (0.05 + 0.9 * share);
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const there = (2 * step) / STEPS;
    await page.mouse.move(at(there <= 1 ? there : 2 - there), y);
  }
  await page.mouse.up();
  for (let key = 0; key < 10; key += 1) await page.keyboard.press('ArrowRight');
  // What the last key caused comes after it.
  await page.waitForTimeout(1_500);
  const { longTasks, interactions, frames } = await page.evaluate(
    () => Reflect.get(window, 'observed') as Observed,
  );
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  gaps.sort((a, b) => a - b);
  return {
    steps: STEPS,
    longTasks,
    inp: Math.max(0, ...interactions),
    frame95: gaps[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
  };
}

/** Runs in the page. */
function observe(): void {
  const observed: Observed = { longTasks: [], interactions: [], frames: [] };
  Reflect.set(window, 'observed', observed);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        observed.interactions.push(entry.duration);
    }
    // Typed as in the browser: `durationThreshold` is not in the library's options.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const frame = (time: number) => {
    observed.frames.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
