/** All that is kept as one file: saved, refused, and read again on another device. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  allKept,
  joinedWith,
  KeptFileError,
  keptFileText,
  putRecords,
  readKeptFile,
  undone,
} from '../../../src/situation/keptFile.ts';
import { NOTHING_SAID } from '../../../src/situation/situation.ts';
import { createSituation } from '../../../src/situation/store.ts';
import { createChecklist } from '../../../src/stores/checklist.ts';
import { createComparison } from '../../../src/stores/comparison.ts';
import { DEVICE_RECORDS } from '../../../src/stores/deviceRecords.ts';
import { createPersisted } from '../../../src/stores/persist.ts';
import { EMPTY_PLAN, readPlan } from '../../../src/stores/plan.ts';
import { preferences, THEMES } from '../../../src/stores/preferences.ts';
import { createRecentComparisons } from '../../../src/stores/recentComparisons.ts';
import { type DaysRecord, inOrder, NO_STAYS, readDays } from '../../../src/stores/stays.ts';
import { readTieAnswers } from '../../../src/stores/tieAnswers.ts';
import { fakeChannels, fakeStorage } from './device.ts';

/** A device with stores of its own. */
function deviceOf(records: Record<string, unknown> = {}) {
  const storage = fakeStorage(records);
  const own = { storage, channel: fakeChannels().tab(), onMemory: () => undefined };
  const store = <T>(key: string, empty: T, read: Parameters<typeof createPersisted<T>>[0]['read']) =>
    createPersisted<T>({ ...own, key, shape: 1, empty, read });
  const stores = {
    situation: createSituation(own),
    comparison: createComparison(own).persisted,
    recent: createRecentComparisons(own).persisted,
    checklist: createChecklist(own).persisted,
    leaving: store('leaving', {}, readTieAnswers),
    plan: store('plan', EMPTY_PLAN, readPlan),
    stays: store('stays', NO_STAYS, readDays),
  };
  return { storage, own: stores, stores: Object.values(stores) };
}

type Device = ReturnType<typeof deviceOf>;

async function shown({ own }: Device) {
  await Promise.all(Object.values(own).map(async (store) => [await store.start(), await store.settled()]));
  return Object.fromEntries(
    Object.entries(own).map(([name, { store }]) => [name, store.getState().value] as const),
  );
}

const saved = async (device: Device) => keptFileText(await allKept(device), '2026-11-28');

beforeEach(() => preferences.setState({ theme: 'system' }));

