import { describe, expect, test } from 'vitest';
import { daysFile, readDaysFile } from '../../../../src/screens/plan/days/daysFile.ts';
import type { DaysRecord } from '../../../../src/stores/stays.ts';

const RECORD: DaysRecord = {
  stays: [
    { id: 'a', country: 'DE', arrival: '2027-01-01', departure: '2027-04-30' },
    { id: 'b', country: 'BG', arrival: '2027-04-30', departure: null, permit: true },
  ],
  recordFrom: '2027-01-01',
  uk: { profile: 'leaver', ties: 2 },
  example: false,
};

describe('stays as a file', () => {
  test('the file names its format and its version', () => {
    expect(JSON.parse(daysFile(RECORD, '2026-11-22'))).toEqual({
      format: 'lowtide-days',
      version: 1,
      savedOn: '2026-11-22',
      stays: [
        { country: 'DE', arrival: '2027-01-01', departure: '2027-04-30' },
        { country: 'BG', arrival: '2027-04-30', departure: null, permit: true },
      ],
      recordFrom: '2027-01-01',
      uk: { profile: 'leaver', ties: 2 },
    });
  });

  test('what was saved is read; stays get names of their own and stand in order', () => {
    const turned = { ...RECORD, stays: [...RECORD.stays].reverse() };
    const { stays, ...others } = readDaysFile(daysFile(turned, '2026-11-22'));
    expect(others).toEqual({ recordFrom: '2027-01-01', uk: { profile: 'leaver', ties: 2 }, example: false });
    expect(stays.map(({ country }) => country)).toEqual(['DE', 'BG']);
    expect(new Set(stays.map(({ id }) => id)).size).toBe(2);
  });

  const file = (content: object) =>
    JSON.stringify({ format: 'lowtide-days', version: 1, stays: [], ...content });
  const withStay = (stay: object) =>
    file({ stays: [{ country: 'DE', arrival: '2027-01-01', departure: '2027-01-02', ...stay }] });

  test('what is left out of a file is not said', () => {
    const text = file({ stays: [{ country: 'DE', arrival: '2027-01-01' }] });
    expect(readDaysFile(text)).toMatchObject({
      stays: [{ country: 'DE', arrival: '2027-01-01', departure: null }],
      recordFrom: null,
      uk: null,
    });
  });

  test.each([
    ['UK', 'GB'],
    ['EL', 'GR'],
    ['de', 'DE'],
    ['XK', 'XK'],
  ])('a stay in %s is one in %s', (written, country) => {
    expect(readDaysFile(withStay({ country: written })).stays).toMatchObject([{ country }]);
  });

  test.each([
    [
      'a file that is cut off',
      daysFile(RECORD, '2026-11-22').slice(0, 90),
      'is not valid JSON. It may be cut off',
    ],
    ['another file', '{"regimes": []}', 'This is not a file of days that Lowtide has saved.'],
    ['a list', '[]', 'This is not a file of days that Lowtide has saved.'],
    ['a later version', file({ version: 2 }), 'The file has version 2; this page reads version 1.'],
    ['no version', file({ version: undefined }), 'The file has version nothing; this page reads version 1.'],
    ['no stays', file({ stays: null }), 'The file has no list of stays.'],
    [
      'too many stays',
      file({ stays: Array(4_001).fill(0) }),
      'The file has 4001 stays; at most 4000 can be kept.',
    ],
    ['a stay that is none', file({ stays: [7] }), 'Stay 1: 7 is no stay.'],
    [
      'a country by its name',
      withStay({ country: 'Germany' }),
      'Stay 1: the country "Germany" is no code of a country, such as PT for Portugal.',
    ],
    ['a code of no country', withStay({ country: 'ZZ' }), 'Stay 1: the country "ZZ" is no code of a country'],
    [
      'an impossible arrival',
      withStay({ arrival: '2027-02-29' }),
      'Stay 1: the arrival "2027-02-29" is no date',
    ],
    [
      'an arrival of another century',
      withStay({ arrival: '1889-01-01' }),
      'the arrival "1889-01-01" is no date',
    ],
    ['an impossible departure', withStay({ departure: 'soon' }), 'Stay 1: the departure "soon" is no date'],
    [
      'a departure before the arrival',
      withStay({ departure: '2026-12-31' }),
      'Stay 1: the departure 2026-12-31 lies before the arrival 2027-01-01.',
    ],
    [
      'a permit that is neither',
      withStay({ permit: 'yes' }),
      'Stay 1: "permit" is "yes" and not true or false.',
    ],
    ['a record from no day', file({ recordFrom: '1 May' }), '"recordFrom" is "1 May" and no date'],
    [
      'six ties',
      file({ uk: { profile: 'leaver', ties: 6 } }),
      '"uk" is {"profile":"leaver","ties":6} and not a profile',
    ],
    ['a long text', withStay({ country: 'x'.repeat(100) }), `the country "${'x'.repeat(38)}… is no code`],
  ])('%s: the message says what is wrong', (_, text, message) => {
    expect(() => readDaysFile(text)).toThrow(message);
  });
});
