/** A regime in its country, assessed for a person: the one form in which rows, columns, the PDF and the CSV show it. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { HomeCountryTax } from '../catalogue/homeCountries.ts';
import type { SelfEmploymentTax } from '../catalogue/leaving.ts';
import type { RunningCostFigure } from '../catalogue/practical.ts';
import type { ScheduleBook } from '../catalogue/scheduleBook.ts';
import {
  type Assessment,
  assess,
  breakdownLines,
  type TaxLine,
  type TaxOptions,
  type TaxSchedule,
  totalTax,
} from '../tax/index.ts';
import type { Figures } from './figures.ts';
import { type Fit, type FitFacts, fitOf, NO_FACTS, UNKNOWN_FIT } from './fit.ts';
import { homeTaxOf, optionsOf, selfEmploymentTaxOf } from './homeTax.ts';
import { decidesFit, type Situation } from './situation.ts';

export interface AssessedRegime {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Place among the country's regimes, for the address of its calculator. */
  readonly regimeIndex: number;
  readonly schedule: TaxSchedule;
  /** One year, by the figures of the data's tax year. */
  readonly assessment: Assessment<number | null>;
  /** The lines to show of that year. */
  readonly lines: readonly TaxLine<number | null>[];
  /** Tax and contributions, USD per year. */
  readonly total: number;
  /** Percent of income, or of what is left of it after costs; null where costs leave nothing. */
  readonly rate: number | null;
  /** What remains of a year's income after costs, tax, and what is still due at home, in USD. */
  readonly kept: number;
  /** What the home country still asks for after the move, USD per year; 0 for nearly everybody. */
  readonly stillDue: number;
  /** Typical running costs that were counted, USD per year. */
  readonly runningCosts: number;
  /** Against what is paid today, USD per year; null where that is not known or the regime does not fit. */
  readonly saving: number | null;
  readonly fit: Fit;
  /** What a person should know beside the figures, in sentences. */
  readonly notes: readonly string[];
}

/** All that is known besides the regimes themselves; it is loaded once a person has said something. */
export interface PersonFacts extends FitFacts {
  readonly homeCountries: readonly HomeCountryTax[];
  readonly selfEmploymentTax: SelfEmploymentTax | null;
  /** By regime id. */
  readonly runningCosts: Readonly<Record<string, readonly RunningCostFigure[]>>;
}

export const NO_PERSON_FACTS: PersonFacts = {
  ...NO_FACTS,
  homeCountries: [],
  selfEmploymentTax: null,
  runningCosts: {},
};

/** The part of `Figures` that an assessment takes. */
export type AssessedFigures = Pick<Figures, 'income' | 'costs' | 'deduct' | 'money'>;

/** Assesses the regimes of countries for one person. */
export function assessor(
  situation: Situation,
  figures: AssessedFigures,
  book: ScheduleBook,
  facts: PersonFacts,
): (country: Country, regime: TaxRegime) => AssessedRegime {
  const { income, costs, money } = figures;
  // Fees that are no tax are then among the running costs.
  const options = { ...optionsOf(figures), withoutFees: situation.runningCosts ?? false };
  const paidToday = homeTaxOf(situation, figures, facts.homeCountries);
  const isAsked = decidesFit(situation);
  const isUsCitizen = situation.citizenships?.includes('us') ?? false;
  const net = Math.max(income - costs, 0);

  return (country, regime) => {
    const schedule = book.scheduleOf(regime);
    const assessment = assess(schedule, income, options);
    const { total } = assessment;
    const fit = isAsked ? fitOf(country, regime, situation, income, facts, money) : UNKNOWN_FIT;
    const stillDue =
      isUsCitizen && facts.selfEmploymentTax && !regime.requiresIncorporation
        ? selfEmploymentTaxOf(facts.selfEmploymentTax, country.slug, net)
        : 0;
    const runningCosts = situation.runningCosts ? yearlyCosts(facts.runningCosts[regime.id]) : 0;
    return {
      country,
      regime,
      regimeIndex: country.taxRegimes.indexOf(regime),
      schedule,
      assessment,
      lines: breakdownLines(regime, assessment),
      total,
      rate: assessment.effectiveRate,
      kept: assessment.kept - stillDue - runningCosts,
      stillDue,
      runningCosts,
      saving: paidToday === null || fit.level === 'no' ? null : paidToday - total - stillDue,
      fit,
      notes: [
        ...(isUsCitizen ? [usNote(stillDue, regime, figures)] : []),
        ...(countsCosts(schedule, assessment, options)
          ? []
          : [`${money(costs)} of costs do not lower this tax.`]),
      ],
    };
  };
}

/** What keeping a regime going costs every year, in USD; what is paid once on founding it is left out. */
export function yearlyCosts(costs: readonly RunningCostFigure[] = []): number {
  return costs.reduce((sum, { every, amount }) => (every === 'year' ? sum + (amount?.usd ?? 0) : sum), 0);
}

/** Whether costs, where there are any, make a difference to the tax. */
function countsCosts(
  schedule: TaxSchedule,
  { income, costs, total }: Assessment<number | null>,
  options: TaxOptions,
): boolean {
  return costs === 0 || total === 0 || totalTax(schedule, income, { ...options, costs: null }) !== total;
}

function usNote(stillDue: number, { requiresIncorporation }: TaxRegime, { money }: AssessedFigures): string {
  const start = 'A US tax return stays due every year, wherever you live';
  if (stillDue > 0) return `${start}, and with it ${money(stillDue)} of self-employment tax.`;
  if (requiresIncorporation) return `${start}, and a foreign company is reported with it.`;
  return `${start}; the agreement on social security removes the self-employment tax.`;
}
