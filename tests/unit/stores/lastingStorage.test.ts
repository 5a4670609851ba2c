/** The browser's promise to keep what is saved: asked for when somebody keeps something, and not before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeChannels, fakeStorage } from './device.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function pageWith(answers: { readonly persisted: boolean; readonly persist: boolean }) {
  const storage = {
    persisted: vi.fn(async () => answers.persisted),
    persist: vi.fn(async () => answers.persist),
  };
  vi.stubGlobal('navigator', { storage });
  const { createComparison } = await import('../../../src/stores/comparison.ts');
  const comparison = createComparison({ storage: fakeStorage(), channel: fakeChannels().tab() });
  await comparison.persisted.start();
  await comparison.persisted.settled();
  return { storage, comparison };
}

test('opening a page asks for nothing; keeping something asks once', async () => {
  const { storage, comparison } = await pageWith({ persisted: false, persist: true });
  expect(storage.persist).not.toHaveBeenCalled();
  comparison.add(['mt-grp']);
  await comparison.persisted.settled();
  await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledTimes(1));
  comparison.add(['ge-small-business']);
  await comparison.persisted.settled();
  expect(storage.persist).toHaveBeenCalledTimes(1);
});

test('a browser that has promised it is not asked again', async () => {
  const { storage, comparison } = await pageWith({ persisted: true, persist: true });
  comparison.add(['mt-grp']);
  await comparison.persisted.settled();
  await vi.waitFor(() => expect(storage.persisted).toHaveBeenCalled());
  expect(storage.persist).not.toHaveBeenCalled();
});

test('the release that was seen is nothing that a person keeps', async () => {
  const { storage } = await pageWith({ persisted: false, persist: false });
  const { seenRelease } = await import('../../../src/stores/seenRelease.ts');
  seenRelease.change(() => '2026-11-28');
  await seenRelease.settled();
  expect(storage.persist).not.toHaveBeenCalled();
});
