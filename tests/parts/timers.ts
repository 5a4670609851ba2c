/** Knows which timers of the app are due soon. Imported before the app (setup.ts): React keeps the function that it finds. */

/** What takes longer is no part of a change: a toast that leaves, a part that comes when the page has been idle. */
const SOON_MS = 1500;

const due = new Set<unknown>();
const { setTimeout: start, clearTimeout: stop } = window;

function startKnown(handler: TimerHandler, milliseconds = 0, ...rest: unknown[]): number {
  const timer = start(
    (...given: unknown[]) => {
      due.delete(timer);
      if (typeof handler === 'function') handler(...given);
    },
    milliseconds,
    ...rest,
  );
  if (milliseconds <= SOON_MS) due.add(timer);
  return timer;
}

window.setTimeout = Object.assign(startKnown, start);
window.clearTimeout = (timer) => {
  due.delete(timer);
  stop(timer);
};

/** Whether something is due soon. */
export const isTimed = (): boolean => due.size > 0;
