import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES, countryCodeOf } from '../../../src/catalogue/countryCodes.ts';

describe('codes of countries', () => {
  test('are the 249 of ISO 3166-1 and XK, each once, and each has an English name', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(250);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(COUNTRY_CODES).toEqual([...COUNTRY_CODES].sort());
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['GB', 'GR', 'UZ', 'XK']));
  });

  test.each([
    ['PT', 'PT'],
    ['pt ', 'PT'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['EL', 'GR'],
    ['XK', 'XK'],
    ['ZZ', null],
    ['EU', null],
    ['SU', null],
    ['YU', null],
    ['', null],
    ['P', null],
    ['PRT', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%o is %o', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });
});
