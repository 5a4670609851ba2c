import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { recommendations } from '../../../../src/assess/recommendations.ts';
import { ZERO_TAX_CODES } from '../../../../src/catalogue/europe.ts';
import { RANKING_PAGES } from '../../../../src/catalogue/personas.ts';
import { WORK_TYPES } from '../../../../src/catalogue/professions.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import {
  notZeroHeading,
  RANKING_WORDS,
  type RankedRow,
  rowsSentences,
} from '../../../../src/screens/ranking/rankingWords.ts';
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

/** A row of a country, as far as the sentences look at it. */
function row(code: string, rate: number, more: Partial<RankedRow> = {}, isCompany = false): RankedRow {
  return {
    country: { code, name: code } as RankedRow['country'],
    regime: { requiresIncorporation: isCompany } as RankedRow['regime'],
    rate,
    total: rate * 800,
    fit: 'check',
    terms: [],
    ...more,
  };
}
const NOT_FOR_EMPLOYEES = {
  terms: [{ kind: 'needs', what: 'self-employed', decides: true, state: 'open', fit: 'check' }],
} as unknown as Partial<RankedRow>;

test('a list says of its own rows how many take nothing, and what decides for its people', () => {
  const rows = [
    row('UY', 0),
    row('ES', 1, NOT_FOR_EMPLOYEES),
    row('AL', 2.7, { fit: 'fits', terms: [{ kind: 'ends' }] as unknown as RankedRow['terms'] }),
    row('RS', 13.5, { ...NOT_FOR_EMPLOYEES, fit: 'fits' }),
    row('EE', 23.3, { terms: [{ kind: 'ends' }] as unknown as RankedRow['terms'] }, true),
  ];
  const says = (persona: Parameters<typeof rowsSentences>[1]) => rowsSentences('world', persona, rows);
  expect(says('remote-workers')).toBe(
    'You pay no tax in one country if you meet a condition. Two schemes are not for employees.',
  );
  expect(says('digital-nomads')).toBe(
    'You pay no tax in one country if you meet a condition. Two schemes end after some years.',
  );
  expect(says('freelancers')).toMatch(/ RS takes 13\.5%, with no conditions and no time limit\.$/);
  expect(says('business-owners')).toMatch(/ EE is the first with a company, at 23\.3%\.$/);
  expect(rowsSentences('europe', 'freelancers', rows)).toMatch(/^RS takes 13\.5%/);
  expect(rowsSentences('world', 'freelancers', rows.slice(0, 1))).toMatch(
    / Each scheme has a condition or a time limit\.$/,
  );
  expect(rowsSentences('world', 'freelancers', [])).toBe('');
});

test('what is not at zero on a zero-tax page is headed by what it takes', () => {
  const [none, low, high] = [row('UY', 0), row('GE', 1), row('AE', 4.1)];
  expect(notZeroHeading([none, low, high])).toBe('Not zero: 1.0% to 4.1%');
  expect(notZeroHeading([none, low])).toBe('Not zero: 1.0%');
});
