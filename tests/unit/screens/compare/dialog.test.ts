import { describe, expect, it, test } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import { isEligible } from '../../../../src/law/index.ts';
import { choicesOf, selectedText } from '../../../../src/screens/compare/AddCountryDialog.tsx';

const { countries } = compileData();
const idsOf = (choices: ReturnType<typeof choicesOf>) =>
  choices.flatMap(({ regimes }) => regimes.map(({ id }) => id));

describe('what the add-country dialog offers', () => {
  it.each([0, 60_000, 150_000, 1_000_000])(
    'at %d: all eligible regimes, the others hidden',
    { tags: 'rule-dialog-filter' },
    (income) => {
      const all = countries.flatMap(({ taxRegimes }) => taxRegimes);
      const eligible = all.filter((regime) => isEligible(regime, income)).map(({ id }) => id);
      expect(idsOf(choicesOf(countries, income, ''))).toEqual(eligible);
    },
  );

  it('groups them by country', () => {
    const choices = choicesOf(countries, 60_000, '');
    expect(choices).toHaveLength(22);
    for (const { country, regimes } of choices)
      expect(country.taxRegimes).toEqual(expect.arrayContaining([...regimes]));
  });

  it.each([
    ['malta', ['mt-res-non-dom', 'mt-global-residence', 'mt-nomad-residence-permit']],
    ['  MALTA  nomad ', ['mt-nomad-residence-permit']],
    ['ryczalt', ['pl-ryczalt-8-5', 'pl-ryczalt-12-it']],
    ['atalanyado', ['hu-atalanyado']],
    ['Átalányadó', ['hu-atalanyado']],
    ['atlantis', []],
  ])('search %j finds names of countries and regimes; case and accents do not matter', (search, ids) => {
    expect(idsOf(choicesOf(countries, 60_000, search))).toEqual(ids);
  });
});

test.each([
  [0, 0, '0 new countries selected'],
  [1, 1, '1 new country selected'],
  [2, 2, '2 new countries selected'],
  [2, 1, '2 new regimes of 1 country selected'],
])(
  '%d new regimes of %d countries: the footer of the dialog reads %j',
  { tags: 'state-dialog-button' },
  (regimes, countries, text) => {
    expect(selectedText(regimes, countries)).toBe(text);
  },
);
