/** What becomes of a company that stays where it is while its owner moves: the rule over the real data. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { type KeptCompany, keptIn } from '../../../src/catalogue/keptCompany.ts';
import { answer } from '../../../src/commands/tax.ts';

const data = compileData();
const { keptCompanies, countries, keptTexts } = data;
const LLC: KeptCompany = { country: 'us', form: 'llc' };

/** "de" is a company of Germany, "llc" a US LLC; behind it stands where its owner works, or who she is. */
function kept(company: string, slug: string, workplace = '') {
  const one = company === 'llc' ? LLC : { country: company };
  const owner = { runElsewhere: workplace === 'elsewhere', isUsPerson: workplace === 'US citizen' };
  return keptIn(one, slug, owner, keptCompanies);
}

describe('what the new country makes of it', () => {
  test.each([
    ['de', 'cyprus', '', 'local-company', 'cy-non-dom-company'],
    ['de', 'italy', '', 'local-company', null],
    ['de', 'bulgaria', '', 'branch', null],
    ['de', 'panama', '', 'foreign-profit-untaxed-here', null],
    ['gb', 'hungary', '', 'local-company', 'hu-kft-dividends'],
    ['ae', 'hungary', '', 'branch', null],
    ['bg', 'poland', 'elsewhere', 'cfc', null],
    ['gb', 'malta', 'elsewhere', 'foreign-profit-untaxed-here', null],
    ['gb', 'serbia', 'elsewhere', 'unsettled', null],
    ['llc', 'spain', '', 'transparent', null],
    ['llc', 'poland', 'elsewhere', 'transparent', null],
    ['llc', 'cyprus', '', 'unsettled', null],
    ['llc', 'italy', '', 'local-company', null],
    ['llc', 'bulgaria', '', 'branch', null],
    ['us', 'spain', '', 'local-company', null],
  ])('%s in %s %s: %s', (company, slug, workplace, outcome, scheme) => {
    expect(kept(company, slug, workplace)).toMatchObject({ outcome, scheme });
  });

  test('one sentence says why, or when', () => {
    expect(kept('ae', 'hungary')).toMatchObject({ condition: expect.stringMatching(/^The treaty/) });
    expect(kept('bg', 'poland', 'elsewhere')).toMatchObject({
      condition: null,
      when: expect.stringMatching(/^if it is really run abroad/),
    });
    expect(kept('gb', 'serbia', 'elsewhere')).toMatchObject({ condition: null, when: null });
    expect(kept('llc', 'cyprus')).toMatchObject({ condition: expect.stringMatching(/^Advisers differ/) });
  });

  test('a company of the country itself is none that is kept elsewhere, nor one of a country without data', () => {
    expect(kept('cy', 'cyprus')).toBeNull();
    expect(kept('mt', 'cyprus')).toBeNull();
    expect(kept('de', 'germany')).toBeNull();
  });
});

/** Worked by hand for 100,000 dollars of profit, all of it paid out: the company, where its owner lives, what becomes of it. */
const WORKED = `
albania gb local-company, llc unsettled
bulgaria gb branch, llc branch
costa-rica gb branch, llc unsettled
cyprus gb local-company, llc unsettled
estonia gb branch, llc branch
georgia ee local-company, llc unsettled
hungary gb local-company, ae branch
italy ee local-company, llc local-company
lithuania gb branch, llc unsettled
malta gb local-company, llc unsettled
montenegro de local-company, llc unsettled
north-macedonia gb branch, llc unsettled
panama gb foreign-profit-untaxed-here, llc foreign-profit-untaxed-here
paraguay gb branch, llc branch
poland gb local-company, llc transparent
portugal ee local-company, llc local-company
romania gb local-company, llc unsettled
serbia gb local-company, llc unsettled
spain ee local-company, llc transparent
turkey gb local-company, llc unsettled
united-arab-emirates gb local-company, llc unsettled
uruguay gb branch, llc unsettled`;

