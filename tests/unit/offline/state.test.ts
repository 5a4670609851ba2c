import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  isMetered,
  type Progress,
  pauseAfter,
  savesByItself,
  stateOf,
  updateWords,
} from '../../../src/offline/state.ts';
import { needsIosHint } from '../../../src/stores/install.ts';

const none = { installing: null, waiting: null, active: null };
const worker = {};
const started: Progress = { wasReplaced: false, saving: null, updateBytes: null, isUpdateAllowed: false };
const partly = { saved: 34, total: 120, missingBytes: 5, hasCore: true, isSaving: false };
const complete = { saved: 120, total: 120, missingBytes: 0, hasCore: true, isSaving: false };

describe('what a person is told follows from the workers', () => {
  test.each([
    ['the first version is being saved', { ...none, installing: worker }, started, 'installing'],
    ['the first version is saved and about to start', { ...none, waiting: worker }, started, 'installing'],
    ['the first version could not be saved', none, started, 'failed'],
    [
      'a version is active and has not told how much is saved',
      { ...none, active: worker },
      started,
      'unknown',
    ],
    ['only the core is saved', { ...none, active: worker }, { ...started, saving: partly }, 'core-only'],
    [
      'the rest is being saved',
      { ...none, active: worker },
      { ...started, saving: { ...partly, isSaving: true } },
      'saving',
    ],
    [
      'the browser has dropped files of the core',
      { ...none, active: worker },
      { ...started, saving: { ...partly, hasCore: false } },
      'failed',
    ],
    ['all is saved', { ...none, active: worker }, { ...started, saving: complete }, 'ready'],
    [
      'a new version is being saved: the old one still works',
      { ...none, active: worker, installing: worker },
      { ...started, saving: complete },
      'ready',
    ],
    [
      'a new version waits for permission',
      { ...none, active: worker },
      { ...started, saving: complete, updateBytes: 400_000 },
      'update-asks',
    ],
    [
      'a new version is fetched with permission',
      { ...none, active: worker, installing: worker },
      { ...started, saving: complete, isUpdateAllowed: true },
      'update-saving',
    ],
    [
      'a new version waits',
      { ...none, active: worker, waiting: worker },
      { ...started, saving: complete },
      'update-available',
    ],
  ] as const)('%s', (_what, workers, progress, state) => {
    expect(stateOf(workers, progress)).toBe(state);
  });

  test('a page of the old version is offered the new one that another page has accepted', () => {
    expect(stateOf({ ...none, active: worker }, { ...started, wasReplaced: true })).toBe('update-available');
  });
});

describe('saveData or a metered connection asks first', () => {
  test.each([
    ['data saver', { saveData: true }, true],
    ['a mobile network', { type: 'cellular' }, true],
    ['wifi', { type: 'wifi', saveData: false }, false],
    ['a browser that does not say', undefined, false],
  ])('%s', (_what, connection, metered) => {
    expect(isMetered(connection)).toBe(metered);
    expect(savesByItself(partly, null, connection)).toBe(metered ? null : 'all');
    expect(savesByItself(partly, 'all', connection)).toBe(metered ? null : 'all');
  });

  test('nothing is saved again after "Remove", twice at a time, or when all is there', () => {
    expect(savesByItself(partly, 'core', undefined)).toBeNull();
    expect(savesByItself({ ...partly, isSaving: true }, 'all', undefined)).toBeNull();
    expect(savesByItself(complete, 'all', undefined)).toBeNull();
  });
});

describe('what the browser has dropped of the core comes back without a question', () => {
  const dropped = { ...partly, hasCore: false };

  test.each([
    ['and the rest with it', 'all', undefined, 'all'],
    ['alone on a metered connection', 'all', { saveData: true }, 'core'],
    ['alone after "Remove"', 'core', undefined, 'core'],
  ] as const)('%s', (_what, wish, connection, part) => {
    expect(savesByItself(dropped, wish, connection)).toBe(part);
  });
});

describe('the prompt says what changes', () => {
  const before = { changes: ['One.'], dataVersion: 'a' };

  test('with the lines that the version on the page does not have', () => {
    expect(updateWords(before, { changes: ['Three.', 'Two.', 'One.'], dataVersion: 'a' })).toEqual([
      'Three.',
      'Two.',
    ]);
  });

  test('first of all, that figures have changed', () => {
    expect(updateWords(before, { changes: ['Two.', 'One.'], dataVersion: 'b' })).toEqual([
      'Tax figures have changed.',
      'Two.',
    ]);
  });

  test('in a word where there is nothing to tell', () => {
    expect(updateWords(before, before)).toEqual(['Small corrections.']);
  });
});

test.each([
  [0, '0 KB'],
  [37_200, '38 KB'],
  [99_999, '100 KB'],
  [400_000, '0.4 MB'],
  [1_260_000, '1.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

describe('the install hint is for iOS browsers alone', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0';
  test.each([
    ['an iPhone', iphone, 5, false, true],
    ['an iPad that presents itself as a Mac', mac, 5, false, true],
    ['a Mac', mac, 0, false, false],
    ['Android', android, 5, false, false],
    ['the installed app on an iPhone', iphone, 5, true, false],
  ])('%s', (_what, userAgent, maxTouchPoints, isInstalled, isHinted) => {
    expect(needsIosHint({ userAgent, maxTouchPoints }, isInstalled)).toBe(isHinted);
  });
});

test('what failed is tried again after a while, doubled up to five minutes', () => {
  expect([0, 1, 2, 7, 8, 40].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
});
