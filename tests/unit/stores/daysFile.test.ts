/** Files of stays alone, which people still have. */
import { describe, expect, test } from 'vitest';
import { isDaysFile, readDaysFile } from '../../../src/stores/daysFile.ts';

const file = (content: object) => ({ format: 'lowtide-days', version: 1, stays: [], ...content });

describe('stays as a file', () => {
  test('it is known by its format', () => {
    expect(isDaysFile(file({}))).toBe(true);
    for (const other of [{ regimes: [] }, [], null, 'lowtide-days']) expect(isDaysFile(other)).toBe(false);
  });

  test('what was saved is read; stays get names of their own and stand in order', () => {
    const { stays, ...others } = readDaysFile(
      file({
        savedOn: '2026-11-22',
        stays: [
          { country: 'BG', arrival: '2027-04-30', departure: null, permit: true },
          { country: 'DE', arrival: '2027-01-01', departure: '2027-04-30' },
        ],
        recordFrom: '2027-01-01',
        uk: { profile: 'leaver', ties: 2 },
      }),
    );
    expect(others).toEqual({ recordFrom: '2027-01-01', uk: { profile: 'leaver', ties: 2 }, example: false });
    expect(stays.map(({ country }) => country)).toEqual(['DE', 'BG']);
    expect(new Set(stays.map(({ id }) => id)).size).toBe(2);
  });

  const withStay = (stay: object) =>
    file({ stays: [{ country: 'DE', arrival: '2027-01-01', departure: '2027-01-02', ...stay }] });

  test('what is left out of a file is not said', () => {
    const content = file({ stays: [{ country: 'DE', arrival: '2027-01-01' }] });
    expect(readDaysFile(content)).toMatchObject({
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
  ])('%s: the message says what is wrong', (_, content, message) => {
    expect(() => readDaysFile(content)).toThrow(message);
  });
});