const id = fc.stringMatching(/^[a-z]{2}-[a-z0-9-]{1,12}$/);
const ids = fc.uniqueArray(id, { maxLength: 6 });
const day = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const stay = fc.record({
  id,
  country: fc.constantFrom('PT', 'BG', 'GB'),
  arrival: day,
  departure: fc.constant(null),
});
const kept = fc.record(
  {
    situation: fc.record(
      {
        income: fc.nat(10_000_000),
        currency: fc.constantFrom('EUR', 'PLN'),
        work: fc.constantFrom('freelancer', 'company-owner'),
        citizenships: fc.constantFrom(['de'], ['us', 'es']),
        livedIn: fc.constantFrom([], ['es']),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    comparison: ids,
    recent: fc.array(fc.uniqueArray(id, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
    checklist: ids,
    leaving: fc.dictionary(id, fc.dictionary(id, fc.constantFrom('yes', 'no'), { noNullPrototype: true }), {
      noNullPrototype: true,
    }),
    plan: fc.record({ regimeId: fc.option(id), done: ids }, { noNullPrototype: true }),
    stays: fc.record(
      {
        stays: fc.uniqueArray(stay, { maxLength: 8, selector: (one) => one.id }).map(inOrder),
        recordFrom: fc.option(day),
        uk: fc.constantFrom(null, { profile: 'leaver', ties: 2 }),
        example: fc.boolean(),
      },
      { noNullPrototype: true },
    ),
    theme: fc.constantFrom(...THEMES),
  },
  { noNullPrototype: true },
);

test('what is saved on one device is read on an empty one, whatever is kept', async () => {
  await fc.assert(
    fc.asyncProperty(kept, async ({ theme, comparison, ...values }) => {
      const from = deviceOf();
      for (const [name, value] of Object.entries({ ...values, comparison: { regimeIds: comparison } })) {
        from.own[name as keyof Device['own']].replace(value as never);
      }
      preferences.setState({ theme });
      const before = await shown(from);
      const text = await saved(from);

      const to = deviceOf();
      preferences.setState({ theme: 'system' });
      await putRecords(readKeptFile(text, to), to);
      expect(await shown(to)).toEqual(before);
      expect(preferences.getState()).toEqual({ theme });
      // And so does a restart there.
      expect(await shown(deviceOf(Object.fromEntries(to.storage.records)))).toEqual(before);
    }),
    { numRuns: 100 },
  );
});

test('a file says which it is, when it was saved, and holds records by the keys of their stores', async () => {
  const device = deviceOf();
  device.own.situation.change(() => ({ income: 70_000, currency: 'EUR' }));
  const content = JSON.parse(await saved(device));
  expect(content).toMatchObject({
    lowtide: 1,
    saved: '2026-11-28',
    records: {
      situation: { shape: 1, value: { income: 70_000, currency: 'EUR' } },
      settings: { theme: 'system' },
    },
  });
});

test('everything that a person says and does is in the file', async () => {
  const { records } = JSON.parse(keptFileText(await allKept(), '2026-11-28'));
  const names = Object.keys(DEVICE_RECORDS['What you say and do'])
    .map((name) => (name === 'lowtide-preferences' ? 'settings' : name))
    // Before the first visit there is no release.
    .filter((name) => name !== 'seen-release');
  expect(Object.keys(records).sort()).toEqual(names.sort());
});

describe('a file that is not understood whole', () => {
  const SITUATION = { shape: 1, value: { income: 50_000 } };
  const file = (content: object) => JSON.stringify({ lowtide: 1, saved: '2026-11-28', ...content });
  const records = (more: object) => file({ records: { situation: SITUATION, ...more } });

  test.each([
    ['cut off', records({}).slice(0, 50), /not valid JSON/],
    ['empty', '', /not valid JSON/],
    ['of another program', '{"regimes": []}', /not a file that Lowtide has saved/],
    ['a list', '[1]', /not a file that Lowtide has saved/],
    ['of format 0', file({ lowtide: 0, records: {} }), /not a file that Lowtide has saved/],
    ['newer', file({ lowtide: 2, records: { situation: SITUATION } }), /newer version of Lowtide/],
    ['without records', file({}), /has no records/],
    ['with a record of a store that is not known', records({ houses: SITUATION }), /newer version/],
    ['with a record of a later shape', records({ plan: { shape: 2, value: {} } }), /newer version/],
    ['with a record that is none', records({ plan: 7 }), /"plan" cannot be read/],
    [
      'with an answer that is none',
      records({ situation: { shape: 1, value: { income: 'much' } } }),
      /"situation" cannot/,
    ],
    [
      'with a stay in no country',
      records({
        stays: {
          shape: 1,
          value: { ...NO_STAYS, stays: [{ id: 'a', country: 'ZZ', arrival: '2027-01-01', departure: null }] },
        },
      }),
      /"stays" cannot be read/,
    ],
    ['with settings that are none', records({ settings: { theme: 'pink' } }), /"settings" cannot be read/],
    ['too large', records({ plan: { shape: 1, value: { more: 'x'.repeat(5_000_000) } } }), /too large/],
  ])('is refused, and nothing of it is read: %s', (_, text, message) => {
    const device = deviceOf();
    expect(() => readKeptFile(text, device)).toThrow(KeptFileError);
    expect(() => readKeptFile(text, device)).toThrow(message);
    expect(device.storage.records.size).toBe(0);
  });

  test('but the order of its fields says nothing', () => {
    const value = { example: false, uk: null, stays: [], recordFrom: null };
    expect(readKeptFile(records({ stays: { value, shape: 1 } }), deviceOf()).records.size).toBe(2);
  });
});

test('a file of stays alone, as the plan saved it, is read and changes nothing else', async () => {
  const device = deviceOf();
  device.own.situation.change(() => ({ income: 70_000 }));
  const stays = [{ country: 'DE', arrival: '2027-01-01', departure: '2027-02-01' }];
  const text = JSON.stringify({ format: 'lowtide-days', version: 1, stays });
  await putRecords(readKeptFile(text, device), device);
  const { situation, stays: read } = await shown(device);
  expect(read).toMatchObject({ stays });
  expect(situation).toEqual({ income: 70_000 });
  expect(() => readKeptFile(text.replace('2027-02-01', '2026-02-01'), device)).toThrow(
    /^Stay 1: the departure/,
  );
});

/** "PT 2026-05-01 2026-05-14", open without the last; its id is its place unless one is given. */
const daysRecord = (...stays: readonly string[]): DaysRecord => ({
  ...NO_STAYS,
  stays: inOrder(
    stays.map((text) => {
      const [named = '', arrival = '', departure = null] = text.split(' ');
      const [country = '', id = text] = named.split('#');
      return { id, country, arrival, departure };
    }),
  ),
});
const inWords = ({ stays }: DaysRecord) =>
  stays.map(({ country, arrival, departure }) => [country, arrival, departure].filter(Boolean).join(' '));

describe('what a file says beside what is kept', () => {
  const GEORGIA = 'GE 2026-07-01 2026-09-09';
  const [PORTUGAL, SPAIN] = ['PT 2026-01-01 2026-03-01', 'ES 2026-03-01 2026-06-30'];

  /** The file of one device is read on another. */
  async function read(from: Device, to: Device) {
    const before = await allKept(to);
    const joined = joinedWith(before, readKeptFile(await saved(from), to));
    await putRecords(joined.kept, to);
    return { ...joined, undo: async () => putRecords(undone(await allKept(to), before, joined.kept), to) };
  }
  function phone(days: DaysRecord, regimeId: string | null = null) {
    const device = deviceOf();
    device.own.stays.replace(days);
    device.own.plan.change((plan) => ({ ...plan, regimeId }));
    return device;
  }

  test('stays of both, and it says what was added; undone, what was entered since stays', async () => {
    const own = phone(daysRecord(GEORGIA), 'ge-small-business');
    const { added, replaced, undo } = await read(phone(daysRecord(PORTUGAL, SPAIN)), own);
    const joined = await shown(own);
    expect(inWords(joined.stays as DaysRecord)).toEqual([PORTUGAL, SPAIN, GEORGIA]);
    // A file without a plan takes nobody's.
    expect(joined.plan).toMatchObject({ regimeId: 'ge-small-business' });
    expect({ added, replaced }).toEqual({ added: ['2 stays'], replaced: [] });
    own.own.stays.change((days) => ({
      ...days,
      stays: [...days.stays, ...daysRecord('FR 2026-10-01').stays],
    }));
    await own.own.stays.settled();
    await undo();
    expect(inWords((await shown(own)).stays as DaysRecord)).toEqual([GEORGIA, 'FR 2026-10-01']);
  });

  test('a stay that both know is the file’s, and said; the same days stand once', async () => {
    const own = phone(daysRecord('PT#a 2026-01-01', SPAIN, 'FR#mine 2026-07-01 2026-07-05'), 'mt-grp');
    const file = phone(
      daysRecord('PT#a 2026-01-01 2026-03-01', SPAIN, 'FR#theirs 2026-07-01 2026-07-05'),
      'mt-grp',
    );
    file.own.situation.change(() => ({ income: 5 }));
    const { added, replaced, undo } = await read(file, own);
    expect(inWords((await shown(own)).stays as DaysRecord)).toEqual([
      PORTUGAL,
      SPAIN,
      'FR 2026-07-01 2026-07-05',
    ]);
    expect({ added, replaced }).toEqual({ added: ['answers'], replaced: ['1 stay'] });
    await undo();
    expect(inWords((await shown(own)).stays as DaysRecord)).toContain('PT 2026-01-01');
    expect((await shown(own)).situation).toEqual({});
  });

  test('an example gives way, and takes nobody’s place', async () => {
    const example = { ...daysRecord(PORTUGAL), example: true };
    const own = phone(example);
    await read(phone(daysRecord(SPAIN)), own);
    expect((await shown(own)).stays).toEqual(daysRecord(SPAIN));
    await read(phone(example), own);
    expect((await shown(own)).stays).toEqual(daysRecord(SPAIN));
  });

  test('more stays than can be kept are refused', async () => {
    const many = (from: string) =>
      daysRecord(
        ...Array.from({ length: 2_001 }, (_, place) => `PT#${from}${place} 2026-01-01 2026-03-0${from}`),
      );
    await expect(read(phone(many('1')), phone(many('2')))).rejects.toThrow(/more than 4000 stays/);
  });
});

test('where it cannot be saved, all is as it was', async () => {
  const device = deviceOf();
  device.own.situation.change(() => ({ income: 70_000 }));
  const before = await shown(device);
  device.storage.writeFailure = new DOMException('No room', 'QuotaExceededError');
  const other = deviceOf();
  other.own.plan.change(() => ({ ...EMPTY_PLAN, regimeId: 'mt-grp' }));
  const found = readKeptFile(await saved(other), device);
  await expect(putRecords(found, device)).rejects.toThrow(KeptFileError);
  expect(await shown(device)).toEqual(before);
});

test('where a browser keeps nothing, it is shown as long as the page is open', async () => {
  const device = deviceOf();
  device.storage.readFailure = new Error('Blocked');
  device.storage.writeFailure = new Error('Blocked');
  const other = deviceOf();
  other.own.plan.change(() => ({ ...EMPTY_PLAN, regimeId: 'mt-grp' }));
  await putRecords(readKeptFile(await saved(other), device), device);
  expect(await shown(device)).toMatchObject({ plan: { regimeId: 'mt-grp' }, situation: NOTHING_SAID });
});
