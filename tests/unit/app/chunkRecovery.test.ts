import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import {
  createRecovery,
  MOST_RENEWALS,
  RECOVERY_KEY,
  RECOVERY_PAUSE_MS,
  type RecoveryDevice,
} from '../../../src/app/chunkRecovery.ts';

const ENTRY = '/assets/index-old.js';
const SAME_PAGE = `<script src="${ENTRY}"></script>`;
const NEXT_PAGE = '<script type="module" src="/assets/index-new.js"></script>';

/** A browser whose host has the next version. */
function device(changes: Partial<RecoveryDevice> = {}) {
  const kept = new Map<string, string>();
  const steps: string[] = [];
  let now = 1_000_000_000_000;
  const whole: RecoveryDevice = {
    now: () => now,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    entry: () => ENTRY,
    fetchPage: async () => NEXT_PAGE,
    renew: async () => false,
    save: async () => void steps.push('saved'),
    reload: () => void steps.push('reloaded'),
    ...changes,
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { recover: createRecovery(whole), kept, steps, pass };
}

test('where the host has another version, the page reloads when everything typed is saved', async () => {
  const { recover, steps, kept } = device();
  expect(await recover()).toBe(true);
  expect(steps).toEqual(['saved', 'reloaded']);
  expect(kept.get(RECOVERY_KEY)).toBe('1000000000000');
});

test('where the host has the same version and something else was kept under an address, the page reloads; the next file may be wrong, too', async () => {
  const renew = vi.fn(async () => true);
  const { recover, steps } = device({ fetchPage: async () => SAME_PAGE, renew });
  for (let time = 1; time <= MOST_RENEWALS; time += 1) expect(await recover()).toBe(true);
  expect(await recover()).toBe(false);
  expect(steps.filter((step) => step === 'reloaded')).toHaveLength(MOST_RENEWALS);
});

test('only once within ten minutes, however often code is missing', async () => {
  const { recover, steps, pass } = device();
  await recover();
  pass(RECOVERY_PAUSE_MS - 1);
  expect(await recover()).toBe(false);
  pass(1);
  expect(await recover()).toBe(true);
  expect(steps.filter((step) => step === 'reloaded')).toHaveLength(2);
});

test('a clock that was set back does not hold it up for ever', async () => {
  const { recover, pass } = device();
  await recover();
  pass(-RECOVERY_PAUSE_MS);
  expect(await recover()).toBe(true);
});

test('many failures at once are one recovery', async () => {
  const fetchPage = vi.fn(async () => NEXT_PAGE);
  const { recover, steps } = device({ fetchPage });
  expect(await Promise.all([recover(), recover(), recover()])).toEqual([true, true, true]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['saved', 'reloaded']);
});

test.each<[string, Partial<RecoveryDevice>]>([
  ['the host has the same version and every file is what was kept', { fetchPage: async () => SAME_PAGE }],
  ['there is no network', { fetchPage: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['the page has no program', { entry: () => null }],
  [
    'the browser keeps nothing, and so cannot tell once from again',
    {
      storage: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    },
  ],
  [
    'the mark cannot be kept',
    {
      storage: () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('Full', 'QuotaExceededError');
        },
      }),
    },
  ],
])('no reload where %s', async (_where, changes) => {
  const { recover, steps } = device(changes);
  expect(await recover()).toBe(false);
  expect(steps).toEqual([]);
});

test('what was kept under the mark by somebody else does not stop it', async () => {
  const { recover, kept } = device();
  kept.set(RECOVERY_KEY, 'yesterday');
  expect(await recover()).toBe(true);
});

test('a page whose app does not start counts its reload among the same', () => {
  const recover = readFileSync('public/recover.js', 'utf8');
  expect(recover).toContain(`RECOVERY_KEY = '${RECOVERY_KEY}'`);
  expect(recover).toContain('RECOVERY_PAUSE_MS = 10 * 60 * 1000');
  expect(RECOVERY_PAUSE_MS).toBe(10 * 60 * 1000);
});
