import { expect, test } from 'vitest';
import { RANKING_PAGES } from '../../../../src/catalogue/personas.ts';
import { LOW_TAX_WORDS } from '../../../../src/screens/ranking/lowTaxWords.ts';
import { ZERO_TAX_WORDS } from '../../../../src/screens/ranking/zeroTaxWords.ts';

const WORDS = { ...LOW_TAX_WORDS, zero: ZERO_TAX_WORDS };

test('each of the twelve ranking pages has a description of its own', () => {
  const descriptions = RANKING_PAGES.map(({ kind, persona }) => WORDS[kind][persona].description);
  expect(new Set(descriptions).size).toBe(12);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(100);
});

test('the optional SEO HTML block is empty on all current pages', () => {
  for (const { kind, persona } of RANKING_PAGES) expect(WORDS[kind][persona].longText).toBeUndefined();
});
