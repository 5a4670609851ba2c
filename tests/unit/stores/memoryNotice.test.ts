import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fresh page: the modules start anew, the tab's session storage stays. */
async function openPage() {
  vi.resetModules();
  return import('../../../src/stores/memoryNotice.ts');
}

function tabStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

beforeEach(() => void vi.stubGlobal('sessionStorage', tabStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('one quiet notice when nothing can be kept', () => {
  test('nothing is shown while everything is kept', async () => {
    const page = await openPage();
    const show = vi.fn();
    page.onMemoryOnly(show);
    expect(show).not.toHaveBeenCalled();
  });

  test('it is shown once, however many changes are not kept', async () => {
    const page = await openPage();
    const show = vi.fn();
    page.onMemoryOnly(show);
    page.reportMemoryOnly();
    page.reportMemoryOnly();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('it waits for someone to show it', async () => {
    const page = await openPage();
    page.reportMemoryOnly();
    const show = vi.fn();
    page.onMemoryOnly(show);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('a reload in the same tab does not repeat it', async () => {
    const first = await openPage();
    first.onMemoryOnly(() => undefined);
    first.reportMemoryOnly();

    const second = await openPage();
    const show = vi.fn();
    second.onMemoryOnly(show);
    second.reportMemoryOnly();
    expect(show).not.toHaveBeenCalled();
  });

  test('it is shown also where session storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const page = await openPage();
    const show = vi.fn();
    page.onMemoryOnly(show);
    page.reportMemoryOnly();
    expect(show).toHaveBeenCalledTimes(1);
  });
});
