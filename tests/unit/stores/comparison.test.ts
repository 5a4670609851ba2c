import { describe, expect, test, vi } from 'vitest';
import { createChecklist } from '../../../src/stores/checklist.ts';
import { createComparison } from '../../../src/stores/comparison.ts';
import { fakeChannels, fakeStorage } from './device.ts';

function open(storage = fakeStorage(), channels = fakeChannels()) {
  const onMemory = vi.fn();
  const comparison = createComparison({ storage, channel: channels.tab(), onMemory });
  const state = () => comparison.persisted.store.getState();
  return { ...comparison, storage, channels, onMemory, state, value: () => state().value };
}

const record = (regimeIds: string[]) => ({ shape: 1, value: { regimeIds } });

describe('the selection is kept on the device', () => {
  test('it starts empty', async () => {
    const tab = open();
    expect(tab.state().status).toBe('loading');
    await tab.persisted.start();
    expect(tab.state()).toEqual({ status: 'ready', value: { regimeIds: [] } });
  });

  test('it is there again after a restart', { tags: 'field-compare-state' }, async () => {
    const first = open();
    await first.persisted.start();
    first.add(['malta-grp', 'georgia-small']);
    first.add(['uae-free-zone']);
    first.remove('malta-grp');
    await first.persisted.settled();

    const second = open(first.storage);
    await second.persisted.start();
    expect(second.value().regimeIds).toEqual(['georgia-small', 'uae-free-zone']);
  });

  test('a regime counts once, in the order of adding', async () => {
    const tab = open();
    await tab.persisted.start();
    tab.add(['b', 'a', 'b']);
    tab.add(['a', 'c', '']);
    expect(tab.value().regimeIds).toEqual(['b', 'a', 'c']);
  });

  test('a change that changes nothing is neither written nor told', async () => {
    const tab = open();
    await tab.persisted.start();
    tab.add(['a']);
    await tab.persisted.settled();
    const written = tab.storage.records.get('comparison');
    tab.add(['a']);
    tab.remove('z');
    await tab.persisted.settled();
    expect(tab.storage.records.get('comparison')).toBe(written);
  });

  test('what is done before the kept selection arrives is done on top of it', async () => {
    const tab = open(fakeStorage({ comparison: record(['a', 'b']) }));
    tab.add(['c']);
    tab.remove('a');
    expect(tab.value().regimeIds).toEqual(['c']);
    await tab.persisted.start();
    expect(tab.value().regimeIds).toEqual(['b', 'c']);
    await tab.persisted.settled();
    expect(tab.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['b', 'c'] } });
  });
});

describe('removing a column of a comparison', () => {
  test('of the kept one, in any order, takes it out of what is kept, also before that has been read', async () => {
    const tab = open(fakeStorage({ comparison: record(['a', 'b', 'c']) }));
    tab.removeShown('a', ['c', 'b', 'a']);
    await tab.persisted.start();
    expect(tab.value().regimeIds).toEqual(['b', 'c']);
    tab.removeShown('c', ['b', 'c']);
    expect(tab.value().regimeIds).toEqual(['b']);
  });

  test.each([[['a', 'x']], [['a', 'b']], [['a', 'b', 'c', 'x']]])(
    "of somebody else's link, %j, leaves what is kept as it is",
    async (shown) => {
      const tab = open(fakeStorage({ comparison: record(['a', 'b', 'c']) }));
      await tab.persisted.start();
      tab.removeShown('a', shown);
      await tab.persisted.settled();
      expect(tab.value().regimeIds).toEqual(['a', 'b', 'c']);
    },
  );
});

