/** The first year of a stay is the year of the move, where the home country is known and it does not begin in January. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { assessor, type CheaperMonth } from '../../../src/assess/assessor.ts';
import type { AssessedFigures } from '../../../src/assess/cost.ts';
import { cheaperMonthSentence } from '../../../src/assess/lineEnglish.ts';
import type { Country } from '../../../src/catalogue/entities.ts';
import { moneyIn, toUsd } from '../../../src/catalogue/money.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { moveOf, type ProjectedYear } from '../../../src/law/index.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const facts = await loadPersonFacts();
const schedules = schedulesFor(taxBrackets);

function assessed(regimeId: string, situation: Situation, figures: Partial<AssessedFigures> = {}) {
  const all = countries as readonly Country[];
  const country = all.find(({ taxRegimes }) => taxRegimes.some(({ id }) => id === regimeId));
  const regime = country?.taxRegimes.find(({ id }) => id === regimeId);
  if (!country || !regime) throw new Error(`no regime ${regimeId}`);
  const own = {
    income: toUsd(70_000, 'EUR'),
    costs: 0,
    estimate: 'specified',
    currency: 'EUR',
    years: 5,
    from: { year: 2027, month: 5 },
    ...figures,
  } as const satisfies AssessedFigures;
  return assessor(situation, own, schedules, facts, all)(country, regime);
}

const fromGermany: Situation = { home: { country: 'de' } };

describe('the first year of a stay', () => {
  test('has the months at home, and so has the average', () => {
    const { projection, total } = assessed('mt-res-non-dom', fromGermany);
    const [first, second] = projection?.years ?? [];
    const move = first && moveOf(first);
    expect(move?.home?.total).toBeCloseTo(toUsd(9_063.02, 'EUR'), 0);
    expect(first?.total).toBeCloseTo((move?.home?.total ?? 0) + (move?.there.total ?? 0), 6);
    const whole = assessed('mt-res-non-dom', {}).projection?.years[1];
    expect(second?.total).toBe(whole?.total);
    const sum = projection?.years.reduce((all, year) => all + (year.total ?? 0), 0) ?? 0;
    expect(total).toBeCloseTo(sum / 5, 6);
  });

  test('is a whole year without a home country, with a rate of their own, and from January', () => {
    const january = { from: { year: 2027, month: 1 } };
    const all = [
      assessed('mt-res-non-dom', {}),
      assessed('mt-res-non-dom', { home: { rate: 30 } }),
      assessed('mt-res-non-dom', fromGermany, january),
    ];
    for (const { projection } of all) {
      const [first, second] = projection?.years ?? [];
      expect(first && moveOf(first)).toBeNull();
      expect(first?.total).toBe(second?.total);
    }
  });

  test('asks Americans once for self-employment tax: the year of the move has it already', () => {
    const american: Situation = { home: { country: 'us' }, citizenships: ['us'] };
    const { projection, total, dueAtHome, dueInOneYear } = assessed('py-foreign-source', american);
    expect(dueInOneYear).toBeGreaterThan(0);
    const dues = projection?.years.map(({ due }) => due.total);
    expect(dues).toEqual([0, ...Array(4).fill(dueInOneYear)]);
    expect(dueAtHome).toBeCloseTo((4 * dueInOneYear) / 5, 6);
    const sum = projection?.years.reduce((all, year) => all + (year.total ?? 0), 0) ?? 0;
    expect(total).toBeCloseTo(sum / 5, 6);
  });

  test('counts fees once: as running costs they are no tax', () => {
    const withCosts: Situation = { ...fromGermany, runningCosts: true };
    const of = (situation: Situation) =>
      assessed('ae-freelance-permit', situation).projection?.years[0]?.lines.find(
        ({ kind }) => kind === 'other',
      );
    expect(of(fromGermany)?.amount).toBeGreaterThan(0);
    expect(of(withCosts)?.amount).toBe(0);
  });

  test('has the reliefs of a first year where the stay has them', () => {
    const { projection } = assessed('pl-ryczalt-12-it', fromGermany);
    const [first] = projection?.years ?? [];
    const there = first && moveOf(first)?.there;
    const insurance = there?.law.lines.find(({ kind }) => kind === 'pension');
    expect(first?.relieved).toBe(true);
    // Six months free, two at the preferential amount of 2027.
    expect(insurance?.amount).toBeCloseTo(866.94, 2);
  });
});

test('a profession that pays less in an ordinary year pays less in the year of the move', () => {
  const of = (situation: Situation) =>
    moveOf(assessed('it-forfettario-15', situation).projection?.years[0] as ProjectedYear)?.there.total ?? 0;
  // Software has a deemed profit of 67% of turnover instead of 78%.
  expect(of({ ...fromGermany, profession: 'software' })).toBeLessThan(of(fromGermany));
});

describe('a cheaper month', () => {
  test('is named where it saves more than a month of tax', () => {
    const { cheaperMonth } = assessed('mt-res-non-dom', fromGermany);
    expect(cheaperMonth).toMatchObject({ year: 2027, month: 1 });
    const said = cheaperMonthSentence(cheaperMonth as CheaperMonth, moneyIn('EUR'));
    expect(said).toMatch(/^Arrive in January and you pay €\d,\d{3} less in 2027\.$/);
  });

  test('is not named in the cheapest month, in the year that is passing, and without a stay', () => {
    const cheapest = { from: { year: 2027, month: 7 } };
    expect(assessed('it-forfettario-15', { home: { country: 'ie' } }, cheapest).cheaperMonth).toBeNull();
    const now = { from: { year: 2026, month: 5 } };
    expect(assessed('mt-res-non-dom', fromGermany, now).cheaperMonth).toBeNull();
    expect(assessed('mt-res-non-dom', fromGermany, { years: null }).cheaperMonth).toBeNull();
  });
});
