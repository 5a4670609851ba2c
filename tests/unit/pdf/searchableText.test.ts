import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { searchableText } from '../../../src/pdf/searchableText.ts';

describe('the invisible text layer', () => {
  test.each([
    ['Costs €600,000 – “flat”', 'Costs €600,000 – “flat”'],
    ['átalányadó, autónomo, OÜ', 'átalányadó, autónomo, OÜ'],
    ['Ryczałt', 'Ryczalt'],
    ['Şirket doğrudan', 'Sirket dogrudan'],
    ['two\n lines', 'two lines'],
    ['→ ≤ 5', '-> <= 5'],
    ['税', '?'],
  ])('%s is found as %s', (text, found) => {
    expect(searchableText(text)).toBe(found);
  });

  test('loses no letter of any country or regime', () => {
    const { countries } = compileData();
    const texts = countries.flatMap(({ name, taxRegimes }) => [
      name,
      ...taxRegimes.flatMap((regime) => [regime.name, regime.summary, regime.legalStructureType]),
    ]);
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts)
      expect(searchableText(text).replaceAll('?', ''), text).toBe(searchableText(text));
  });
});
