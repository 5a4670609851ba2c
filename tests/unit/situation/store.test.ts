import { describe, expect, test } from 'vitest';
import { situationOf } from '../../../src/situation/oldAnswers.ts';
import { type Situation, withAnswers } from '../../../src/situation/situation.ts';
import { createSituation } from '../../../src/situation/store.ts';
import { fakeChannels, fakeStorage } from '../stores/device.ts';

const record = (value: unknown, shape = 1) => ({ shape, changedAt: 5, writer: 'old', value });

const OLD = {
  profile: record(
    { citizenship: 'eu', clients: 'abroad', business: 'sole-trader', incorporate: 'no', days: 183 },
    2,
  ),
  'present-tax': record({ by: 'country', id: 'de' }),
  comparison: record({ regimeIds: ['a'], income: 75_000 }),
};

const MOVED: Situation = {
  income: 75_000,
  citizenships: ['eu-other'],
  clients: 'abroad',
  work: 'freelancer',
  company: false,
  days: 183,
  home: { country: 'de' },
};

describe('old records', () => {
  test('are read once and moved over; the comparison stays', async () => {
    const storage = fakeStorage(OLD);
    const kept = createSituation({ storage });
    await kept.start();
    expect(kept.store.getState()).toEqual({ value: MOVED, status: 'ready' });
    expect(storage.records.get('situation')).toMatchObject({ shape: 1, value: MOVED });
    expect(storage.records.get('profile')).toBeUndefined();
    expect(storage.records.get('present-tax')).toBeUndefined();
    expect(storage.records.get('comparison')).toEqual(OLD.comparison);
  });

  test('do not come back after answers were removed', async () => {
    const storage = fakeStorage(OLD);
    const first = createSituation({ storage });
    await first.start();
    first.change(() => ({}));
    await first.settled();
    const next = createSituation({ storage });
    await next.start();
    expect(next.store.getState().value).toEqual({});
  });

  test('a situation that is kept already wins', async () => {
    const kept = createSituation({ storage: fakeStorage({ ...OLD, situation: record({ days: 90 }) }) });
    await kept.start();
    expect(kept.store.getState().value).toEqual({ days: 90 });
  });

  test('hold for the page where nothing can be written', async () => {
    const storage = fakeStorage(OLD);
    storage.writeFailure = new Error('full');
    const kept = createSituation({ storage, onMemory: () => {} });
    await kept.start();
    expect(kept.store.getState().value).toEqual(MOVED);
    expect(storage.records.get('profile')).toEqual(OLD.profile);
  });

  test.each([
    [undefined, undefined, undefined, false, null],
    [undefined, undefined, record({ regimeIds: [], income: 60_000 }), false, null],
    [undefined, undefined, undefined, true, { deduct: true }],
    [undefined, record({ by: 'rate', rate: 35 }), undefined, false, { home: { rate: 35 } }],
    [undefined, record({ by: 'amount', amount: 20_000 }), undefined, false, { home: { amount: 20_000 } }],
    [
      record({ citizenship: 'other', incorporate: 'yes', business: 'company' }, 2),
      null,
      null,
      false,
      { citizenships: ['other'], work: 'business', company: true },
    ],
    [record({ citizenship: '__proto__', days: 900, clients: 5 }, 2), 'x', [], false, null],
  ])(
    'profile %j, present tax %j, comparison %j, deduct %j: %j',
    (profile, present, comparison, deduct, moved) => {
      expect(situationOf(profile, present, comparison, deduct)).toEqual(moved);
    },
  );
});

describe('the situation on the device', () => {
  test('is the same in two tabs and after a restart', async () => {
    const storage = fakeStorage();
    const channels = fakeChannels();
    const [one, other] = [channels.tab(), channels.tab()].map((channel) =>
      createSituation({ storage, channel }),
    );
    if (!one || !other) throw new Error('two tabs');
    await Promise.all([one.start(), other.start()]);
    one.change((before) => withAnswers(before, { income: 70_000, currency: 'EUR' }));
    await one.settled();
    channels.deliver();
    await other.settled();
    other.change((before) => withAnswers(before, { days: 200 }));
    await other.settled();
    channels.deliver();
    await one.settled();
    const all = { income: 70_000, currency: 'EUR', days: 200 };
    expect([one, other].map(({ store }) => store.getState().value)).toEqual([all, all]);
    const restarted = createSituation({ storage });
    await restarted.start();
    expect(restarted.store.getState().value).toEqual(all);
  });

  test('what no person could have said is not read', async () => {
    const kept = createSituation({ storage: fakeStorage({ situation: record({ income: -1 }) }) });
    await kept.start();
    expect(kept.store.getState().value).toEqual({});
  });
});