describe('blocked or full storage degrades to memory', () => {
  test('blocked: the selection works in memory and the first change says so', async () => {
    const storage = fakeStorage();
    storage.readFailure = storage.writeFailure = new DOMException('denied', 'SecurityError');
    const tab = open(storage);
    await tab.persisted.start();
    expect(tab.state().status).toBe('memory');
    expect(tab.onMemory).not.toHaveBeenCalled();

    tab.add(['a']);
    await tab.persisted.settled();
    expect(tab.state()).toEqual({ status: 'memory', value: { regimeIds: ['a'] } });
    expect(tab.onMemory).toHaveBeenCalledTimes(1);
  });

  test('full: what was kept stays readable, the change lives in memory', async () => {
    const storage = fakeStorage({ comparison: record(['a']) });
    storage.writeFailure = new DOMException('full', 'QuotaExceededError');
    const tab = open(storage);
    await tab.persisted.start();
    tab.add(['b']);
    await tab.persisted.settled();
    expect(tab.state()).toEqual({ status: 'memory', value: { regimeIds: ['a', 'b'] } });
    expect(tab.onMemory).toHaveBeenCalledTimes(1);
  });

  test('when there is room again, changes are kept again', async () => {
    const tab = open();
    await tab.persisted.start();
    tab.storage.writeFailure = new DOMException('full', 'QuotaExceededError');
    tab.add(['a']);
    await tab.persisted.settled();
    tab.storage.writeFailure = null;
    tab.add(['b']);
    await tab.persisted.settled();
    expect(tab.state().status).toBe('ready');
    expect(tab.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['a', 'b'] } });
  });
});

describe('two tabs show the same selection', () => {
  async function twoTabs(saved: Record<string, unknown> = {}) {
    const channels = fakeChannels();
    const one = open(fakeStorage(saved), channels);
    const two = open(one.storage, channels);
    await Promise.all([one.persisted.start(), two.persisted.start()]);
    const settle = async () => {
      await Promise.all([one.persisted.settled(), two.persisted.settled()]);
      channels.deliver();
      await Promise.all([one.persisted.settled(), two.persisted.settled()]);
    };
    return { one, two, settle };
  }

  test('a change in one is shown in the other', async () => {
    const { one, two, settle } = await twoTabs();
    one.add(['a', 'b']);
    await settle();
    expect(two.value().regimeIds).toEqual(['a', 'b']);
    two.remove('a');
    await settle();
    expect(one.value().regimeIds).toEqual(['b']);
  });

  test('neither loses what the other has ticked, even if they change at once', async () => {
    const { one, two, settle } = await twoTabs({ comparison: record(['a', 'b']) });
    one.add(['c']);
    two.add(['d']);
    two.remove('a');
    await settle();
    expect(one.value().regimeIds).toEqual(['b', 'c', 'd']);
    expect(two.value()).toEqual(one.value());
    expect(one.storage.records.get('comparison')).toEqual({ shape: 1, value: one.value() });
  });

  test('a tab that has heard nothing of the other does not undo its change', async () => {
    const storage = fakeStorage();
    const one = open(storage);
    const deaf = open(storage);
    await Promise.all([one.persisted.start(), deaf.persisted.start()]);
    one.add(['a']);
    await one.persisted.settled();
    deaf.add(['b']);
    await deaf.persisted.settled();
    expect(deaf.value().regimeIds).toEqual(['a', 'b']);
  });

  test.each([
    ['lost', undefined],
    ['damaged', { shape: 1, changedAt: 'yesterday', writer: 7, value: null }],
  ])('what the device has %s is there again with the next change', async (_what, found) => {
    const { one, settle } = await twoTabs();
    one.add(['a']);
    await settle();
    one.storage.records.set('comparison', found);
    one.add(['b']);
    await settle();
    expect(one.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['a', 'b'] } });
  });
});

test('ticked steps of the tutorial stay on the device', async () => {
  const storage = fakeStorage();
  const first = createChecklist({ storage, channel: fakeChannels().tab() });
  await first.persisted.start();
  first.tick('pick-a-country', true);
  first.tick('deregister', true);
  first.tick('deregister', true);
  first.tick('pick-a-country', false);
  await first.persisted.settled();

  const second = createChecklist({ storage, channel: fakeChannels().tab() });
  await second.persisted.start();
  expect(second.persisted.store.getState().value).toEqual(['deregister']);
  second.clear();
  expect(second.persisted.store.getState().value).toEqual([]);
});
