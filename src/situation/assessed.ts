/** A regime in its country, assessed for a person: the one form in which rows, columns, the PDF and the CSV show it. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { HomeCountryTax } from '../catalogue/homeCountries.ts';
import { rateText } from '../catalogue/labels.ts';
import { lastingRegimes } from '../catalogue/lastingRegimes.ts';
import { lastingWords } from '../catalogue/lastingWords.ts';
import type { SelfEmploymentTax } from '../catalogue/leaving.ts';
import { fromUsd, toUsd } from '../catalogue/money.ts';
import type { RunningCostFigure } from '../catalogue/practical.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import {
  type Assessment,
  assess,
  breakdownLines,
  isEligible,
  type Lasting,
  type Projection,
  project,
  type RegimeLookup,
  type TaxLine,
  type TaxOptions,
  type TaxSchedule,
  totalTax,
} from '../tax/index.ts';
import type { Figures } from './figures.ts';
import { type Fit, type FitFacts, type FitReason, fitOf, NO_FACTS } from './fit.ts';
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
  /** Every year of the stay; null where no length of it has been said. */
  readonly projection: Projection | null;
  /** Every year of the stay, or of the first five; empty where that is not known yet. */
  readonly strip: () => Projection['years'];
  /** How the present rate will not last: "2 years, then 13.1%"; empty where it stays, or where that is not known yet. */
  readonly lastingWords: () => readonly string[];
  /** What the words are about; null where it is not known yet. */
  readonly lasting: Lasting | null;
  /** The lines to show: the average of the stay, else the one year. */
  readonly lines: readonly TaxLine<number | null>[];
  /** Whether these are averages over years that differ, so that no single working explains them. */
  readonly isAverage: boolean;
  /** Tax and contributions, USD per year: the average of the stay, else the one year. */
  readonly total: number;
  /** Percent of income, or of what is left of it after costs, likewise; null where costs leave nothing. */
  readonly rate: number | null;
  /** Likewise: what remains of a year's income after costs, tax, and what is still due at home, in USD. */
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
  /** How long regimes last, by id; null until it is known. */
  readonly lasting: Readonly<Record<string, Lasting>> | null;
  /** By regime id. */
  readonly runningCosts: Readonly<Record<string, readonly RunningCostFigure[]>>;
}

export const NO_PERSON_FACTS: PersonFacts = {
  ...NO_FACTS,
  homeCountries: [],
  selfEmploymentTax: null,
  lasting: null,
  runningCosts: {},
};

/** The part of `Figures` that an assessment takes. */
export type AssessedFigures = Pick<
  Figures,
  'income' | 'costs' | 'estimate' | 'money' | 'currency' | 'years' | 'from'
>;

/** Years that a strip shows where no stay is said. */
const STRIP_YEARS = 5;

/** Assesses the regimes of countries for one person. @param countries needed for figures over years. */
export function assessor(
  situation: Situation,
  figures: AssessedFigures,
  schedules: Schedules,
  facts: PersonFacts,
  countries: readonly Country[] = [],
): (country: Country, regime: TaxRegime) => AssessedRegime {
  const { income, costs, money, years, from } = figures;
  // Fees that are no tax are then among the running costs.
  const options = { ...optionsOf(figures), withoutFees: situation.runningCosts ?? false };
  const paidToday = homeTaxOf(situation, figures, facts.homeCountries);
  const saves = (total: number, stillDue: number) =>
    paidToday === null ? null : differenceAsShown(figures, paidToday, total, stillDue);
  const lookup = facts.lasting && lookupOf(countries, schedules.taxBrackets, facts.lasting);
  const hasSituation = decidesFit(situation);
  const isFromUs =
    situation.home !== undefined && 'country' in situation.home && situation.home.country === 'us';
  const isUsCitizen = situation.citizenships?.includes('us') ?? false;

  const assessed = (country: Country, regime: TaxRegime): AssessedRegime => {
    const schedule = schedules.scheduleOf(regime);
    const assessment = assess(schedule, income, options);
    const lastingRegime = lookup?.(regime.id);
    const plan = { ...options, income };
    const projected = (years: number) =>
      lookup && lastingRegime ? project(lastingRegime, { ...plan, from, years }, lookup) : null;
    const projection = years === null ? null : projected(years);
    const total = projection?.averageTotal ?? assessment.total;
    const known = fitOf({ country, regime, situation, income, facts, money });
    const fit = withOtherwise(hasSituation ? lastingFit(known, projection) : known, country);
    const stillDue = stillDueOf(situation, figures, country, regime, facts);
    const saving = fit.level === 'no' ? null : saves(total, stillDue);
    const runningCosts = situation.runningCosts ? yearlyCosts(facts.runningCosts[regime.id]) : 0;
    return {
      country,
      regime,
      regimeIndex: country.taxRegimes.indexOf(regime),
      schedule,
      assessment,
      projection,
      strip: () => (projection ?? projected(STRIP_YEARS))?.years ?? [],
      lasting: lastingRegime?.lasting ?? null,
      lastingWords: () => {
        if (!lookup || !lastingRegime) return [];
        const arrival = projection ? from : null;
        return lastingWords(lastingRegime, { ...plan, taxYear: country.taxYear, arrival }, lookup);
      },
      lines: breakdownLines(
        regime,
        projection ? { lines: averageLines(projection, assessment) } : assessment,
      ),
      isAverage: projection?.years.some(({ ended, total }) => !ended && total !== assessment.total) ?? false,
      total,
      rate: projection ? projection.averageRate : assessment.effectiveRate,
      kept: (projection?.averageKept ?? assessment.kept) - stillDue - runningCosts,
      stillDue,
      runningCosts,
      saving,
      fit,
      notes: [
        ...(isUsCitizen ? [usNote(stillDue, regime, figures, situation)] : []),
        ...(isUsCitizen && isFromUs && saving !== null ? [US_EXCLUSION] : []),
        ...(countsCosts(projection?.years ?? [{ schedule, total: assessment.total }], income, costs, options)
          ? []
          : [`${money(costs)} of costs do not lower this tax.`]),
      ],
    };
  };

  /** A figure for foreign work alone says what is left where the work counts as local. */
  function withOtherwise(fit: Fit, country: Country): Fit {
    const local = country.taxRegimes.find(({ id }) => id === fit.instead);
    if (!local || !isEligible(local, income)) return fit;
    const { rate } = assessed(country, local);
    if (rate === null) return fit;
    const otherwise = `${rateText(rate)}\u00a0tax`;
    return {
      ...fit,
      mark: fit.mark === null ? `as local work ${otherwise}` : `${fit.mark}, else ${otherwise}`,
    };
  }

  return assessed;
}

