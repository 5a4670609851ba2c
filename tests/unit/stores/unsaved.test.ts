import { describe, expect, test, vi } from 'vitest';
import { onBeforeReload, saveBeforeReload } from '../../../src/stores/unsaved.ts';

describe('an accepted update waits for what is not saved yet', () => {
  test('every save has ended before the page goes', async () => {
    const saved: string[] = [];
    const ends = [
      onBeforeReload(() => saved.push('address')),
      onBeforeReload(async () => {
        await Promise.resolve();
        saved.push('selection');
      }),
    ];
    await saveBeforeReload();
    expect(saved).toEqual(['address', 'selection']);
    for (const end of ends) end();
  });

  test('a save that fails does not stop the others', async () => {
    const saved = vi.fn();
    const ends = [
      onBeforeReload(() => {
        throw new Error('no');
      }),
      onBeforeReload(saved),
    ];
    await saveBeforeReload();
    expect(saved).toHaveBeenCalled();
    for (const end of ends) end();
  });

  test('a save that hangs is given up after two seconds', async () => {
    vi.useFakeTimers();
    const end = onBeforeReload(() => new Promise(() => undefined));
    const done = vi.fn();
    saveBeforeReload().then(done);
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(done).toHaveBeenCalled();
    end();
    vi.useRealTimers();
  });
});
