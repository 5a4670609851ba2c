/**
 * How fast the engine is: evaluations per second of one regime, and the time to rank all regimes at one income,
 * for the real catalogue and for a made-up one of 200 countries, whose table is filtered and sorted as well. Prints
 * a table; it measures, it does not judge. Each is measured in a process of its own, as a page works out one of them: after
 * the others the same list would take half as long again.
 */

import { execFileSync } from 'node:child_process';
import { Bench } from 'tinybench';
import { compileData } from '../../data/compiler/index.ts';
import { loadPersonFacts } from '../../src/api/facts.ts';
import { countryDays } from '../../src/assess/countryDays.ts';
import { recommendations } from '../../src/assess/recommendations.ts';
import type { Country } from '../../src/catalogue/entities.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { readDaysData } from '../../src/commands/days.ts';
import { wholeYear } from '../../src/law/assess.ts';
import { bestWage } from '../../src/law/bestWage.ts';
import {
  assess,
  companyPayOf,
  OTHER_KINDS,
  scheduleOf,
  type TaxBracket,
  totalTax,
} from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { lawOfYear } from '../../src/law/year.ts';
import { countryList, DEFAULT_FILTER, SORT_KEYS } from '../../src/screens/countries/countryList.ts';
import { figuresOf } from '../../src/situation/figures.ts';
import type { Situation } from '../../src/situation/situation.ts';
import { type DaysRecord, NO_STAYS } from '../../src/stores/stays.ts';

const { countries, taxBrackets, laws } = compileData();
const REGIMES_PER_COUNTRY = 3;

/** Countries whose regimes are copies of real ones, in turn, so that their schedules are as varied. */
function madeUpCatalogue(size: number) {
  const regimes = countries.flatMap((country) => country.taxRegimes);
  const brackets: Record<string, readonly TaxBracket[]> = {};
  let next = 0;
  const made = Array.from({ length: size }, (_, place): Country => {
    const template = countries[place % countries.length];
    if (template === undefined) throw new Error('The data have no countries');
    const taxRegimes = Array.from({ length: REGIMES_PER_COUNTRY }, () => {
      const regime = regimes[next % regimes.length];
      if (regime === undefined) throw new Error('The data have no regimes');
      const id = `${regime.id}-${next++}`;
      brackets[id] = taxBrackets[regime.id] ?? [];
      return { ...regime, id };
    });
    return { ...template, id: `${place}`, slug: `country-${place}`, name: `Country ${place}`, taxRegimes };
  });
  return { countries: made, taxBrackets: brackets };
}

// The income changes from one evaluation to the next, so that no result can be reused.
let turn = 0;
const nextIncome = () => 20_000 + ((turn++ * 7_919) % 280_000);

const bench = new Bench({ time: 1_000, warmupTime: 200 });
const portugal = countries.flatMap((country) => country.taxRegimes).find(({ id }) => id === 'pt-simplified');
if (portugal === undefined) throw new Error('The data have no regime pt-simplified');
const schedule = scheduleOf(portugal, taxBrackets[portugal.id] ?? []);
const EVALUATIONS = 1_000;

bench.add('totalTax', () => {
  let sum = 0;
  for (let count = 0; count < EVALUATIONS; count++) sum += totalTax(schedule, nextIncome());
  return sum;
});
const byLaw = { laws: lawMethod(laws) };
bench.add('totalTax by law', () => {
  let sum = 0;
  for (let count = 0; count < EVALUATIONS; count++) sum += totalTax(schedule, nextIncome(), byLaw);
  return sum;
});
bench.add('assess', () => {
  let sum = 0;
  for (let count = 0; count < EVALUATIONS; count++) sum += assess(schedule, nextIncome()).total;
  return sum;
});

const schedules = schedulesFor(taxBrackets);
const rank = (list: readonly Country[], of: typeof schedules, situation: Situation = {}) =>
  recommendations(situation, list, { figures: figuresOf({ income: nextIncome() }, 0, 2026), schedules: of });
const facts = await loadPersonFacts({ household: true, otherIncome: true });
/** By the laws, as pages do once something has been said; that is of a stay of five years, or of one year. */
const rankByLaw = (situation: Situation, isOneYear = false) => {
  const figures = figuresOf({ ...situation, income: nextIncome() }, 0, 2026);
  return recommendations(situation, countries, {
    figures: isOneYear ? { ...figures, years: null } : figures,
    schedules,
    facts,
  });
};
bench.add('rank real', () => rank(countries, schedules));
const person: Situation = {
  citizenships: ['de'],
  profession: 'software',
  clients: 'abroad',
  workplace: 'elsewhere',
};
bench.add('rank real for a person', () => rank(countries, schedules, person));
const withFamily: Situation = { ...person, household: { partner: 0, married: true, children: [4, 9] } };
const withOtherMoney: Situation = {
  ...person,
  otherIncome: OTHER_KINDS.map((kind) => ({ kind, amount: 9_000, from: 'abroad' })),
};
bench.add('rank by law', () => rankByLaw(person, true));
bench.add('rank for a family', () => rankByLaw(withFamily, true));
bench.add('rank with other money', () => rankByLaw(withOtherMoney, true));
bench.add('rank over a stay', () => rankByLaw(person));
bench.add('rank for a family over a stay', () => rankByLaw(withFamily));

