/**
 * A person's settings, in localStorage: small, and readable before the first paint. Where a browser refuses storage they
 * last as long as the page is open.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isObject } from '../law/isObject.ts';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

interface Preferences {
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

export const preferences = createStore<Preferences>(() => DEFAULT_PREFERENCES);

/** Reads what is stored and follows other tabs; the app calls it before it renders. */
export function startPreferences(): void {
  preferences.setState(readPreferences(stored()));
  window.addEventListener('storage', (event) => {
    if (event.key !== PREFERENCES_KEY && event.key !== null) return;
    preferences.setState(readPreferences(event.newValue));
  });
}

export function setTheme(theme: Theme): void {
  preferences.setState({ theme });
  try {
    // What a later version may have kept beside it stays.
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
