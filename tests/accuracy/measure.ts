import { compileData } from '../../data/compiler/index.ts';
import { PROFESSIONS } from '../../src/catalogue/professions.ts';
import { assess, type Estimate, isEligible, scheduleOf } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { type Example, expectedTotal } from './example.ts';
import { EXAMPLES } from './examples.ts';

/** What the law's estimate has to keep, in percentage points and percent of examples. */
export const LIMITS = { median: 0.5, within: 2, shareWithin: 90 } as const;

/** An example beside both estimates; rates are percent of income, errors are percentage points. */
export interface Measured {
  readonly country: string;
  readonly regime: string;
  readonly example: Example;
  /** USD per year. */
  readonly income: number;
  readonly expected: number;
  readonly estimated: Readonly<Record<Estimate, number>>;
  /** Estimate less expectation. */
  readonly error: Readonly<Record<Estimate, number>>;
  /** Whether the app offers the regime at this income. */
  readonly eligible: boolean;
}

/** How far an estimate is from the examples, in absolute percentage points. */
export interface Summary {
  readonly median: number;
  readonly percentile90: number;
  /** Percent of examples that lie within two points. */
  readonly shareWithin: number;
}

/**
 * Assesses every example with the app's own data and engine.
 * @throws RangeError where an example names a regime or a currency that the data do not have.
 */
export function measureAll(): readonly Measured[] {
  const { countries, taxBrackets, exchangeRates, laws } = compileData();
  return countries.flatMap((country) =>
    (EXAMPLES[country.slug] ?? []).map((example): Measured => {
      const { profession } = example;
      const regime = country.taxRegimes.find(({ id }) => id === example.regimeId);
      const rate = example.currency === exchangeRates.base ? 1 : exchangeRates.rates[example.currency];
      if (!regime || !rate) throw new RangeError(`${example.regimeId}: no such regime or currency`);
      const schedule = scheduleOf(regime, taxBrackets[regime.id] ?? []);
      const income = example.income / rate;
      const expected = (100 * expectedTotal(example)) / example.income;
      const method = lawMethod(laws, { profession });
      const estimated = {
        specified: assess(schedule, income).effectiveRate,
        law: assess(schedule, income, { laws: method }).effectiveRate,
      };
      const error = { specified: estimated.specified - expected, law: estimated.law - expected };
      const eligible = isEligible(regime, income, method);
      const work = profession && PROFESSIONS[profession].label;
      return {
        country: country.name,
        regime: work === undefined ? regime.name : `${regime.name}, ${work.toLowerCase()}`,
        example,
        income,
        expected,
        estimated,
        error,
        eligible,
      };
    }),
  );
}

/** The value below which a share of the sorted values lies, interpolated between neighbours. */
function percentile(sorted: readonly number[], share: number): number {
  const place = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median, 90th percentile and share within two points of an estimate's absolute errors. */
export function summaryOf(measured: readonly Measured[], estimate: Estimate): Summary {
  const errors = measured.map(({ error }) => Math.abs(error[estimate])).sort((a, b) => a - b);
  const within = errors.filter((error) => error <= LIMITS.within).length;
  return {
    median: percentile(errors, 50),
    percentile90: percentile(errors, 90),
    shareWithin: (100 * within) / errors.length,
  };
}

/** Whether an estimate keeps the limits. */
export function keepsLimits({ median, shareWithin }: Summary): boolean {
  return median <= LIMITS.median && shareWithin >= LIMITS.shareWithin;
}