test.each(WORKED.trim().split('\n'))('worked by hand: %s', (line) => {
  const [slug = '', ...cases] = line.split(/,? /);
  for (let at = 0; at < cases.length; at += 2) {
    expect(kept(cases[at] ?? '', slug)?.outcome, cases[at]).toBe(cases[at + 1]);
  }
});

test.each([
  ['albania', 9_355.04],
  ['cyprus', 18_286.94],
  ['georgia', 19_250],
  ['hungary', 28_366.41],
  ['montenegro', 23_213.07],
  ['romania', 31_557.65],
  ['turkey', 38_218.41],
  // Beside no tax, the licence that the scheme asks for every year.
  ['united-arab-emirates', 3_267.53],
])('worked by hand: as a local company in %s, %d dollars are due by its scheme', (slug, due) => {
  const regime = kept('gb', slug)?.scheme ?? '';
  const told = answer([regime, '--income', '100000', '--estimate', 'law', '--json'], data);
  const { total } = JSON.parse(told) as { total: number };
  expect(total).toBeCloseTo(due, 1);
});

describe('what its own country goes on taking', () => {
  test.each([
    ['of two residences a treaty decides', 'de', 'cyprus', '', 'until-settled', 15],
    ['without a treaty both tax', 'de', 'united-arab-emirates', '', 'both', 26.375],
    ['beside a branch the rest', 'gb', 'bulgaria', '', 'the-rest', 0],
    ['where nothing is taxed there, all', 'gb', 'panama', '', 'all', 0],
    ['of one that is run elsewhere, all', 'bg', 'poland', 'elsewhere', 'all', 5],
    ['of one that has moved with its management, nothing', 'be', 'cyprus', '', 'nothing', 15],
    ['of one that is resident elsewhere, nothing', 'cy', 'italy', '', 'nothing', 0],
    ['but of a branch, the rest', 'cy', 'bulgaria', '', 'the-rest', 0],
    ['of business abroad, nothing', 'fr', 'spain', '', 'nothing', 12.8],
    ['of an LLC, nothing', 'llc', 'spain', '', 'nothing', null],
    ['of a citizen’s LLC, all', 'llc', 'spain', 'US citizen', 'of-citizens', null],
    ['and nothing is withheld from her', 'us', 'spain', 'US citizen', 'until-settled', null],
    ['where facts are weighed, it is not said', 'gb', 'serbia', 'elsewhere', null, 0],
    ['a rate that is little known is not said', 'fr', 'panama', '', 'nothing', null],
  ])('%s', (_rule, company, slug, workplace, profit, withheld) => {
    expect(kept(company, slug, workplace)).toMatchObject({ profit, withheld });
  });
});

describe('what a move of its management means', () => {
  test.each([
    ['what leaves is taxed', 'de', 'bulgaria', '', 'on-what-leaves'],
    ['all of it where a treaty ends its residence', 'gb', 'cyprus', '', 'if-residence-ends'],
    ['nor beside a branch', 'gb', 'bulgaria', '', null],
    ['where no treaty can end it, nothing', 'dk', 'spain', '', null],
    ['it counts as a liquidation', 'be', 'panama', '', 'as-liquidation'],
    ['nothing without such a tax', 'us', 'cyprus', '', null],
    ['nothing of who works elsewhere', 'de', 'bulgaria', 'elsewhere', null],
    ['nothing of an LLC', 'llc', 'cyprus', '', null],
  ])('%s', (_rule, company, slug, workplace, exitTax) => {
    expect(kept(company, slug, workplace)?.exitTax).toBe(exitTax);
  });
});

test('all 22 destinations answer for the companies of 22 countries', () => {
  const companies = Object.keys(keptCompanies.companies);
  expect([companies.length, countries.length, Object.keys(keptTexts).length]).toEqual([22, 22, 22]);
  for (const country of companies) {
    const { slug: own } = keptCompanies.companies[country] ?? {};
    const none = countries.filter(({ slug }) => kept(country, slug) === null);
    expect(none.map(({ slug }) => slug)).toEqual(
      countries.flatMap(({ slug }) => (slug === own ? [slug] : [])),
    );
  }
});
