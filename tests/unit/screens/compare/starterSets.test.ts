import { expect, test } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import { NO_PERSON_FACTS } from '../../../../src/catalogue/personFacts.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import { isEligible } from '../../../../src/law/index.ts';
import { starterSets } from '../../../../src/screens/compare/StartingPoints.tsx';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';
import { movesFreely } from '../../../../src/situation/situation.ts';

const { countries, taxBrackets } = compileData();
const setsOf = (situation: Situation) =>
  starterSets(countries, figuresOf(situation, 60_000, 2026), schedulesFor(taxBrackets), NO_PERSON_FACTS);

test.each([60_000, 250_000])(
  'three sets at %d, each of what its name says, the most that is left first',
  (income) => {
    const sets = setsOf({ income });
    expect(sets.map(({ title }) => title)).toEqual([
      'EU, no company',
      '0% with a permit',
      'One-person company',
    ]);
    for (const { title, regimes } of sets) {
      expect(regimes.length).toBeGreaterThan(1);
      expect(new Set(regimes.map(({ country }) => country.id)).size).toBe(regimes.length);
      expect(regimes.map(({ kept }) => kept)).toEqual(
        [...regimes.map(({ kept }) => kept)].sort((a, b) => b - a),
      );
      for (const { country, regime, total } of regimes) {
        expect(isEligible(regime, income)).toBe(true);
        if (title.startsWith('EU')) expect(movesFreely(country.code.toLowerCase())).toBe(true);
        if (title.startsWith('0 %'))
          expect([Math.round(total), regime.permits.length > 0]).toEqual([0, true]);
        expect(regime.requiresIncorporation).toBe(title === 'One-person company');
      }
    }
  },
);

test('what does not fit is in no set', { tags: 'compare-offered-sets' }, () => {
  const titles = setsOf({ company: false }).map(({ title }) => title);
  expect(titles).not.toContain('One-person company');
});
