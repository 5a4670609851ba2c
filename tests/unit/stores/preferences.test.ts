import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from '../../../src/stores/preferences.ts';

async function openPage(localStorage: Partial<Storage>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
  const heard: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void)[] = [];
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: (typeof heard)[number]) => void heard.push(listener),
  });
  const page = await import('../../../src/stores/preferences.ts');
  return {
    ...page,
    otherTab(key: string | null, newValue: string | null) {
      for (const hear of heard) hear({ key, newValue });
    },
  };
}

function memory(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
}

const refusing = {
  getItem() {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem() {
    throw new DOMException('denied', 'SecurityError');
  },
};

afterEach(() => void vi.unstubAllGlobals());

describe('settings are kept on the device', () => {
  test('the system’s theme is the default', () => {
    expect(readPreferences(null)).toEqual({ theme: 'system' });
  });

  test('a choice is there again after a restart', async () => {
    const device = memory();
    const first = await openPage(device);
    first.setTheme('dark');

    const second = await openPage(device);
    second.startPreferences();
    expect(second.preferences.getState()).toEqual({ theme: 'dark' });
  });

  test('prerendering and hydration see the defaults, whatever is kept', async () => {
    const page = await openPage(memory({ 'lowtide-preferences': '{"theme":"dark"}' }));
    page.startPreferences();
    expect(page.preferences.getInitialState()).toEqual(DEFAULT_PREFERENCES);
  });

  test('a choice in another tab is followed', async () => {
    const page = await openPage(memory());
    const seen = vi.fn();
    page.startPreferences();
    page.preferences.subscribe(seen);
    page.otherTab('something-else', '{"theme":"light"}');
    expect(seen).not.toHaveBeenCalled();
    page.otherTab('lowtide-preferences', '{"theme":"light"}');
    expect(page.preferences.getState()).toEqual({ theme: 'light' });
    page.otherTab(null, null);
    expect(page.preferences.getState()).toEqual(DEFAULT_PREFERENCES);
  });

  test('a browser that refuses storage keeps the choice while the page is open', async () => {
    const page = await openPage(refusing);
    page.setTheme('light');
    expect(page.preferences.getState()).toEqual({ theme: 'light' });
  });

  test('whatever the entry holds, reading it gives valid settings', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((it) => String(JSON.stringify(it))),
        ),
        (text) => {
          expect(['system', 'light', 'dark']).toContain(readPreferences(text).theme);
        },
      ),
    );
  });

  test('what a later version keeps beside the theme stays there', async () => {
    const device = memory({ 'lowtide-preferences': '{"theme":"sepia","motion":"none"}' });
    const page = await openPage(device);
    page.setTheme('dark');
    expect(device.entries['lowtide-preferences']).toBe('{"theme":"dark","motion":"none"}');
  });
});
