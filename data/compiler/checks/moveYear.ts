/** Cross-checks of the year of a move: every regime has its law, formulas find what they name, examples agree. */
import {
  type BracketFigures,
  dayOf,
  FormulaError,
  inDollars,
  type LawTables,
  scheduleOf,
  shareUntil,
  type TaxRules,
  taxOfArrival,
  taxOfDeparture,
} from '../../../src/tax/index.ts';
import { arrivalCountry, leavingCountry } from '../move.ts';
import type { Problem } from '../problems.ts';
import { checkFiles, type Report, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';
import { partsOf } from '../regimes.ts';
import type { HomeCountryFile, MoveArriveFile, MoveLeaveFile } from '../schema.ts';

/** Days on which formulas are tried: a whole year, a part of one, and a cut month. */
const DAYS = ['2026-01-01', '2026-05-01', '2027-10-15'];
/** Incomes at which they are tried, in the law's currency. */
const INCOMES = [0, 1, 30_000, 5_000_000];

export function checkMoveYear(data: ParsedData): Problem[] {
  return [
    ...checkFiles(
      'move-year/arrive',
      data.moveArrive,
      data.countries,
      'countries',
      (content, slug, report) => {
        const regimes = data.countries[slug]?.taxRegimes.map(({ id }) => id) ?? [];
        checkArrival(content, regimes, data.exchangeRates.rates, report);
      },
    ),
    ...checkFiles(
      'move-year/leave',
      data.moveLeave,
      data.homeCountries,
      'home-countries',
      (content, slug, report) => {
        const home = data.homeCountries[slug];
        if (home) checkDeparture(content, home, data.exchangeRates.rates, report);
      },
    ),
  ];
}

function checkArrival(
  content: MoveArriveFile,
  regimes: readonly string[],
  rates: Readonly<Record<string, number>>,
  report: Report,
): void {
  for (const id of regimes.filter((known) => !(known in content.regimes))) {
    report('regimes', `there is no entry for the regime "${id}"`);
  }
  for (const id of Object.keys(content.regimes).filter((one) => !regimes.includes(one))) {
    report(`regimes.${id}`, unknown(id, `regime of ${content.slug}`, regimes));
  }
  checkCurrency(content.currency, 'currency', rates, report);
  checkTables(content.tables ?? {}, report);
  const country = arrivalCountry(content);
  const broken = new Set<string>();
  for (const regime of country.regimes) {
    checkCurrency(regime.currency, `regimes.${regime.id}.currency`, rates, report);
    const asked = Object.keys(regime.reliefs ?? {}).map((name) => [name]);
    const mistake = firstMistake(
      [[], ...asked].flatMap((reliefs) =>
        DAYS.flatMap((day) =>
          INCOMES.map((income) => () => {
            const arrival = { on: dayOf(day), incomeThere: income, incomeBefore: income, reliefs };
            return taxOfArrival(country, regime, arrival).total;
          }),
        ),
      ),
    );
    if (mistake === null) continue;
    broken.add(regime.id);
    report(`regimes.${regime.id}.law`, mistake);
  }
  content.examples.forEach((example, index) => {
    const path = `examples[${index}]`;
    const regime = country.regimes.find(({ id }) => id === example.regime);
    if (regime === undefined) {
      report(`${path}.regime`, unknown(example.regime, `regime of ${content.slug}`, regimes));
      return;
    }
    const reliefs = Object.keys(regime.reliefs ?? {});
    for (const name of (example.reliefs ?? []).filter((one) => !reliefs.includes(one))) {
      report(`${path}.reliefs`, unknown(name, `relief of ${regime.id}`, reliefs));
    }
    if (broken.has(regime.id)) return;
    const { total } = taxOfArrival(country, regime, {
      on: dayOf(example.arrival),
      incomeThere: example.income,
      incomeBefore: example.incomeBeforeCounted ?? 0,
      reliefs: example.reliefs,
    });
    if (Math.abs(total - example.tax.total) > 0.05) {
      report(`${path}.tax.total`, `is ${example.tax.total}, but the formulas give ${total.toFixed(2)}`);
    }
  });
}

function checkDeparture(
  content: MoveLeaveFile,
  home: HomeCountryFile,
  rates: Readonly<Record<string, number>>,
  report: Report,
): void {
  if (content.id !== home.id) {
    report('id', `"${content.id}" must be that of data/home-countries/${content.slug}.json, "${home.id}"`);
  }
  checkCurrency(content.currency, 'currency', rates, report);
  checkTables(content.tables ?? {}, report);
  const country = leavingCountry(content);
  const { figures, brackets } = partsOf(home.regime);
  const schedule = scheduleOf(
    inDollars(figures, rates) as TaxRules,
    inDollars(brackets, rates) as readonly BracketFigures[],
  );
  const rate = rates[content.currency] ?? 1;
  const total = (day: string, income: number) => {
    const on = dayOf(day);
    const until = income * shareUntil(country, on);
    return taxOfDeparture(country, { on, until, after: income - until, schedule, rate }).total;
  };
  const mistake = firstMistake(DAYS.flatMap((day) => INCOMES.map((income) => () => total(day, income))));
  if (mistake !== null) {
    report('law', mistake);
    return;
  }
  content.examples.forEach(({ leave, incomeOfAWholeYear, result }, index) => {
    const [income = 0] = Object.values(incomeOfAWholeYear);
    const [expected = 0] = Object.values(result.total);
    const found = total(leave, income);
    // Examples are in whole units, and so are the incomes that they begin with.
    if (Math.abs(found - expected) > 1) {
      report(`examples[${index}].result.total`, `is ${expected}, but the formulas give ${found.toFixed(2)}`);
    }
  });
}

/** What is wrong with the first of some calculations that fails; null where none does. */
function firstMistake(calculations: readonly (() => number)[]): string | null {
  for (const calculation of calculations) {
    try {
      const value = calculation();
      if (!Number.isFinite(value)) return `a formula gives ${value} where it must give an amount`;
    } catch (error) {
      if (error instanceof FormulaError) return error.message;
      throw error;
    }
  }
  return null;
}

function checkCurrency(
  currency: string,
  path: string,
  rates: Readonly<Record<string, number>>,
  report: Report,
): void {
  if (currency === 'USD' || currency in rates) return;
  report(path, `${currency} has no exchange rate; use one of ${['USD', ...Object.keys(rates)].join(', ')}`);
}

/** Bounds rise, and the last band or step has no end. */
function checkTables({ scales = {}, steps = {}, dated = {} }: LawTables, report: Report): void {
  for (const [kind, tables] of Object.entries({ scales, steps })) {
    for (const [name, rows] of Object.entries(tables)) {
      const bounds = rows.map(([upTo]) => upTo ?? Number.POSITIVE_INFINITY);
      if (bounds.some((bound, index) => index > 0 && bound <= (bounds[index - 1] ?? 0))) {
        report(`tables.${kind}.${name}`, 'the bounds must rise from row to row');
      } else if (bounds.at(-1) !== Number.POSITIVE_INFINITY) {
        report(`tables.${kind}.${name}`, 'the last row must have no end: null');
      }
    }
  }
  for (const [name, rows] of Object.entries(dated)) {
    if (
      rows.length === 0 ||
      rows.some(([from], index) => index > 0 && from <= (rows[index - 1]?.[0] ?? ''))
    ) {
      report(`tables.dated.${name}`, 'the months must rise from row to row');
    }
  }
}
