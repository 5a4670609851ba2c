import { describe, expect, test } from 'vitest';
import { toCheck } from '../../../../src/screens/wizard/toCheck.ts';
import { recommended } from '../../situation/recommended.ts';

describe('what is to be checked', () => {
  const uruguayan = recommended({ citizenships: ['uy', 'de'], home: { country: 'de' } });
  const rows = toCheck(uruguayan);

  test('names the regime of a country that fits with another one, where it would leave more', () => {
    expect(uruguayan.fits.map(({ country }) => country.code)).toContain('ES');
    expect(rows.find(({ country }) => country.code === 'ES')?.regime.id).toBe('es-beckham-law');
  });

  test('has every country once, what leaves most first, and nothing that is open as it is', () => {
    const codes = rows.map(({ country }) => country.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ kept }) => kept).sort((a, b) => b - a));
    expect(new Set(rows.map(({ fit }) => fit.level))).toEqual(new Set(['check']));
    expect(codes).toEqual(expect.arrayContaining(uruguayan.check.map(({ country }) => country.code)));
  });
});
