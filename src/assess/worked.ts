/** Regimes worked out step by step, for the pages that explain how figures come about. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes } from '../catalogue/schedules.ts';
import { type LineWorking, workingOf } from '../catalogue/workingText.ts';
import {
  type Assessment,
  assess,
  averageOtherMoney,
  type BracketFigures,
  breakdownLines,
  isEligible,
  type LawMethod,
  type OtherMoneyChange,
  type ProjectedYear,
  type Projection,
  project,
  scheduleOf,
  TAX_KINDS,
  type TaxLine,
  type TaxSchedule,
  traceOf,
} from '../law/index.ts';
import { optionsOf } from '../situation/homeTax.ts';
import type { GuideFigures } from './guideAssessor.ts';
import { followingFor } from './holder.ts';

export type { Projection };
export { TAX_KINDS };

/** One year of a regime at an income, USD per year. */
interface WorkedYear {
  /** The lines that apply, with their steps. */
  readonly workings: readonly LineWorking[];
  readonly assessment: Assessment;
  /** The lines to show beside the total. */
  readonly lines: readonly TaxLine[];
  readonly schedule: TaxSchedule;
  /** Whether the regime is open at the income. */
  readonly isOpen: boolean;
}

export function workedYear(
  regime: TaxRegime,
  brackets: readonly BracketFigures[],
  income: number,
  laws: LawMethod | null = null,
): WorkedYear {
  const schedule = scheduleOf(regime, brackets);
  const options = { laws };
  const assessment = assess(schedule, income, options);
  return {
    workings: traceOf(schedule, income, options)
      .map((trace) => workingOf(trace))
      .filter(({ steps }) => steps.length > 0),
    assessment,
    lines: breakdownLines(regime, assessment),
    schedule,
    isOpen: isEligible(regime, income),
  };
}

/** Years one after another that cost the same under the same regime. */
export interface YearRun {
  readonly first: ProjectedYear;
  readonly last: ProjectedYear;
  readonly count: number;
}

interface WorkedStay {
  readonly projection: Projection;
  readonly runs: readonly YearRun[];
  /** Of the average year. */
  readonly otherMoney: OtherMoneyChange | null;
}

/** A stay in a regime, year by year; null where the regime is not known. */
export function workedStay(
  regimeId: string,
  countries: readonly Country[],
  brackets: Readonly<Record<string, readonly BracketFigures[]>>,
  figures: Pick<GuideFigures, 'income' | 'costs' | 'estimate' | 'from' | 'situation'>,
  years: number,
  facts: Pick<PersonFacts, 'lawsFor' | 'usTaxesOf' | 'otherMoneyOf' | 'homes' | 'schemes'>,
): WorkedStay | null {
  const lookup = lastingRegimes(countries, brackets, facts.schemes);
  const regime = lookup(regimeId);
  if (!regime) return null;
  const { income, from } = figures;
  const following = followingFor(figures.situation, lookup);
  const projection = project(regime, { ...optionsOf(figures, facts), income, from, years }, following);
  const { years: all } = projection;
  return { projection, runs: runsOf(all), otherMoney: averageOtherMoney(all) };
}

function runsOf(years: readonly ProjectedYear[]): YearRun[] {
  const runs: YearRun[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    const isSame = run && run.first.regimeId === year.regimeId && run.first.total === year.total;
    if (isSame) runs[runs.length - 1] = { ...run, last: year, count: run.count + 1 };
    else runs.push({ first: year, last: year, count: 1 });
  }
  return runs;
}
