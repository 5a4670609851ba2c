interface Slid<Value> {
  /** What the slider stands for now, which need not be one of its steps. */
  readonly value: () => Value;
  /** A value of the slider, or what it stood for before a gesture that the browser has taken over. */
  readonly onValue: (value: Value | number) => void;
}

/** A finger or pen on the slider. */
interface Touch<Value> {
  readonly x: number;
  readonly y: number;
  /** What the slider stood for when it came, and where its thumb stood. */
  readonly before: Value;
  readonly thumb: string;
  /** The value under it, as long as it may be about to scroll. */
  waiting: number | null;
  gesture: 'tap' | 'slide' | 'other';
}

/** Pixels that a finger may move and still have tapped. */
const TAP = 10;

/**
 * Calls back with the values that a person gives a range input. Browsers give it the value under a finger as soon as that
 * lands, and leave it there when the finger goes on to scroll the page. Here it counts from the finger's first move
 * sideways, or when a tap ends; what has been slid is put back if the browser takes the gesture over.
 * @returns a function that ends it
 */
export function followSlider<Value>(input: HTMLInputElement, { value, onValue }: Slid<Value>): () => void {
  let touch: Touch<Value> | null = null;
  const listening = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ) => input.addEventListener(type, heard, { signal: listening.signal });

  on('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    const isMouse = pointerType === 'mouse';
    touch = isMouse ? null : { x, y, before: value(), thumb: input.value, waiting: null, gesture: 'tap' };
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (touch === null || touch.gesture === 'slide') return;
    const [across, along] = [Math.abs(clientX - touch.x), Math.abs(clientY - touch.y)];
    if (Math.max(across, along) > TAP) touch.gesture = across > along ? 'slide' : 'other';
  });
  on('input', () => {
    const { valueAsNumber } = input;
    if (touch === null || touch.gesture === 'slide') return onValue(valueAsNumber);
    touch.waiting = valueAsNumber;
    input.value = touch.thumb;
  });
  on('pointerup', () => {
    const ended = touch;
    touch = null;
    if (ended?.gesture !== 'tap' || ended.waiting === null) return;
    input.value = String(ended.waiting);
    onValue(ended.waiting);
  });
  on('pointercancel', () => {
    const ended = touch;
    touch = null;
    if (ended?.gesture !== 'slide') return;
    input.value = ended.thumb;
    onValue(ended.before);
  });
  return () => listening.abort();
}
