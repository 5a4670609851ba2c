import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unbroken, withPlainSpaces } from '../../../data/compiler/unbroken.ts';

test('amounts and days hold together, sentences do not', () => {
  expect(unbroken('turnover within GEL 500,000 until 31 December 2029')).toBe(
    'turnover within GEL\u00a0500,000 until 31\u00a0December 2029',
  );
  expect(unbroken('above ALL 14 million, $U 4,594 a month')).toBe(
    'above ALL\u00a014\u00a0million, $U\u00a04,594 a month',
  );
  expect(unbroken('In 2026 the EU has 27 members')).toBe('In 2026 the EU has 27 members');
});

test('names, which people search for, sources and maps stay as they are', () => {
  const value = {
    name: 'Above ALL 14 million',
    sources: [{ supports: 'ALL 14 million' }],
    mapSvg: 'USD 1',
    rules: ['From ALL 14 million', 3, null],
  };
  expect(unbroken(value)).toEqual({ ...value, rules: ['From ALL\u00a014\u00a0million', 3, null] });
});

test('whatever the text, only spaces change, and they can be put back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('ALL ', '14', ' ', 'million', ' May', 'x', '$U') }),
      (text) => {
        expect(withPlainSpaces(unbroken(text))).toBe(text);
      },
    ),
  );
});
