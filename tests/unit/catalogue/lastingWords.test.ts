import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { lastingRegimes } from '../../../src/catalogue/lastingRegimes.ts';
import { lastingWords } from '../../../src/catalogue/lastingWords.ts';
import type { Lasting, LastingRegime } from '../../../src/tax/index.ts';
import { onlyTax } from '../tax/madeUp.ts';

const { countries, taxBrackets, lasting } = compileData();
const lookup = lastingRegimes(countries, taxBrackets, lasting);

describe('how the rate of a real regime lasts, at 80,000 as the law has it', () => {
  test.each([
    ['it-forfettario-5', ['5 years, then 29.0%']],
    ['me-digital-nomad', ['4 years, then 18.0%']],
    ['ae-freelance-permit', []],
    ['al-self-employed-zero', ['until end of 2029, then 16.9%']],
    ['pt-simplified', ['first year 7.2%']],
    ['lt-company-dividends', ['first 2 years 16.4%']],
    ['mt-nomad-residence-permit', ['4 years at most', 'first year 0.4%']],
    ['hu-atalanyado', ['21.7% from 2027']],
    ['cy-self-employed', ['10 years, then 29.7%']],
    ['pa-foreign-source', ['permit for 18 months']],
    ['bg-eood-company', []],
  ])('%s', (id, words) => {
    const regime = lookup(id);
    if (!regime) throw new Error(`No regime ${id}`);
    expect(lastingWords(regime, { income: 80_000, estimate: 'law', taxYear: 2026 }, lookup)).toEqual(words);
    expect(lookup(id)).toBe(regime);
  });

  test('an unknown regime is none', () => {
    expect(lookup('no-such-regime')).toBeUndefined();
  });
});

const NO_END: Lasting = { years: null, then: null, phases: [], changes: [], otherReliefs: [] };

function madeUp(lasting: Partial<Lasting>): LastingRegime {
  return { id: 'one', rules: onlyTax('income', 10), brackets: [], lasting: { ...NO_END, ...lasting } };
}

const words = (lasting: Partial<Lasting>, income = 60_000) =>
  lastingWords(madeUp(lasting), { income, taxYear: 2026 }, () => undefined);

test('a single year, and one that costs as much as there is', () => {
  expect(words({ years: 1 })).toEqual(['1 year at most']);
  const costs = { income: 60_000, costs: { amount: 60_000 }, taxYear: 2026 };
  const changes = [{ from: '2027-01-01', rules: { incomeTaxRate: 20 } }];
  expect(lastingWords(madeUp({ changes }), costs, () => undefined)).toEqual(['until 1 January 2027']);
});

test('a relief that does not change the rate as it is shown is not named', () => {
  const phases = [{ years: 2, rules: { incomeTaxRate: 9.99 }, optional: true }];
  expect(words({ phases })).toEqual([]);
});

test('a change that does not change the rate as it is shown is not named', () => {
  expect(words({ changes: [{ from: '2027-01-01', rules: { incomeTaxRate: 10.01 } }] })).toEqual([]);
  expect(words({ changes: [{ from: '2027-01-01', rules: { incomeTaxRate: 11 } }] })).toEqual([
    '11.0% from 2027',
  ]);
});

test('a relief that the income does not have is not named', () => {
  const phases = [{ years: 1, rules: { incomeTaxRate: 5 }, optional: true, upTo: 50_000 }];
  expect(words({ phases })).toEqual([]);
  expect(words({ phases }, 50_000)).toEqual(['first year 5.0%']);
});
