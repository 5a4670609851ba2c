import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { recommendations } from '../../../../src/assess/recommendations.ts';
import { ZERO_TAX_CODES } from '../../../../src/catalogue/europe.ts';
import { RANKING_PAGES } from '../../../../src/catalogue/personas.ts';
import { WORK_TYPES } from '../../../../src/catalogue/professions.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import { RANKING_WORDS } from '../../../../src/screens/ranking/RankingPage.tsx';
import { figuresOf } from '../../../../src/situation/figures.ts';
import { NOTHING_SAID } from '../../../../src/situation/situation.ts';

test('each of the twelve ranking pages has a description of its own', { tags: 'ranking-title' }, () => {
  const descriptions = RANKING_PAGES.map(({ kind, persona }) => RANKING_WORDS[kind][persona].description);
  expect(new Set(descriptions).size).toBe(12);
  for (const description of descriptions) expect(description).toMatch(/^[A-Z].{30,}\.$/u);
});

test('the optional SEO HTML block is empty on all current pages', { tags: 'ranking-seo-block' }, () => {
  for (const { kind, persona } of RANKING_PAGES)
    expect(RANKING_WORDS[kind][persona].longText).toBeUndefined();
});

test('Montenegro alone takes nothing for up to four years without being one of the zero-tax countries', () => {
  for (const income of [20_000, 80_000, 10_000_000]) {
    for (const workType of WORK_TYPES) {
      const others = recommendations(NOTHING_SAID, countries, {
        figures: figuresOf({ income }, income, 2026),
        schedules: schedulesFor(taxBrackets),
        workType,
      }).all.filter(({ best: { total, country } }) => total === 0 && !ZERO_TAX_CODES.has(country.code));
      expect(others.map(({ best }) => best.regime.id)).toEqual(['me-digital-nomad']);
      expect(others[0]?.best.regime.lasting?.years).toBe(4);
    }
  }
});