const large = madeUpCatalogue(200);
const largeSchedules = schedulesFor(large.taxBrackets);
bench.add('rank 200', () => rank(large.countries, largeSchedules));

// What the countries screen works out between a key in the income box, or a press on a column, and the rendering.
for (const sort of SORT_KEYS) {
  bench.add(`table by ${sort}`, () => {
    const figures = figuresOf({ income: nextIncome() }, 0, 2026);
    const recommended = recommendations({}, large.countries, { figures, schedules: largeSchedules });
    return countryList(recommended, { ...DEFAULT_FILTER, sort }, {});
  });
}

// The wage that leaves most, of ten profits in every company regime.
const companies = Object.keys(laws.regimes).flatMap((id) => companyPayOf(laws, id) ?? []);
bench.add('best pay', () => {
  let sum = 0;
  for (let count = 0; count < 10; count++) {
    const profit = nextIncome();
    for (const { program, perDollar, taxYear, ordinaryYear: yearOfStay } of companies) {
      const known = { ...wholeYear(profit * perDollar), taxYear, yearOfStay };
      sum += bestWage(lawOfYear(program, { taxYear }), known)?.wage ?? 0;
    }
  }
  return sum;
});

// Five years with a move on every day, through all rules of one country after the other.
const { rules: rulesOfDays } = readDaysData();
const codes = Object.keys(rulesOfDays);
const FIVE_YEARS = 1_826;
const dayAfter = (days: number) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10);
const dailyMoves: DaysRecord = {
  ...NO_STAYS,
  recordFrom: dayAfter(0),
  stays: Array.from({ length: FIVE_YEARS }, (_, at) => ({
    id: `${at}`,
    country: codes[at % codes.length] ?? '',
    arrival: dayAfter(at),
    departure: dayAfter(at + 1),
  })),
};
const today = dayAfter(FIVE_YEARS);
bench.add('days', () => {
  const code = codes[turn++ % codes.length] ?? '';
  return countryDays(code, { record: dailyMoves, year: 2026, today, rules: rulesOfDays });
});

interface Times {
  /** In ms; unlike the mean it does not count the moments in which other programs ran. */
  readonly p50: number;
  readonly min: number;
}

const only = process.env.BENCHMARK;
if (only !== undefined) {
  const task = bench.getTask(only);
  await task?.warmup();
  const result = (await task?.run())?.result;
  if (result === undefined || !('latency' in result)) throw new Error(`No result for ${only}`);
  const { p50, min } = result.latency;
  console.log(JSON.stringify({ p50, min }));
  process.exit();
}

const timesOf = (name: string): Times => {
  const env = { ...process.env, BENCHMARK: name };
  const code = `import(${JSON.stringify(import.meta.url)})`;
  return JSON.parse(execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8', env }));
};

const perSecond = (name: string) => {
  const evaluations = (EVALUATIONS / timesOf(name).p50) * 1_000;
  return `${Math.round(evaluations).toLocaleString('en-US')} evaluations/s`;
};
const milliseconds = (name: string) => {
  const { p50, min } = timesOf(name);
  return `${p50.toFixed(3)} ms, fastest ${min.toFixed(3)}`;
};
const regimeCount = countries.reduce((sum, country) => sum + country.taxRegimes.length, 0);

const rows = [
  ['one regime, total only', perSecond('totalTax'), ''],
  ['one regime, total only, by its law', perSecond('totalTax by law'), ''],
  ['one regime, all lines', perSecond('assess'), ''],
  [
    `rank ${countries.length} countries, ${regimeCount} regimes`,
    milliseconds('rank real'),
    'aim: under 1 ms',
  ],
  ['the same for somebody with answers', milliseconds('rank real for a person'), 'aim: under 1 ms'],
  ['by the laws, for somebody with answers', milliseconds('rank by law'), 'aim: under 1 ms'],
  ['by the laws, with seven kinds of other money', milliseconds('rank with other money'), 'aim: under 2 ms'],
  ['by the laws, with a partner and two children', milliseconds('rank for a family'), 'aim: under 1 ms'],
  ['by the laws, over five years', milliseconds('rank over a stay'), ''],
  ['by the laws, over five years with this family', milliseconds('rank for a family over a stay'), ''],
  ['rank 200 made-up countries, 600 regimes', milliseconds('rank 200'), 'aim: under 16 ms'],
  ...SORT_KEYS.map((sort) => [
    `countries table of 200, by ${sort}`,
    milliseconds(`table by ${sort}`),
    'aim: under 16 ms, one frame',
  ]),
  [
    `best wage of ${companies.length} company regimes, ten profits`,
    milliseconds('best pay'),
    'aim: under 50 ms',
  ],
  ['all rules of a country, five years of daily moves', milliseconds('days'), 'aim: under 10 ms'],
];
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const [what = '', measured = '', aim = ''] of rows) {
  console.log(`${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  ${aim}`);
}
