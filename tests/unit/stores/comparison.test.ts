import { describe, expect, test, vi } from 'vitest';
import { createChecklist } from '../../../src/stores/checklist.ts';
import { createComparison } from '../../../src/stores/comparison.ts';
import { fakeChannels, fakeStorage } from './device.ts';

function open(storage = fakeStorage(), channels = fakeChannels()) {
  const onMemory = vi.fn();
  const comparison = createComparison({ storage, channel: channels.tab(), onMemory });
  const state = () => comparison.kept.store.getState();
  return { ...comparison, storage, channels, onMemory, state, value: () => state().value };
}

const keptRecord = (regimeIds: string[], income = 60_000, changedAt = 1) => ({
  shape: 1,
  changedAt,
  writer: 'earlier',
  value: { regimeIds, income },
});

describe('the selection is kept on the device', () => {
  test('it starts empty, with the compare page’s default income of 60,000', async () => {
    const tab = open();
    expect(tab.state().status).toBe('loading');
    await tab.kept.start();
    expect(tab.state()).toEqual({ status: 'ready', value: { regimeIds: [], income: 60_000 } });
  });

  test('it is there again after a restart', async () => {
    const first = open();
    await first.kept.start();
    first.set(['malta-grp', 'georgia-small'], 75_000);
    first.add(['uae-free-zone']);
    first.remove('malta-grp');
    await first.kept.settled();

    const second = open(first.storage);
    await second.kept.start();
    expect(second.value()).toEqual({ regimeIds: ['georgia-small', 'uae-free-zone'], income: 75_000 });
  });

  test('a regime counts once, in the order of adding', async () => {
    const tab = open();
    await tab.kept.start();
    tab.add(['b', 'a', 'b']);
    tab.add(['a', 'c', '']);
    expect(tab.value().regimeIds).toEqual(['b', 'a', 'c']);
  });

  test.each([-1, 10_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'an income of %d is ignored',
    async (income) => {
      const tab = open();
      await tab.kept.start();
      tab.set(['a'], income);
      expect(tab.value()).toEqual({ regimeIds: ['a'], income: 60_000 });
    },
  );

  test('a change that changes nothing is neither written nor told', async () => {
    const tab = open();
    await tab.kept.start();
    tab.set(['a'], 60_000);
    await tab.kept.settled();
    const written = tab.storage.records.get('comparison');
    tab.set(['a'], 60_000);
    tab.add(['a']);
    tab.remove('z');
    await tab.kept.settled();
    expect(tab.storage.records.get('comparison')).toBe(written);
  });

  test('what is done before the kept selection arrives is done on top of it', async () => {
    const tab = open(fakeStorage({ comparison: keptRecord(['a', 'b']) }));
    tab.add(['c']);
    tab.remove('a');
    expect(tab.value().regimeIds).toEqual(['c']);
    await tab.kept.start();
    expect(tab.value().regimeIds).toEqual(['b', 'c']);
    await tab.kept.settled();
    expect(tab.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['b', 'c'] } });
  });

  test.each([
    ['another shape', { ...keptRecord(['a']), shape: 99 }],
    ['a broken record', { shape: 1, value: 'a,b' }],
    ['a foreign value', 17],
  ])('%s on the device is ignored, and the next change replaces it', async (_what, found) => {
    const tab = open(fakeStorage({ comparison: found }));
    await tab.kept.start();
    expect(tab.state()).toEqual({ status: 'ready', value: { regimeIds: [], income: 60_000 } });
    tab.add(['b']);
    await tab.kept.settled();
    expect(tab.storage.records.get('comparison')).toMatchObject({ shape: 1, value: { regimeIds: ['b'] } });
  });
});

describe('blocked or full storage degrades to memory', () => {
  test('blocked: the selection works in memory and the first change says so', async () => {
    const storage = fakeStorage();
    storage.readFailure = storage.writeFailure = new DOMException('denied', 'SecurityError');
    const tab = open(storage);
    await tab.kept.start();
    expect(tab.state().status).toBe('memory');
    expect(tab.onMemory).not.toHaveBeenCalled();

    tab.add(['a']);
    await tab.kept.settled();
    expect(tab.state()).toEqual({ status: 'memory', value: { regimeIds: ['a'], income: 60_000 } });
    expect(tab.onMemory).toHaveBeenCalledTimes(1);
  });

  test('full: what was kept stays readable, the change lives in memory', async () => {
    const storage = fakeStorage({ comparison: keptRecord(['a']) });
    storage.writeFailure = new DOMException('full', 'QuotaExceededError');
    const tab = open(storage);
    await tab.kept.start();
    tab.add(['b']);
    await tab.kept.settled();
    expect(tab.state()).toEqual({ status: 'memory', value: { regimeIds: ['a', 'b'], income: 60_000 } });
    expect(tab.onMemory).toHaveBeenCalledTimes(1);
  });

  test('when there is room again, changes are kept again', async () => {
    const tab = open();
    await tab.kept.start();
    tab.storage.writeFailure = new DOMException('full', 'QuotaExceededError');
    tab.add(['a']);
    await tab.kept.settled();
    tab.storage.writeFailure = null;
    tab.add(['b']);
    await tab.kept.settled();
    expect(tab.state().status).toBe('ready');
    expect(tab.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['a', 'b'] } });
  });
});

describe('two tabs show the same selection', () => {
  async function twoTabs() {
    const channels = fakeChannels();
    const one = open(fakeStorage(), channels);
    const two = open(one.storage, channels);
    await Promise.all([one.kept.start(), two.kept.start()]);
    return { channels, one, two };
  }

  test('a change in one is shown in the other', async () => {
    const { channels, one, two } = await twoTabs();
    one.set(['a', 'b'], 90_000);
    channels.deliver();
    expect(two.value()).toEqual({ regimeIds: ['a', 'b'], income: 90_000 });
    two.remove('a');
    channels.deliver();
    expect(one.value().regimeIds).toEqual(['b']);
  });

  test('when both change at once, the last change wins in both and on the device', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { channels, one, two } = await twoTabs();
    vi.setSystemTime(2_000);
    two.set(['later'], 2);
    vi.setSystemTime(1_000);
    one.set(['earlier'], 1);
    channels.deliver();
    await Promise.all([one.kept.settled(), two.kept.settled()]);
    vi.useRealTimers();

    expect(one.value()).toEqual({ regimeIds: ['later'], income: 2 });
    expect(two.value()).toEqual(one.value());
    expect(one.storage.records.get('comparison')).toMatchObject({ value: { regimeIds: ['later'] } });
  });

  test('a message of another shape is ignored', async () => {
    const channels = fakeChannels();
    const tab = open(fakeStorage(), channels);
    const newer = channels.tab();
    await tab.kept.start();
    tab.add(['a']);
    newer.post('comparison', { ...keptRecord(['b'], 1, 9e15), shape: 2 });
    channels.deliver();
    expect(tab.value().regimeIds).toEqual(['a']);
  });
});

test('ticked steps of the tutorial stay on the device', async () => {
  const storage = fakeStorage();
  const first = createChecklist({ storage, channel: fakeChannels().tab() });
  await first.kept.start();
  first.tick('pick-a-country', true);
  first.tick('deregister', true);
  first.tick('deregister', true);
  first.tick('pick-a-country', false);
  await first.kept.settled();

  const second = createChecklist({ storage, channel: fakeChannels().tab() });
  await second.kept.start();
  expect(second.kept.store.getState().value).toEqual(['deregister']);
  second.clear();
  expect(second.kept.store.getState().value).toEqual([]);
});
