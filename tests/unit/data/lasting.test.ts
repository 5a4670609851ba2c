import { describe, expect, it } from 'vitest';
import { drawnBrackets, drawnRules } from '../../../data/compiler/law/drawn.ts';
import { assess, scheduleOf, totalTax } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { onlyTax } from '../law/madeUp.ts';
import { compiled, realFiles } from './samples.ts';

const data = compiled(realFiles);
const regimes = data.countries.flatMap(({ taxRegimes }) => taxRegimes);
const regimeOf = (id: string) => {
  const found = regimes.find((regime) => regime.id === id);
  if (!found) throw new Error(`The data have no regime ${id}`);
  return found;
};
const laws = lawMethod(data.laws);

describe('the compiled years', () => {
  it('are without words', () => {
    const all = regimes.map(({ lasting }) => lasting);
    expect(JSON.stringify(all)).not.toMatch(/"(because|source|thenWords|who)":/);
  });

  it('name what follows', () => {
    expect(regimeOf('al-self-employed-zero').lasting).toMatchObject({
      years: null,
      until: '2029-12-31',
      then: 'al-self-employed-standard',
      phases: [],
    });
  });

  it('are none where nothing ends, changes or is relieved', () => {
    expect(regimeOf('mt-res-non-dom').lasting).toBeNull();
    expect(regimeOf('me-digital-nomad').lasting).not.toBeNull();
  });

  it('have their words in the same order in the texts', () => {
    for (const { slug, taxRegimes } of data.countries) {
      for (const { id, lasting } of taxRegimes) {
        const texts = data.texts[slug]?.regimes[id]?.lastingTexts;
        for (const list of ['phases', 'changes', 'otherReliefs'] as const) {
          expect(texts?.[list]).toHaveLength(lasting?.[list].length ?? 0);
        }
      }
    }
  });
});

describe('other years of the flat rules', () => {
  it.each(regimes.filter(({ lasting }) => lasting && lasting.phases.length + lasting.changes.length > 0))(
    '$id: they move with the law',
    (regime) => {
      const brackets = data.taxBrackets[regime.id] ?? [];
      const flat = scheduleOf(regime, brackets);
      const phases = regime.lasting?.phases ?? [];
      let yearOfStay = 1;
      const years = phases.map(({ years, reliefs }) => {
        const of = { regimeId: regime.id, yearOfStay, reliefs };
        yearOfStay += years;
        return of;
      });
      for (const of of years) {
        const { rules, brackets: drawn = [] } = drawnRules(laws, of, flat);
        const kinds = new Set(drawn.map(({ taxType }) => taxType));
        const others = brackets.filter(({ taxType }) => !kinds.has(taxType));
        const then = scheduleOf({ ...regime, ...rules }, [...others, ...drawn]);
        for (const income of [12_000, 47_000, 110_000, 240_000]) {
          const moved = assess(then, income).total - assess(flat, income).total;
          const inLaw =
            assess({ ...flat, lawOf: of }, income, { laws }).total - assess(flat, income, { laws }).total;
          // Never below nothing, kind by kind; a law rounds to whole units where a line is drawn straight.
          expect(moved).toBeGreaterThanOrEqual(inLaw - 25);
        }
      }
    },
  );

  it.each(['income', 'socialContribution'] as const)(
    'what the law draws of %s comes to what it takes',
    (kind) => {
      const drawn = scheduleOf(onlyTax(kind, 0), drawnBrackets(laws, { regimeId: 'es-autonomo' }, kind));
      const law = { ...drawn, lawOf: { regimeId: 'es-autonomo' } };
      for (const income of [9_000, 31_000, 90_000, 400_000]) {
        const amount = assess(law, income, { laws }).lines.find((line) => line.kind === kind)?.amount;
        expect(totalTax(drawn, income)).toBeCloseTo(amount ?? Number.NaN, -0.5);
      }
    },
  );
});
