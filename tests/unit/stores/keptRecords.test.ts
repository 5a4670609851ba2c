/** Records that hold what this version does not know: all else is read, and what is not changed is written back as it was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_SAID, type Situation, withAnswers } from '../../../src/situation/situation.ts';
import { createSituation, readSituation } from '../../../src/situation/store.ts';
import { readTicks } from '../../../src/stores/checklist.ts';
import { EMPTY_COMPARISON, readComparison } from '../../../src/stores/comparison.ts';
import { createPersisted } from '../../../src/stores/persist.ts';
import { EMPTY_PLAN, readPlan } from '../../../src/stores/plan.ts';
import { type Reader, readRecord, writeRecord } from '../../../src/stores/records.ts';
import { NO_STAYS, readDays } from '../../../src/stores/stays.ts';
import { readTieAnswers, type TieAnswers } from '../../../src/stores/tieAnswers.ts';
import { fakeChannels, fakeStorage } from './device.ts';

const record = (value: unknown, more: object = {}) => ({ shape: 1, value, ...more });

/** A store over one found record; what it shows, and what is stored after what is done. */
function storeOf<T>(read: Reader<T>, empty: T, found: unknown) {
  const storage = fakeStorage({ key: found });
  const persisted = createPersisted<T>({
    key: 'key',
    shape: 1,
    empty,
    read,
    storage,
    channel: fakeChannels().tab(),
    onMemory: () => undefined,
  });
  return {
    ...persisted,
    shown: () => persisted.store.getState().value,
    stored: () => storage.records.get('key'),
  };
}

const STAY = { id: 'a', country: 'PT', arrival: '2026-01-01', departure: '2026-02-01' };
const BAD_STAYS = [
  { id: 'b', country: 'ZZ', arrival: '2026-02-01', departure: null },
  { id: 'c', country: 'ES', arrival: '2026-02-31', departure: null },
  { id: 'd', country: 'ES', arrival: '2026-03-01', departure: '2026-02-01' },
  { id: 'e', country: 'ES', arrival: '2026-03-01', departure: null, permit: 'applied for' },
  'somewhere',
  null,
];

describe('a situation', () => {
  const found = {
    profession: 'astronaut',
    income: 70_000,
    currency: 'EUR',
    home: { country: 'de' },
    citizenships: ['de'],
    pets: 2,
    arrival: { year: 2027, quarter: 3 },
  };

  test('is known but for what is not understood, which stays as it was when the income changes', async () => {
    const storage = fakeStorage({ situation: record(found, { writer: 'later' }) });
    const kept = createSituation({ storage, channel: fakeChannels().tab() });
    await kept.start();
    const known = { income: 70_000, currency: 'EUR', home: { country: 'de' }, citizenships: ['de'] };
    expect(kept.store.getState()).toEqual({ value: known, status: 'ready' });
    kept.change((before) => withAnswers(before, { income: 81_000 }));
    await kept.settled();
    expect(storage.records.get('situation')).toEqual(
      record({ ...found, income: 81_000 }, { writer: 'later' }),
    );
    expect(kept.store.getState().value).toEqual({ ...known, income: 81_000 });
  });

  test('a new answer takes the place of the one that was not understood; an answer taken back goes', async () => {
    const one = storeOf<Situation>(readSituation, NOTHING_SAID, record(found));
    await one.start();
    one.change((before) => withAnswers(before, { profession: 'design', home: undefined }));
    await one.settled();
    const { home: _home, ...others } = found;
    expect(one.stored()).toEqual(record({ ...others, profession: 'design' }));
  });

  test('removing all answers removes what is not understood, too', async () => {
    const one = storeOf<Situation>(readSituation, NOTHING_SAID, record(found));
    await one.start();
    one.replace(NOTHING_SAID);
    await one.settled();
    expect(one.stored()).toEqual(record({}));
  });

  test('of several countries those that are known are the answer; a list that is changed has no others', async () => {
    const lists = { citizenships: ['de', 'xx'], livedIn: ['xx', 'mt'], days: 100 };
    const one = storeOf<Situation>(readSituation, NOTHING_SAID, record(lists));
    await one.start();
    expect(one.shown()).toEqual({ citizenships: ['de'], livedIn: ['mt'], days: 100 });
    one.change((before) => withAnswers(before, { livedIn: ['mt', 'pt'], days: 90 }));
    await one.settled();
    expect(one.stored()).toEqual(record({ citizenships: ['de', 'xx'], livedIn: ['mt', 'pt'], days: 90 }));
    expect(readSituation({ livedIn: ['xx'] })).toEqual({});
    expect(readSituation({ livedIn: [] })).toEqual({ livedIn: [] });
    expect(readSituation({ citizenships: [] })).toEqual({});
  });
});

