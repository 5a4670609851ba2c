import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '../../../src/catalogue/countryCodes.ts';
import {
  countryOfZone,
  doubtAfter,
  lastStay,
  lastTap,
  leftOn,
  settled,
  stayOn,
  withDay,
  withoutTap,
  withTap,
} from '../../../src/situation/hereToday.ts';
import { changeOf, takenBack } from '../../../src/stores/changedStays.ts';
import { type DaysRecord, NO_STAYS, readDays, type StoredStay } from '../../../src/stores/stays.ts';

/** "PT 2026-05-01 2026-05-14", open without the last. */
const stay = (text: string): StoredStay => {
  const [country = '', arrival = '', departure = null] = text.split(' ');
  return { id: text, country, arrival, departure };
};
const words = (stays: readonly StoredStay[]) =>
  stays.map(({ country, arrival, departure }) => [country, arrival, departure].filter(Boolean).join(' '));

const DAY = '2026-05-15';
let ids = 0;
const newId = () => `new ${ids++}`;
const tapped = (country: string, ...stays: readonly string[]) =>
  words(withDay(stays.map(stay), country, DAY, newId));

describe('a day in a country', () => {
  test.each([
    ['begins a stay', [], ['PT 2026-05-15 2026-05-15']],
    ['goes on with the stay of the day before', ['PT 2026-05-01 2026-05-14'], ['PT 2026-05-01 2026-05-15']],
    ['changes nothing where it counts already', ['PT 2026-05-01'], ['PT 2026-05-01']],
    [
      'ends an open stay elsewhere, and counts in both',
      ['ES 2026-05-01'],
      ['ES 2026-05-01 2026-05-15', 'PT 2026-05-15 2026-05-15'],
    ],
    [
      'leaves what is planned elsewhere after it',
      ['ES 2026-05-01 2026-06-30'],
      ['ES 2026-05-01 2026-05-15', 'ES 2026-05-16 2026-06-30', 'PT 2026-05-15 2026-05-15'],
    ],
    [
      'puts off a stay elsewhere that was to begin',
      ['PT 2026-05-01 2026-05-14', 'ES 2026-05-15'],
      ['PT 2026-05-01 2026-05-15', 'ES 2026-05-16'],
    ],
    [
      'stands beside a stay that ends on it',
      ['ES 2026-05-01 2026-05-15'],
      ['ES 2026-05-01 2026-05-15', 'PT 2026-05-15 2026-05-15'],
    ],
    [
      'goes on over New Year',
      ['PT 2026-05-13 2026-05-14', 'PT 2025-01-01 2025-12-31'],
      ['PT 2026-05-13 2026-05-15', 'PT 2025-01-01 2025-12-31'],
    ],
  ])('%s', (_title, before, after) => {
    expect(tapped('PT', ...before)).toEqual(after);
  });

  test('is under a permit where the last stay there was', () => {
    const before = { ...stay('PT 2026-01-01 2026-03-01'), permit: true };
    expect(withDay([before], 'PT', DAY, newId)[1]).toMatchObject({ arrival: DAY, permit: true });
  });

  test('is taken back with all that it changed, and nothing of what another tab changed meanwhile', () => {
    const before = [stay('ES 2026-05-01'), stay('FR 2025-01-01 2025-02-01')];
    const after = withDay(before, 'PT', DAY, newId);
    const elsewhere = stay('IT 2024-01-01 2024-02-01');
    const [spain, france] = before;
    expect(takenBack([...after, elsewhere], changeOf(before, after))).toEqual([elsewhere, france, spain]);
  });
});

