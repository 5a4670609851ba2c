/** Other money beside a company at home: a dividend of another company is taxed like one more of the own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { lawFile } from '../../../data/compiler/law/lawFile.ts';
import { otherIncomeOf } from '../../../data/compiler/law/otherIncome.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import type { HomeTax } from '../../../src/catalogue/homeSchemes.ts';
import { otherMoneyIn } from '../../../src/catalogue/otherIncome.ts';
import { answer } from '../../../src/commands/tax.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { otherMoneyMethod } from '../../../src/law/otherMoney.ts';

const data = compileData();
const laws = engineLaws(data.laws, data.exchangeRates.rates, data.releases.newest);

/** What a company pays out, and all that is taken of wage and dividend. */
function ownAt(regime: string, currency: string, profit: number, wage: number) {
  const of = ['--income', String(profit), '--pay', String(wage), '--currency', currency, '--json'];
  const { dividend, incomeTax, dividendTax, corporateTax, otherTax, employee, employer } = JSON.parse(
    answer([regime, ...of], data),
  );
  return { dividend, corporateTax, due: incomeTax + dividendTax + otherTax + employee + employer };
}

/** What is taken of another dividend beside it. */
function besideAt(
  regime: string,
  currency: string,
  profit: number,
  wage: number,
  rule: string,
  amount: number,
) {
  const perDollar = data.exchangeRates.rates[currency] ?? 1;
  const said = [{ kind: 'dividends', amount, from: 'here', rule }] as const;
  const otherMoney = otherMoneyMethod(data.otherIncomes, {
    ...otherMoneyIn(said, (one) => one / perDollar, null),
    isStrict: true,
  });
  const ownersPay = { [regime]: wage / perDollar };
  const asked = lawMethod(laws, { ownersPay, otherMoney }).ask({ regimeId: regime });
  const [found] = asked?.otherMoneyAt(profit / perDollar, 0)?.incomes ?? [];
  if (!found) throw new Error(`Nothing is known beside ${regime}.`);
  return (found.tax + found.contributions) * perDollar;
}

describe.each([
  ['gb-ltd', 'GBP', 'dividendsLocal', 12_570, [60_000, 100_000, 250_000]],
  ['in-company', 'INR', 'dividendsLocal', 1_275_000, [2_000_000, 20_000_000]],
  ['ca-ccpc', 'CAD', 'dividendsLocal-other', 40_000, [100_000, 200_000, 300_000]],
  ['il-company', 'ILS', 'dividendsLocal-substantial', 228_000, [400_000, 700_000]],
  ['nl-bv', 'EUR', 'dividendsLocal-substantial', 58_000, [100_000, 150_000]],
  ['ch-gmbh', 'CHF', 'dividendsLocal-qualified', 90_000, [150_000, 300_000]],
  ['ie-ltd', 'EUR', 'dividendsLocal', 40_000, [60_000, 100_000, 200_000]],
  ['za-company', 'ZAR', 'dividendsLocal', 887_000, [1_000_000, 2_000_000]],
  ['us-c-corp', 'USD', 'dividendsLocal-qualified', 50_000, [100_000, 250_000, 700_000]],
  ['br-simples-company', 'BRL', 'dividendsLocal', 140_000, [500_000, 1_000_000]],
] as const)('%s', (regime, currency, rule, wage, profits) => {
  test.each(profits)('at %d', (profit) => {
    const less = ownAt(regime, currency, profit, wage);
    const more = ownAt(regime, currency, 1.3 * profit, wage);
    const amount = more.dividend - less.dividend;
    expect(amount).toBeGreaterThan(0);
    expect(besideAt(regime, currency, profit, wage, rule, amount)).toBeCloseTo(more.due - less.due, 1);
  });
});

/** All that an owner pays today, in EUR a year; null where nothing is said of it. */
async function paidToday(home: HomeTax, kind?: 'dividends' | 'pension') {
  const otherIncome = kind ? [{ kind, amount: 10_000, from: 'abroad' } as const] : [];
  const of = { income: 100_000, currency: 'EUR', home, otherIncome } as const;
  const { today } = await answerFor('bg-eood-company', of);
  return today?.total ?? null;
}

test('who has both reads today’s figure with both, where the law of her home settles it', async () => {
  const home = { country: 'be', regime: 'be-bv' };
  const company = (await paidToday(home)) ?? 0;
  // 30% of what passes €833.
  expect(await paidToday(home, 'dividends')).toBeCloseTo(company + 2_750.1, 1);
  expect(await paidToday({ country: 'de', regime: 'de-gmbh' }, 'dividends')).toBeNull();
  expect(await paidToday({ country: 'se', regime: 'se-company' }, 'dividends')).not.toBeNull();
  expect(await paidToday({ country: 'se', regime: 'se-company' }, 'pension')).toBeNull();
});

test('what incomes share cannot have the name of a value that a scheme has', () => {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../../data/law/belgium.json'), 'utf8');
  const compiled = (text: string) => {
    const law = v.parse(lawFile, JSON.parse(text));
    const regime = law.regimes['be-bv'];
    if (!regime) throw new Error('be-bv');
    return otherIncomeOf('be-bv', law, regime);
  };
  expect(() => compiled(file)).not.toThrow();
  const clashing = file.replaceAll(/\bdividends\b(?=": "amount"|, 0\), 0\))/g, 'paidOut');
  expect(clashing).toContain('"paidOut": "amount"');
  expect(() => compiled(clashing)).toThrow('paidOut: the name is taken');
});
