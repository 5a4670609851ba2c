import { describe, expect, test } from 'vitest';
import { withAnswers } from '../../../src/situation/situation.ts';
import { createSituation } from '../../../src/situation/store.ts';
import { fakeChannels, fakeStorage } from '../stores/device.ts';

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
    const kept = createSituation({
      storage: fakeStorage({ situation: { shape: 1, value: { income: -1 } } }),
    });
    await kept.start();
    expect(kept.store.getState().value).toEqual({});
  });
});