type LookupSources = Parameters<typeof lastingRegimes>;

/** Of the last countries, brackets and years; screens ask again and again for the same. */
let lastLookup: { readonly sources: LookupSources; readonly lookup: RegimeLookup } | null = null;

function lookupOf(...sources: LookupSources): RegimeLookup {
  if (!lastLookup || sources.some((source, at) => source !== lastLookup?.sources[at])) {
    lastLookup = { sources, lookup: lastingRegimes(...sources) };
  }
  return lastLookup.lookup;
}

/** A regime that is over before the stay is, with none to follow, is something to check. */
function lastingFit(fit: Fit, projection: Projection | null): Fit {
  if (!projection || projection.endsAfter === null) return fit;
  const { endsAfter, years } = projection;
  const reason: FitReason = {
    level: 'check',
    head: `${years.length} years`,
    text: `the regime is over after ${endsAfter}, and nothing known follows.`,
  };
  const level = fit.level === 'no' ? 'no' : 'check';
  return {
    ...fit,
    level,
    reasons: [
      ...fit.reasons.filter((one) => one.level !== 'fits'),
      reason,
      ...fit.reasons.filter((one) => one.level === 'fits'),
    ],
  };
}

/** What the home country still asks for after the move, USD per year. */
function stillDueOf(
  { citizenships }: Situation,
  { income, costs }: AssessedFigures,
  { slug }: Pick<Country, 'slug'>,
  { requiresIncorporation }: Pick<TaxRegime, 'requiresIncorporation'>,
  { selfEmploymentTax }: PersonFacts,
): number {
  if (!citizenships?.includes('us') || !selfEmploymentTax || requiresIncorporation) return 0;
  return selfEmploymentTaxOf(selfEmploymentTax, slug, Math.max(income - costs, 0));
}

/** A difference of amounts in USD as they are shown, rounded in the person's currency: what stands there adds up. */
export function differenceAsShown(
  { currency }: Pick<AssessedFigures, 'currency'>,
  from: number,
  ...less: readonly number[]
): number {
  const shown = (usd: number) => Math.round(fromUsd(usd, currency));
  return toUsd(shown(from) - less.reduce((sum, usd) => sum + shown(usd), 0), currency);
}

/** What keeping a regime going costs every year, in USD; what is paid once on founding it is left out. */
function yearlyCosts(costs: readonly RunningCostFigure[] = []): number {
  return costs.reduce((sum, { every, amount }) => (every === 'year' ? sum + (amount?.usd ?? 0) : sum), 0);
}

/** The average of each line over the years of a stay that have figures. */
function averageLines(
  { years }: Projection,
  { lines }: Assessment<number | null>,
): readonly TaxLine<number | null>[] {
  const inForce = years.filter(({ ended }) => !ended);
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return lines.map(({ kind }) => {
    const ofKind = inForce.flatMap((year) => year.lines.filter((line) => line.kind === kind));
    const rates = ofKind.flatMap(({ rate }) => rate ?? []);
    return {
      kind,
      amount: average(ofKind.map(({ amount }) => amount)),
      rate: rates.length === ofKind.length ? average(rates) : null,
    };
  });
}

interface TaxedYear {
  readonly schedule: TaxSchedule | null;
  readonly total: number | null;
}

/** Whether costs, where there are any, make a difference to the tax of one of the years. */
function countsCosts(
  years: readonly TaxedYear[],
  income: number,
  costs: number,
  options: TaxOptions,
): boolean {
  return (
    costs === 0 ||
    years.every(({ total }) => !total) ||
    years.some(
      ({ schedule, total }) => schedule && totalTax(schedule, income, { ...options, costs: null }) !== total,
    )
  );
}

/** What a saving against American tax takes for granted. */
const US_EXCLUSION =
  'The saving takes the foreign earned income exclusion for granted: 330 full days a year outside the United States, up to its yearly limit.';

function usNote(
  stillDue: number,
  { requiresIncorporation }: TaxRegime,
  { money }: AssessedFigures,
  { work }: Situation,
): string {
  const start = 'A US tax return stays due every year, wherever you live';
  if (stillDue > 0) {
    const wages = work === 'remote' ? '; on a US payroll, contributions are withheld from wages instead' : '';
    return `${start}, and with it ${money(stillDue)} of self-employment tax${wages}.`;
  }
  if (requiresIncorporation) return `${start}, and a foreign company is reported with it.`;
  return `${start}; the agreement on social security removes the self-employment tax.`;
}