describe('stays', () => {
  test.each(BAD_STAYS)('one that is none does not take the others: %j', async (bad) => {
    const value = { stays: [bad, STAY], recordFrom: '2026-01-01', uk: { profile: 'stayer' }, example: false };
    const one = storeOf(readDays, NO_STAYS, record(value));
    await one.start();
    expect(one.shown()).toEqual({ stays: [STAY], recordFrom: '2026-01-01', uk: null, example: false });
    one.change((days) => ({ ...days, example: true }));
    await one.settled();
    expect(one.stored()).toEqual(record({ ...value, example: true }));
  });

  test('a field that a later version has added to a stay stays with it; UK is the United Kingdom', async () => {
    const found = { ...STAY, country: 'UK', note: 'at the sea' };
    const one = storeOf(readDays, NO_STAYS, record({ ...NO_STAYS, stays: [found] }));
    await one.start();
    expect(one.shown().stays).toMatchObject([{ country: 'GB' }]);
    one.change((days) => ({
      ...days,
      stays: days.stays.map((stay) => ({ ...stay, departure: '2026-03-01' })),
    }));
    await one.settled();
    const stays = [{ ...found, country: 'GB', departure: '2026-03-01' }];
    expect(one.stored()).toEqual(record({ ...NO_STAYS, stays }));
  });
});

describe('the other records', () => {
  test('comparison', async () => {
    const value = { regimeIds: ['a', 7, 'b', '', 'a'], names: { a: 'My first' } };
    const one = storeOf(readComparison, EMPTY_COMPARISON, record(value));
    await one.start();
    expect(one.shown()).toEqual({ regimeIds: ['a', 'b'] });
    one.change(() => ({ regimeIds: ['b', 'c'] }));
    await one.settled();
    expect(one.stored()).toEqual(record({ regimeIds: ['b', 'c'], names: { a: 'My first' } }));
  });

  test('plan', async () => {
    const value = {
      regimeId: { id: 'x' },
      done: ['a', 3],
      budget: { home: 900, food: '400', pets: 50 },
      notes: ['n'],
    };
    const one = storeOf(readPlan, EMPTY_PLAN, record(value));
    await one.start();
    expect(one.shown()).toEqual({ regimeId: null, done: ['a'], budget: { home: 900 } });
    one.change((plan) => ({ ...plan, done: ['a', 'b'], budget: { ...plan.budget, home: 950 } }));
    await one.settled();
    const budget = { home: 950, food: '400', pets: 50 };
    expect(one.stored()).toEqual(record({ ...value, done: ['a', 'b'], budget }));
  });

  test('answers about ties', async () => {
    const value = { de: { home: 'yes', family: 'perhaps' }, us: 'none' };
    const one = storeOf<TieAnswers>(readTieAnswers, {}, record(value));
    await one.start();
    expect(one.shown()).toEqual({ de: { home: 'yes' } });
    one.change((said) => ({ ...said, de: { ...said.de, work: 'no' }, fr: { home: 'no' } }));
    await one.settled();
    const de = { home: 'yes', family: 'perhaps', work: 'no' };
    expect(one.stored()).toEqual(record({ de, us: 'none', fr: { home: 'no' } }));
  });
});

test('a record whose shape a later version has changed is let be', async () => {
  const later = { shape: 2, value: { ids: ['a'] } };
  const one = storeOf(readComparison, EMPTY_COMPARISON, later);
  await one.start();
  expect(one.shown()).toEqual({ regimeIds: [] });
  one.change(() => ({ regimeIds: ['b'] }));
  await one.settled();
  expect(one.stored()).toEqual(later);
  expect(one.store.getState()).toEqual({ value: { regimeIds: ['b'] }, status: 'memory' });
});

describe('whatever is found', () => {
  const RECORDS: readonly [string, Reader<unknown>][] = [
    ['situation', readSituation],
    ['comparison', readComparison],
    ['plan', readPlan],
    ['stays', readDays],
    ['checklist', readTicks],
    ['ties', readTieAnswers],
  ];
  const names = [
    'income',
    'citizenships',
    'home',
    'regimeIds',
    'done',
    'budget',
    'stays',
    'uk',
    'de',
    'pets',
  ];
  const item = fc.oneof(
    fc.constantFrom('a', 'de', 'mt', 'yes', 70_000, null),
    fc.constant(STAY),
    fc.jsonValue(),
  );
  const field = fc.oneof(
    item,
    fc.uniqueArray(item, { maxLength: 4, selector: (one) => JSON.stringify(one) }),
    fc.dictionary(fc.constantFrom(...names), item),
  );
  const found = fc.oneof(field, fc.dictionary(fc.constantFrom(...names), field));

  test.each(RECORDS)('%s: what is read and not changed is written as it was found', (_name, read) => {
    fc.assert(
      fc.property(found, (value) => {
        const understood = readRecord(record(value), 1, read);
        if (understood === null) return;
        expect(writeRecord(understood, record(value), 1, read)).toEqual(record(value));
      }),
      { numRuns: 500 },
    );
  });

  test.each(RECORDS)('%s: what is written over it is read again', (_name, read) => {
    fc.assert(
      fc.property(found, found, (before, after) => {
        const value = read(after);
        if (value === undefined) return;
        expect(readRecord(writeRecord(value, record(before), 1, read), 1, read)).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });
});
