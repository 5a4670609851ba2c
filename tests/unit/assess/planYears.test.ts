/** The years of a plan: whole amounts that add up across, rows of like years, and the year that the move cuts. */

import { describe, expect, test } from 'vitest';
import type { AssessedYear } from '../../../src/assess/dueAtHome.ts';
import { NO_US_TAX } from '../../../src/assess/dueAtHome.ts';
import { groupedYears, planYears, yearsInWords } from '../../../src/assess/planYears.ts';
import type { ProjectionReason } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { data, guideOf } from '../screens/guide/guides.ts';
import { assessed, FACTS } from './people.ts';

const REASON: ProjectionReason = {
  type: 'then',
  text: 'Another regime follows.',
  source: null,
  optional: false,
  who: null,
};

/** Years by what is paid there in USD, null where the regime is over, and by what is due at home. */
function yearsOf(totals: readonly (number | null)[], dueAtHome = 0): AssessedYear[] {
  return totals.map((there, at) => ({
    year: 2027 + at,
    place: at + 1,
    regimeId: 'xx',
    kept: null,
    rate: null,
    due: { ...NO_US_TAX, insurance: dueAtHome, total: dueAtHome },
    total: there === null ? null : there + dueAtHome,
    ended: there === null,
    lines: [],
    household: null,
    schedule: null,
    relieved: false,
    reasons: at > 0 && there !== totals[at - 1] ? [REASON] : [],
  }));
}

const AMOUNTS = { income: 100_000, costs: 10_000, currency: 'USD', paidIn: () => 30_001 } as const;
const NOTHING = { runningCosts: 0 };

describe('the years of a plan', () => {
  test.each([
    { title: 'a saving', totals: [9_999], due: 0, stay: 30_001 as number | null, saved: [20_002] },
    {
      title: 'what home still asks for comes off it',
      totals: [9_999],
      due: 2_001,
      stay: 30_001,
      saved: [18_001],
    },
    { title: 'unknown tax at home', totals: [9_999], due: 0, stay: null, saved: [null] },
    { title: 'a regime that is over', totals: [9_999, null], due: 0, stay: 30_001, saved: [20_002, null] },
    { title: 'a move that costs', totals: [40_001], due: 0, stay: 30_001, saved: [-10_000] },
  ])('$title', ({ totals, due, stay, saved }) => {
    const years = planYears(NOTHING, yearsOf(totals, due), { ...AMOUNTS, paidIn: () => stay });
    expect(years.map((year) => year.saved)).toEqual(saved);
  });

  test('what is kept is income less costs, tax, what home asks for and running costs', () => {
    const years = planYears({ runningCosts: 2_000 }, yearsOf([40_000, null], 4_000), AMOUNTS);
    expect(years.map(({ kept }) => kept)).toEqual([44_000, null]);
  });

  test.each([
    { title: 'like years are one row', totals: [1, 1, 1, 1], rows: ['1–4'] },
    { title: 'a year with a reason begins a row', totals: [1, 1, 5, 5, 5], rows: ['1–2', '3–5'] },
    { title: 'years without figures are one row', totals: [1, null, null], rows: ['1–1', '2–3'] },
  ])('$title', ({ totals, rows }) => {
    const groups = groupedYears(planYears(NOTHING, yearsOf(totals), AMOUNTS));
    expect(groups.map(({ first, last }) => `${first.place}–${last.place}`)).toEqual(rows);
  });

  test('the year that the move cuts has what home takes of the months before, and both parts are its total', () => {
    const situation: Situation = {
      income: 70_000,
      currency: 'EUR',
      citizenships: ['de'],
      home: { country: 'de' },
      work: 'freelancer',
      arrival: { year: 2027, month: 5 },
      years: 3,
    };
    const chosen = assessed(situation, 'bg-freelancer-flat-tax');
    const [first, second] = planYears(chosen, chosen.strip, {
      ...figuresOf(situation, 80_000, 2026),
      paidIn: () => null,
    });
    expect(first?.isCut).toBe(true);
    expect(first?.atHome).toBeGreaterThan(0);
    expect(second).toMatchObject({ isCut: false, atHome: 0 });
    const average = (chosen.projection?.years ?? []).reduce((sum, { total }) => sum + (total ?? 0), 0) / 3;
    expect(chosen.total).toBeCloseTo(average, 6);
  });

  test('reasons are those of the guide, figures those of the assessment', async () => {
    const situation = { income: 80_000, work: 'freelancer', years: 5, company: false } as const;
    const country = data.countries.find(({ taxRegimes }) =>
      taxRegimes.some(({ id }) => id === 'es-beckham-law'),
    );
    const chosen = assessed(situation, 'es-beckham-law', FACTS);
    const guide = guideOf(country?.slug ?? '');
    const worded = yearsInWords(chosen, figuresOf(situation, 80_000, 2026), guide, FACTS);
    expect(worded.map(({ total }) => total)).toEqual(chosen.strip.map(({ total }) => total));
    expect(worded.map(({ reasons }) => reasons.map(({ type }) => type))).toEqual(
      chosen.strip.map(({ reasons }) => reasons.map(({ type }) => type)),
    );
  });
});
