/** One figure changed where it stands changes the year, the year of an arrival, a stay, and how an owner is paid. */
import { expect, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { compileLaws } from '../../../data/compiler/law/compileLaws.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { parseData, readFiles } from '../../../data/compiler/read.ts';
import { ownPayOf } from '../../../src/assess/ownPay.ts';
import { moveYear, project, scheduleOf, totalTax } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { companyPayOf, type Laws } from '../../../src/law/laws.ts';
import { findRegime, realRegime } from '../law/realRegimes.ts';

const INCOME = 80_000;
const data = parseData(readFiles(DATA_DIR));
const before = compileLaws(data);
const { moveYear: how } = compileData();

type Figure = LawFile['figures'][string];

/** The laws with one figure a tenth higher, on all of its days. */
function lawsWith(country: string, name: string): Laws {
  const file = data.law[country];
  const figure = file?.figures[name];
  if (!file || !figure) throw new Error(`${country} has no figure ${name}`);
  const higher: Figure = { ...figure, in: figure.in.map((value) => ({ ...value, is: value.is * 1.1 })) };
  const law = { ...data.law, [country]: { ...file, figures: { ...file.figures, [name]: higher } } };
  return compileLaws({ ...data, law });
}

/** What a regime costs in USD, asked in every way. */
function asked(laws: Laws, country: string, id: string) {
  const { rules, brackets } = realRegime(id);
  const options = { laws: lawMethod(laws) };
  const [arrival, law] = [how.arrive[country], laws.regimes[id]];
  if (!arrival || !law) throw new Error(`no law of ${id}`);
  const stay = project(
    realRegime(id),
    { income: INCOME, from: { year: 2027 }, years: 3, ...options },
    findRegime,
  );
  const company = companyPayOf(laws, id);
  const pay = company && ownPayOf(company, INCOME, 0, null).best;
  return {
    year: totalTax(scheduleOf(rules, brackets), INCOME, options),
    arrival: moveYear({
      home: null,
      destination: { country: arrival, law },
      on: '2027-05-01',
      income: INCOME,
    }).total,
    secondYear: stay.years[1]?.total ?? Number.NaN,
    ...(company && { pay: INCOME - (pay?.inHand ?? Number.NaN) }),
  };
}

test.each([
  ['estonia', 'incomeTax', 'ee-ou-dividends'],
  ['estonia', 'accountTax', 'ee-entrepreneur-account'],
  ['bulgaria', 'dividendTax', 'bg-eood-company'],
  ['bulgaria', 'healthRate', 'bg-freelancer-flat-tax'],
  ['hungary', 'corporateTax', 'hu-kft-dividends'],
  ['hungary', 'localTax', 'hu-kft-dividends'],
  ['romania', 'microTax', 'ro-srl-micro'],
  ['romania', 'dividendTax', 'ro-srl-profit-tax'],
  ['poland', 'linearTax', 'pl-linear-19'],
  ['poland', 'oldAgeRate', 'pl-linear-19'],
])('%s: %s a tenth higher', (country, figure, id) => {
  const [own, changed] = [asked(before, country, id), asked(lawsWith(country, figure), country, id)];
  for (const question of Object.keys(own) as (keyof typeof own)[]) {
    expect(own[question], question).toBeGreaterThan(0);
    expect(changed[question], question).toBeGreaterThan((own[question] ?? 0) + 1);
  }
});

test('a figure changes nothing in another country', () => {
  const changed = lawsWith('hungary', 'corporateTax');
  expect(asked(changed, 'bulgaria', 'bg-eood-company')).toEqual(asked(before, 'bulgaria', 'bg-eood-company'));
});
