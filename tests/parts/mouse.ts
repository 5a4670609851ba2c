/** The mouse, where a test holds its button down. */
import { cdp } from 'vitest/browser';

interface Point {
  /** Pixels from the left of the page that is shown. */
  readonly x: number;
  readonly y: number;
}

interface HeldMouse {
  move(to: Point): Promise<void>;
  letGo(): Promise<void>;
}

/** Takes the pointer to the corner of the page, away from what it would lie over. */
export const leave = () => send('mouseMoved', { x: 0, y: 0 }, false);

/** Presses the button at a place of the page, and keeps it down. */
export async function hold(from: Point): Promise<HeldMouse> {
  let at = from;
  await send('mouseMoved', at, false);
  await send('mousePressed', at, true);
  return {
    async move(to) {
      at = to;
      await send('mouseMoved', at, true);
    },
    letGo: () => send('mouseReleased', at, false),
  };
}

async function send(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  { x, y }: Point,
  isDown: boolean,
): Promise<void> {
  // The tests' page stands in a frame, perhaps made smaller.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    button: type === 'mouseMoved' && !isDown ? 'none' : 'left',
    buttons: isDown ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });
}
