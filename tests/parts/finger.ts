/** A finger on the screen, whose gestures the browser takes for its own where it would on a phone. */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Point {
  /** Pixels from the left and the top of the page that is shown. */
  readonly x: number;
  readonly y: number;
}

/** Has the browser take touches until the test has ended. */
export async function emulateFingers(): Promise<void> {
  onTestFinished(
    async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
  );
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

/** Puts a finger down, takes it to each of the points, ten pixels at a time, and lifts it. */
export async function swipe(from: Point, ...to: readonly Point[]): Promise<void> {
  await send('touchStart', from);
  let at = from;
  for (const next of to) {
    const steps = Math.ceil(Math.max(Math.abs(next.x - at.x), Math.abs(next.y - at.y)) / 10);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await send('touchMove', { x: at.x + (next.x - at.x) * part, y: at.y + (next.y - at.y) * part });
    }
    at = next;
  }
  await send('touchEnd');
}

async function send(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point): Promise<void> {
  // The tests' page stands in a frame, perhaps made smaller.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const touchPoints = point ? [{ x: frame.x + point.x * scale, y: frame.y + point.y * scale }] : [];
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}
