/** What changes of the law do to the figures of the site, computed when the data are compiled. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { changes } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { changeEffects } from '../../../src/catalogue/changeEffects.ts';
import { type Change, touchesFigures } from '../../../src/catalogue/changes.ts';
import type { TaxRegime } from '../../../src/catalogue/entities.ts';
import { formatPercent } from '../../../src/catalogue/format.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';

const effectsOf = (id: string) =>
  (changes.find((change) => change.id === id)?.effects ?? []).map(({ regimes, income, rates, more }) => [
    regimes.length,
    income,
    ...rates.map((rate) => rate.toFixed(1)),
    Math.sign(more),
  ]);

test.each([
  [
    'other rules of the regime from a day on',
    '2027-flat-rate-costs-50-instead-of-45',
    [[1, 80_000, '24.0', '21.7', -1]],
  ],
  [
    'the regime that follows one that ends, where incomes reach its tax',
    '2029-small-business-relief-ends',
    [
      [1, 300_000, '1.1', '7.0', 1],
      [1, 150_000, '3.6', '6.5', 1],
    ],
  ],
  [
    'the tax year that it begins in beside the one before',
    '2026-company-tax-15-instead-of-12-5',
    [[1, 80_000, '16.6', '18.5', 1]],
  ],
  ['no law yet', '2027-new-kata-open-to-business-clients', []],
  ['nothing, where no figure moves', '2027-corporate-tax-18', []],
])('an effect is that of %s', { tags: 'years-changes-effects' }, (_what, id, expected) => {
  expect(effectsOf(id)).toEqual(expected);
});

test('regimes with the same small effect stand together', () => {
  const [wage, ...rest] = changes.find(({ id }) => id === '2027-minimum-wage-1-245')?.effects ?? [];
  expect(wage?.regimes.length).toBeGreaterThan(0);
  expect(rest.length).toBeLessThan(2);
});

test('the laws that a page loads say of every change what the build says, and of another income what it does there', async () => {
  const laws = (await loadPersonFacts()).lawsFor?.({});
  if (!laws) throw new Error('No laws');
  const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
  const at = ({ date, regimes: ids, effects }: Change, income?: number, costs = 0) => {
    const moved = effects.flatMap((effect) => effect.regimes);
    const figures = ids.filter((id) => regimes.some((one) => one.id === id && moved.includes(one.name)));
    return changeEffects({ date, figures }, regimes, { laws, costs: { amount: costs } }, income);
  };
  const moving = changes.filter(({ effects }) => effects.length > 0);
  for (const change of moving) expect(at(change), change.id).toEqual(change.effects);
  const flatRate = changes.find(({ id }) => id === '2027-flat-rate-costs-50-instead-of-45');
  const [own] = flatRate ? at(flatRate, 70_000) : [];
  expect(own).toMatchObject({ income: 70_000 });
  expect(own?.more).not.toBe(flatRate?.effects[0]?.more);
});

test('what ends takes as much more of a reader as is kept less from then on, after costs', async () => {
  const laws = (await loadPersonFacts()).lawsFor?.({});
  const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
  const options = { laws, costs: { amount: 8_000 } };
  const change = { date: '2029-12-31', figures: ['al-self-employed-zero'] };
  const [effect] = changeEffects(change, regimes, options, 80_000);
  const keptIn = (regimeId: string, year: number) => {
    const regime = regimes.find(({ id }) => id === regimeId) as TaxRegime;
    return assess({ ...scheduleOf(regime, []), lawOf: { regimeId, year } }, 80_000, options).kept;
  };
  const less = keptIn('al-self-employed-zero', 2029) - keptIn('al-self-employed-standard', 2030);
  expect(effect?.more).toBe(Math.round(less));
  expect(effect?.more).not.toBe(changeEffects(change, regimes, { laws }, 80_000)[0]?.more);
});

test('titles leave figures to the old and the new value beside them', () => {
  const figure = /[%€$]|\d[\d,.]{3,}/;
  const years = /\b20\d\d\b/g;
  expect(
    changes.filter(({ title }) => figure.test(title.replace(years, ''))).map(({ title }) => title),
  ).toEqual([]);
  expect(changes.filter(touchesFigures).length).toBeGreaterThan(30);
});

test('where a tax is that of a full year, the entry has what the calculators show', () => {
  const shown = (id: string) => {
    const rules = countries.flatMap(({ taxRegimes }) => taxRegimes).find((regime) => regime.id === id);
    return rules
      ? formatPercent(assess(scheduleOf(rules, taxBrackets[id] ?? []), 80_000).effectiveRate)
      : null;
  };
  const entries = changes.filter(({ after = '' }) => after.includes('full year'));
  expect(entries.map(({ country }) => country)).toEqual(['bulgaria', 'bulgaria']);
  for (const { after, regimes } of entries) {
    const [freelancer, company] = regimes.map(shown);
    expect(after).toContain(
      `the figures of 2026 have five months of it: ${freelancer} for freelancers, ${company} for the company`,
    );
  }
});
