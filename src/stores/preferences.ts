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
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system' };

/** The localStorage entry: Preferences as JSON. */
export const PREFERENCES_KEY = 'lowtide-preferences';

/** What the entry holds; a setting that is missing or wrong takes its default. */
export function readPreferences(text: string | null): Preferences {
  const { theme } = entryIn(text);
  return { theme: THEMES.find((one) => one === theme) ?? DEFAULT_PREFERENCES.theme };
}

function entryIn(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isObject(found) ? found : {};
  } catch {
    // Not ours or cut off: defaults.
    return {};
  }
}

const store = createStore<Preferences>(() => DEFAULT_PREFERENCES);
let isStarted = false;

/** Reads what is kept and follows other tabs; the first subscriber calls it, or the app before it renders. */
export function startPreferences(): void {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  store.setState(readPreferences(stored()));
  window.addEventListener('storage', (event) => {
    if (event.key !== PREFERENCES_KEY && event.key !== null) return;
    store.setState(readPreferences(event.newValue));
  });
}

export const preferences = {
  getState: (): Preferences => store.getState(),
  getInitialState: (): Preferences => store.getInitialState(),
  subscribe(listener: (now: Preferences, before: Preferences) => void): () => void {
    startPreferences();
    return store.subscribe(listener);
  },
};

export function setTheme(theme: Theme): void {
  startPreferences();
  store.setState({ theme });
  try {
    // What earlier versions kept beside it stays until it has been moved over (src/situation/oldRecords.ts).
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ ...entryIn(stored()), theme }));
  } catch {
    // Refused or full: the setting holds while the page is open.
  }
}

/** The settings in a component; prerendering and hydration see the defaults. */
export function usePreferences(): Preferences {
  return useStore(preferences);
}

function stored(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY);
  } catch {
    return null;
  }
}