describe('a tap that is undone', () => {
  const record = (...stays: readonly string[]): DaysRecord => ({ ...NO_STAYS, stays: stays.map(stay) });
  const tap = (days: DaysRecord, country: string) =>
    withTap(days, DAY, (stays) => withDay(stays, country, DAY, newId));
  /** As another page reads it from the device. */
  const again = (days: DaysRecord): DaysRecord => readDays(JSON.parse(JSON.stringify(days))) ?? NO_STAYS;

  test.each([
    ['an open stay', ['ES 2026-05-01']],
    ['a planned one', ['ES 2026-05-01 2026-06-30']],
    ['one that goes on', ['PT 2026-05-01 2026-05-14']],
    ['one that was to begin', ['ES 2026-05-15 2026-06-30']],
    ['nothing', []],
  ])('puts back %s, after a reload, too', (_title, stays) => {
    const before = record(...stays);
    expect(withoutTap(again(tap(before, 'PT')), DAY)).toEqual(before);
  });

  test('takes what was answered after it with it, and leaves the tap before', () => {
    const before = record('ES 2026-05-01');
    const france = tap(before, 'FR');
    const doubt = doubtAfter(france.stays, DAY, lastTap(france, DAY));
    expect(doubt).toEqual({ kind: 'ended', country: 'ES' });
    const left = withTap(
      france,
      DAY,
      (all) => (doubt ? settled(all, doubt, DAY) : all),
      lastTap(france, DAY),
    );
    expect(words(left.stays)).toEqual(['ES 2026-05-01 2026-05-14', 'FR 2026-05-15 2026-05-15']);
    expect(doubtAfter(left.stays, DAY, lastTap(left, DAY))).toBeNull();
    const italy = tap(left, 'IT');
    expect(withoutTap(italy, DAY)).toEqual(left);
    expect(withoutTap(left, DAY)).toEqual(before);
  });

  test('is offered for a tap of the day alone, and no more when its stays have been changed by hand', () => {
    const hand = record('PT 2026-05-01 2026-05-15');
    expect(lastTap(hand, DAY)).toBeNull();
    expect(withoutTap(hand, DAY)).toBe(hand);
    const made = tap(record('PT 2026-05-01 2026-05-14'), 'PT');
    expect(lastTap(made, DAY)).not.toBeNull();
    expect(lastTap(made, '2026-05-16')).toBeNull();
    expect(lastTap({ ...made, stays: record('PT 2026-05-01 2026-05-20').stays }, DAY)).toBeNull();
    expect(tap(hand, 'PT')).toBe(hand);
  });
});

test('the country that was left is one where the person was today or the day before', () => {
  expect(leftOn([stay('ES 2026-05-01 2026-05-14'), stay('PT 2026-05-15')], 'PT', DAY)).toBe('ES');
  expect(leftOn([stay('ES 2026-05-01 2026-05-13'), stay('PT 2026-05-15')], 'PT', DAY)).toBeNull();
});

test('the stay of a day is the one that began last, and the last one is the one that ended last', () => {
  const stays = ['ES 2026-05-01 2026-05-15', 'PT 2026-05-15 2026-05-15', 'FR 2025-01-01 2025-02-01'].map(
    stay,
  );
  expect(stayOn(stays, DAY)?.country).toBe('PT');
  expect(stayOn(stays, '2026-06-01')).toBeNull();
  expect(lastStay(stays, '2026-06-01')?.departure).toBe('2026-05-15');
  expect(lastStay(stays, '2024-06-01')).toBeNull();
});

describe('after a tap', () => {
  const doubts = (...stays: readonly string[]) => doubtAfter(stays.map(stay), DAY);

  test('the days since the last one there are asked for, and are one stay with it', () => {
    const stays = ['PT 2026-05-01 2026-05-10', 'PT 2026-05-15 2026-05-15'];
    const doubt = doubts(...stays);
    expect(doubt).toEqual({ kind: 'gap', country: 'PT', from: '2026-05-11', to: '2026-05-14' });
    expect(doubt && words(settled(stays.map(stay), doubt, DAY))).toEqual(['PT 2026-05-01 2026-05-15']);
  });

  test('it is asked whether the day began in the country of the day before', () => {
    const stays = ['ES 2026-05-01 2026-05-14', 'PT 2026-05-15 2026-05-15'];
    const doubt = doubts(...stays);
    expect(doubt).toEqual({ kind: 'left', country: 'ES' });
    expect(doubt && words(settled(stays.map(stay), doubt, DAY))).toEqual([
      'ES 2026-05-01 2026-05-15',
      'PT 2026-05-15 2026-05-15',
    ]);
  });

  test.each([
    ['the stay goes on', ['PT 2026-05-01 2026-05-15']],
    ['both countries have the day', ['ES 2026-05-01 2026-05-15', 'PT 2026-05-15 2026-05-15']],
    ['the last day elsewhere is longer ago', ['ES 2026-05-01 2026-05-13', 'PT 2026-05-15 2026-05-15']],
    ['nobody would have forgotten so long', ['PT 2025-05-01 2026-01-10', 'PT 2026-05-15 2026-05-15']],
    ['there is nothing before', ['PT 2026-05-15 2026-05-15']],
  ])('nothing is asked where %s', (_title, stays) => {
    expect(doubts(...stays)).toBeNull();
  });
});

test('a country is proposed by the zone of the clock, none where the browser does not know', () => {
  expect(countryOfZone('Europe/Lisbon', COUNTRY_CODES)).toBe('PT');
  expect(countryOfZone('America/Sao_Paulo', COUNTRY_CODES)).toBe('BR');
  expect(countryOfZone('Etc/UTC', COUNTRY_CODES)).toBeNull();
});
