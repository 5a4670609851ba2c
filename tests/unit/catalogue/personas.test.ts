import { expect, test } from 'vitest';
import { RANKING_EUROPE, WIZARD_EUROPE } from '../../../src/catalogue/europe.ts';
import { PERSONA_WORK_TYPES, RANKING_PAGES, rankingTitle } from '../../../src/catalogue/personas.ts';

test('lists of Europe', { tags: 'rule-wizard-european-codes' }, () => {
  const wizard =
    'AL, AD, AT, BY, BE, BA, BG, HR, CY, CZ, DK, EE, FI, FR, DE, GR, HU, IS, IE, IT, LV, LI, LT, LU, MT, MD, MC, ' +
    'ME, NL, MK, NO, PL, PT, RO, RU, SM, RS, SK, SI, ES, SE, CH, UA, GB, VA';
  expect([...WIZARD_EUROPE].join(', ')).toBe(wizard);
  const left = [...WIZARD_EUROPE].filter((code) => !RANKING_EUROPE.has(code));
  expect(left.sort()).toEqual(['BY', 'GB', 'RU', 'UA']);
  expect(RANKING_EUROPE.size).toBe(WIZARD_EUROPE.size - 4);
});

test('twelve ranking pages: eight low-tax, four zero-tax', { tags: 'route-ranking-pages' }, () => {
  const paths = RANKING_PAGES.map((page) => page.path);
  expect(new Set(paths).size).toBe(12);
  expect(paths.filter((path) => path.startsWith('/zero-tax-countries-for-'))).toHaveLength(4);
  expect(paths.filter((path) => path.startsWith('/low-tax-countries-in-europe-for-'))).toHaveLength(4);
  expect(paths).toContain('/low-tax-countries-for-digital-nomads');
});

test('titles', { tags: 'ranking-title' }, () => {
  expect(rankingTitle('world', 'remote-workers')).toBe('Low-Tax Countries for Remote Workers');
  expect(rankingTitle('europe', 'digital-nomads')).toBe('Low-Tax Countries in Europe for Digital Nomads');
  expect(rankingTitle('zero', 'business-owners')).toBe('Zero-Tax Countries for Business Owners');
});

test('only business owners need write-offs', () => {
  const business = Object.entries(PERSONA_WORK_TYPES).filter(([, workType]) => workType === 'business');
  expect(business).toEqual([['business-owners', 'business']]);
});
