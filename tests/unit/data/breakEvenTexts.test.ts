import { expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { breakEvenIncomes, curveOf, type Estimate, scheduleOf } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const data = compileData();
const regimes = data.countries.flatMap(({ taxRegimes }) => taxRegimes);

/** The highest income, in a currency, from which the second regime is cheaper or dearer than the first. */
function breakEven([a, b]: readonly [string, string], estimate: Estimate, currency: string): number {
  const curve = (id: string) => {
    const regime = regimes.find((candidate) => candidate.id === id);
    if (!regime) throw new Error(`There is no regime ${id}`);
    return curveOf(scheduleOf(regime, data.taxBrackets[id] ?? []), {
      laws: estimate === 'law' ? lawMethod(data.laws) : null,
    });
  };
  const incomes = breakEvenIncomes(curve(a), curve(b), { from: 25_000, to: 1_000_000 });
  return (incomes.at(-1)?.income ?? 0) * (data.exchangeRates.rates[currency] ?? Number.NaN);
}

const thousands = (text: string) => Number(text.replaceAll(',', ''));

/** Texts that name the income from which one regime beats another: in the simple estimate and as the law has it. */
const STATED = [
  [
    'spain',
    /starts at roughly €([\d,]+) of profit in the simple estimate/,
    'es-beckham-law',
    'es-autonomo',
    'specified',
  ],
  ['spain', /simple estimate, €([\d,]+) as the law has it/, 'es-beckham-law', 'es-autonomo', 'law'],
  [
    'bulgaria',
    /up to roughly €([\d,]+) in the simple estimate/,
    'bg-freelancer-flat-tax',
    'bg-eood-company',
    'specified',
  ],
  [
    'bulgaria',
    /simple estimate, €([\d,]+) as the law has it/,
    'bg-freelancer-flat-tax',
    'bg-eood-company',
    'law',
  ],
  [
    'portugal',
    /below about €([\d,]+) of turnover the normal scale is cheaper/,
    'pt-ifici',
    'pt-simplified',
    'law',
  ],
  [
    'romania',
    /€20,000 to €([\d,]+) and few costs; above that a PFA/,
    'ro-srl-micro',
    'ro-pfa-self-employed',
    'law',
  ],
] as const;

it.each(STATED)('%s: the break-even of the text %s is that of the engine', (slug, words, a, b, estimate) => {
  const found = words.exec(JSON.stringify(data.texts[slug]));
  const computed = breakEven([a, b], estimate, 'EUR');
  expect(Math.abs(thousands(found?.[1] ?? '0') - computed)).toBeLessThanOrEqual(500);
});
