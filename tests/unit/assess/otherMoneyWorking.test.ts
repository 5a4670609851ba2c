/** How each income that is not work comes to what it owes: the steps end at the line. */
import { describe, expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { optionsOf } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const FACTS = await loadPersonFacts({ household: true, otherIncome: true });

const GERMAN: Situation = {
  ...{ home: { country: 'de' }, citizenships: ['de'], work: 'freelancer', income: 70_000, currency: 'EUR' },
  otherIncome: [
    ...(['dividends', 'interest', 'shares', 'royalties'] as const).map((kind) => ({ kind, from: 'home' })),
    ...(['rent', 'pension'] as const).map((kind) => ({ kind, from: 'home' })),
    ...(['dividends', 'rent'] as const).map((kind) => ({ kind, from: 'here' })),
  ].map((one) => ({ ...one, amount: 12_000 })),
};
const SPANIARD: Situation = {
  ...{ home: { country: 'es' }, citizenships: ['es'], work: 'freelancer', income: 50_000, currency: 'EUR' },
  otherIncome: [{ kind: 'rent', amount: 9_000, from: 'home' }],
};

function asked(situation: Situation, regimeId: string) {
  const figures = figuresOf(situation, 80_000, 2026);
  const law = optionsOf(figures, FACTS).laws?.ask({ regimeId });
  const incomes = law?.otherMoneyAt(figures.income, 0)?.incomes ?? [];
  const workings = law?.otherWorkingAt(figures.income, 0) ?? [];
  return incomes.map((one, place) => ({ one, working: workings[place] }));
}

/** Schemes beside which something that Germany takes is credited. */
const CREDITS = new Set([
  ...['es-autonomo', 'pt-simplified', 'it-forfettario-15', 'cy-self-employed', 'ro-pfa-self-employed'],
  ...['pl-linear-19', 'bg-freelancer-flat-tax', 'tr-sole-trader', 'hu-atalanyado'],
]);

describe.each([
  ...['es-autonomo', 'pt-simplified', 'it-forfettario-15', 'cy-self-employed', 'ro-pfa-self-employed'],
  ...['pl-linear-19', 'bg-freelancer-flat-tax', 'ge-small-business', 'tr-sole-trader', 'hu-atalanyado'],
])('beside %s', (regimeId) => {
  test('the steps end at the tax before what home takes, and at the contributions', {
    tags: 'other-money-lines',
  }, () => {
    const all = asked(GERMAN, regimeId);
    expect(all.length).toBeGreaterThan(5);
    const { perDollar = Number.NaN } = FACTS.laws?.regimes[regimeId] ?? {};
    const inLaw = (usd: number) => usd * perDollar;
    let credited = 0;
    for (const { one, working } of all) {
      if (!working) throw new Error(`no working of ${one.kind}`);
      expect((working.tax.at(-1)?.result ?? 0) - working.credited).toBeCloseTo(inLaw(one.tax), 1);
      expect(working.credited).toBeLessThanOrEqual(inLaw(one.withheld + one.dueAtHome) + 0.01);
      credited += working.credited;
      expect(working.contributions.at(-1)?.result ?? 0).toBeCloseTo(inLaw(one.contributions), 1);
    }
    expect(credited > 0).toBe(CREDITS.has(regimeId));
  });
});

test('what home takes has its rule: that of people who have left, by treaty, else that for residents', {
  tags: ['other-money-lines', 'other-money-left'],
}, () => {
  const of = (situation: Situation, regimeId: string, kind: string) =>
    asked(situation, regimeId).find(({ one }) => one.kind === kind && one.from !== 'here')?.working?.atHome;
  expect(of(GERMAN, 'cy-self-employed', 'dividends')).toEqual({
    ...{ country: 'germany', rule: 'dividendsLocal', hasTreaty: true },
  });
  expect(of(GERMAN, 'pa-foreign-source', 'dividends')).toMatchObject({ hasTreaty: false });
  expect(of(SPANIARD, 'cy-self-employed', 'rent')).toMatchObject({
    country: 'spain',
    rule: 'rentLocal-let-as-home',
  });
});
