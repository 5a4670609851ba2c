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
  test('the specified estimate (contributions not deducted) and the system’s theme are the defaults', () => {
    expect(readPreferences(null)).toEqual({ theme: 'system', deductContributions: false });
  });

  test('a choice is there again after a restart', async () => {
    const device = memory();
    const first = await openPage(device);
    first.setDeductContributions(true);
    first.setTheme('dark');

    const second = await openPage(device);
    second.startPreferences();
    expect(second.preferences.getState()).toEqual({ theme: 'dark', deductContributions: true });
  });

  test('prerendering and hydration see the defaults, whatever is kept', async () => {
    const page = await openPage(
      memory({ 'lowtide-preferences': '{"theme":"dark","deductContributions":true}' }),
    );
    page.startPreferences();
    expect(page.preferences.getInitialState()).toEqual(DEFAULT_PREFERENCES);
  });

  test('a choice in another tab is followed', async () => {
    const page = await openPage(memory());
    const seen = vi.fn();
    page.preferences.subscribe(seen);
    page.otherTab('something-else', '{"theme":"light"}');
    expect(seen).not.toHaveBeenCalled();
    page.otherTab('lowtide-preferences', '{"theme":"light","deductContributions":true}');
    expect(page.preferences.getState()).toEqual({ theme: 'light', deductContributions: true });
    page.otherTab(null, null);
    expect(page.preferences.getState()).toEqual(DEFAULT_PREFERENCES);
  });

  test('a browser that refuses storage keeps the choice while the page is open', async () => {
    const page = await openPage(refusing);
    page.setTheme('light');
    page.setDeductContributions(true);
    expect(page.preferences.getState()).toEqual({ theme: 'light', deductContributions: true });
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
          const found = readPreferences(text);
          expect(['system', 'light', 'dark']).toContain(found.theme);
          expect(typeof found.deductContributions).toBe('boolean');
        },
      ),
    );
  });

  test('one wrong setting does not lose the other', () => {
    expect(readPreferences('{"theme":"sepia","deductContributions":true}')).toEqual({
      theme: 'system',
      deductContributions: true,
    });
  });
});
