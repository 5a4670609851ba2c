/**
 * What day it is. A page carries the day on which it was built, shows that day until it is hydrated, and the device's
 * from then on: nothing else reads the device's clock for what is rendered.
 */
import { useSyncExternalStore } from 'react';

/** ISO date; null where nothing was built, as in development and in Node. */
let builtOn: string | null = null;

/** Sets the day on which the page was built, before anything is rendered. */
export function setBuiltOn(day: string | null): void {
  builtOn = day;
}

/**
 * The device's own date, ISO; whole days have no time zone. A clock that is before the build is wrong: then it is the
 * day of the build.
 */
export function today(): string {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return builtOn !== null && day < builtOn ? builtOn : day;
}

/** The calendar year of `today`. */
export function thisYear(): number {
  return yearOf(today());
}

/** `today` in a component; prerendering and hydration see the day of the build. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, dayBuilt);
}

/** `thisYear` in a component; what depends on it alone is not rendered anew for another day of the same year. */
export function useThisYear(): number {
  return useSyncExternalStore(subscribe, thisYear, yearBuilt);
}

const dayBuilt = () => builtOn ?? today();
const yearBuilt = () => yearOf(dayBuilt());

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** A page that stays open sees another day when it is looked at again. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
