/**
 * A person's settings, kept on the device in localStorage: small, and readable before the first paint.
 * A browser that refuses storage keeps them for as long as the page is open.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isObject } from './records.ts';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export interface Preferences {
  readonly theme: Theme;
  /** "Deduct social contributions first". */
  readonly deductContributions: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', deductContributions: false };

/** The localStorage entry: Preferences as JSON. */
export const PREFERENCES_KEY = 'lowtide-preferences';

/** Checks each setting on its own; one that is missing or wrong takes its default. */
export function readPreferences(text: string | null): Preferences {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    // Not ours or cut off: defaults.
  }
  if (!isObject(found)) return DEFAULT_PREFERENCES;
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULT_PREFERENCES.theme,
    deductContributions: found.deductContributions === true,
  };
}

const store = createStore<Preferences>(() => DEFAULT_PREFERENCES);
/** What is kept on the device; the store may hold a link's setting beside it. */
let kept: Preferences = DEFAULT_PREFERENCES;
let isStarted = false;

/** Reads what is kept and follows other tabs; the first subscriber calls it, or the app before it renders. */
export function startPreferences(): void {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  kept = readPreferences(stored());
  store.setState(kept);
  const linked = linkedDeduct();
  if (linked !== null) store.setState({ deductContributions: linked });
  window.addEventListener('storage', (event) => {
    if (event.key !== PREFERENCES_KEY && event.key !== null) return;
    kept = readPreferences(event.newValue);
    store.setState(kept);
  });
}

export const preferences = {
  getState: (): Preferences => store.getState(),
  getInitialState: (): Preferences => store.getInitialState(),
  subscribe(listener: (now: Preferences, before: Preferences) => void): () => void {
    const end = store.subscribe(listener);
    startPreferences();
    return end;
  },
};

export function setTheme(theme: Theme): void {
  keep({ theme });
}

export function setDeductContributions(deductContributions: boolean): void {
  keep({ deductContributions });
}

/** The settings in a component; prerendering and hydration see the defaults. */
export function usePreferences(): Preferences {
  return useStore(preferences);
}

function keep(change: Partial<Preferences>): void {
  startPreferences();
  kept = { ...kept, ...change };
  store.setState(change);
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(kept));
  } catch {
    // Refused or full: the setting holds while the page is open.
  }
}

/** A link's setting holds for the visit, on every screen, and is not kept on the device. */
function linkedDeduct(): boolean | null {
  const text = new URLSearchParams(globalThis.location?.search).get('deduct');
  return text === '1' ? true : text === '0' ? false : null;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY);
  } catch {
    return null;
  }
}
