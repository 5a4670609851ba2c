/** How a person's taxes are worked out, and what they pay today. */
import type { Currency } from '../catalogue/currencies.ts';
import { type HomeAverage, type HomeScheme, todaysScheme } from '../catalogue/homeSchemes.ts';
import { toUsd } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import {
  type Assessment,
  assess,
  type Estimate,
  type Family,
  type LawAnswers,
  type MovingFamily,
  scheduleIn,
  type TaxOptions,
  wageLawOf,
} from '../law/index.ts';
import {
  type Costs,
  familyOf,
  homeIdOf,
  isOnPayroll,
  movesFreely,
  type Situation,
  withAnswers,
} from './situation.ts';

/** Income and costs in USD per year, and the estimate. */
interface TaxedIncome {
  readonly income: number;
  readonly costs: number;
  readonly estimate: Estimate;
}

interface Options extends Pick<TaxedIncome, 'costs' | 'estimate'> {
  readonly situation: Situation;
  /** When the stay begins, in which children grow and newcomers wait; left out: it is not one of a stay. */
  readonly from?: { readonly year: number; readonly month: number };
}

/**
 * Options of the engine. `withoutFees`: fees that are no tax are among the running costs instead. The law's estimate takes
 * the laws; as long as they are not here, the specified one stands in.
 */
export function optionsOf(
  { costs, estimate, situation, from }: Options,
  { lawsFor, usTaxesOf }: Pick<PersonFacts, 'lawsFor' | 'usTaxesOf'>,
): TaxOptions {
  const answers = lawAnswersOf(situation, from);
  const isLaw = lawsFor !== null && estimate === 'law';
  return {
    laws: isLaw ? lawsFor({ ...answers, ...usTaxesOf?.(answers)?.there }) : null,
    costs: costs > 0 ? { amount: costs } : null,
    withoutFees: situation.runningCosts ?? false,
  };
}

/** What of a stay decides what a family has there. */
export function familyInStay(situation: Situation, from: Options['from']): Omit<MovingFamily, keyof Family> {
  if (!from) return { from: null };
  // Where the country that is left is not known, the first year is a whole one there.
  const isCut = homeIdOf(situation) !== null && !isOnPayroll(situation);
  const { citizenships } = situation;
  return {
    from: from.year,
    firstMonths: isCut ? 13 - from.month : 12,
    isEu: citizenships ? citizenships.some(movesFreely) : null,
  };
}

/** What a person has said that laws ask for, at home and there. @param from when the stay begins */
export function lawAnswersOf(situation: Situation, from?: Options['from']): LawAnswers {
  const { profession, payBest, citizenships, greenCard, home, years } = situation;
  const payroll = isOnPayroll(situation);
  const family = familyOf(situation);
  return {
    household: family ? { ...family, ...familyInStay(situation, from) } : undefined,
    profession,
    payBest,
    payroll,
    daysAway: daysAwayOf(situation),
    citizenships,
    greenCard,
    home,
    years: years ?? undefined,
  };
}

/** Days a year of work outside the new country, at least; undefined where they are not said, or the work is done there. */
function daysAwayOf({ workplace, days }: Situation): number | undefined {
  if (workplace !== 'elsewhere' || days === undefined) return undefined;
  return Math.max(DAYS_OF_YEAR - (typeof days === 'number' ? days : days.to), 0);
}

const DAYS_OF_YEAR = 365;

/** Options for many incomes: costs that are a share of the income are that share of each, an amount stays the same. */
export function overIncomes(options: TaxOptions, costs: Costs | undefined, currency: Currency): TaxOptions {
  if (costs === undefined) return options;
  return { ...options, costs: 'percent' in costs ? costs : { amount: toUsd(costs.amount, currency) } };
}

type HomeFigures = Pick<TaxedIncome, 'income' | 'costs'>;
type HomeFacts = Pick<PersonFacts, 'homes' | 'laws' | 'lawsFor' | 'usTaxesOf'>;

/**
 * Today's scheme: the one that was named, else the ordinary one of the country at this income. Null where the country is
 * not known, and on a payroll, where wages are taxed.
 * @param income USD per year
 */
export function homeSchemeOf(
  situation: Situation,
  income: number,
  { homes, laws }: Pick<PersonFacts, 'homes' | 'laws'>,
): HomeScheme | null {
  const { home: said } = situation;
  const home = homes.find(({ id }) => id === homeIdOf(situation));
  if (!home || !laws || !said || !('country' in said) || isOnPayroll(situation)) return null;
  return todaysScheme(home, { named: said.regime, income, year: laws.taxYear });
}

/** The regime that is today's: that scheme, or the law of wages; null where the country is not known. */
export function todaysRegimeOf(
  situation: Situation,
  income: number,
  facts: Pick<PersonFacts, 'homes' | 'laws'>,
): string | null {
  const home = homeIdOf(situation);
  if (home !== null && isOnPayroll(situation)) return wageLawOf(home);
  return homeSchemeOf(situation, income, facts)?.id ?? null;
}

/** What of today's tax is the average of a country's places; null where all of them pay the same, or the country is not known. */
export function averageAtHome(
  situation: Situation,
  income: number,
  facts: Pick<PersonFacts, 'homes' | 'laws'>,
): HomeAverage | null {
  const home = facts.homes.find(({ id }) => id === homeIdOf(situation));
  const id = todaysRegimeOf(situation, income, facts);
  const parts = id === null ? undefined : home?.averages[id];
  return home && parts ? { place: home.name, parts } : null;
}

/** Today's scheme and the ordinary ones of the country: the first whose law has a departure tells of the year of a move. */
export function regimesAtHome(
  situation: Situation,
  income: number,
  facts: Pick<PersonFacts, 'homes' | 'laws'>,
): readonly string[] {
  const home = facts.homes.find(({ id }) => id === homeIdOf(situation));
  const today = homeSchemeOf(situation, income, facts);
  return [...(today ? [today.id] : []), ...(home?.schemes.map(({ id }) => id) ?? [])];
}

/**
 * What is paid today in USD per year, less what a household receives: of a stay the average of its years, in which children
 * are older; null where it is not known.
 */
export function homeTaxOf(
  situation: Situation,
  figures: HomeFigures & { readonly years: number | null },
  facts: HomeFacts,
): number | null {
  const places = Array.from({ length: figures.years ?? 1 }, (_, at) => at + 1);
  const paid = places.map((place) => homeTaxIn(place, situation, figures, facts));
  return paid.reduce((sum, one) => (sum === null || one === null ? null : sum + one / paid.length), 0);
}

/** The same in one year of a stay, counted from 1. */
export function homeTaxIn(
  place: number,
  situation: Situation,
  figures: HomeFigures,
  facts: HomeFacts,
): number | null {
  const { home, currency = 'USD', household } = situation;
  if (home === undefined) return null;
  if ('rate' in home) return (figures.income * home.rate) / 100;
  if ('amount' in home) return toUsd(home.amount, currency);
  const older = household?.children?.map((age) => age + place - 1);
  const then = older ? { ...situation, household: { ...household, children: older } } : situation;
  return assessmentAtHome(then, figures, facts)?.total ?? null;
}

/**
 * A whole year where tax is paid today, by its law without reliefs for newcomers or beginners; null where the country is not
 * known.
 */
export function assessmentAtHome(
  situation: Situation,
  { income, costs }: HomeFigures,
  facts: HomeFacts,
): Assessment<number | null> | null {
  const { household, currency, profession, payBest } = situation;
  const isPaid = isOnPayroll(situation);
  const regimeId = todaysRegimeOf(situation, income, facts);
  if (regimeId === null) return null;
  const atHome = withAnswers({}, { currency, household, profession, payBest });
  const options = optionsOf({ costs: isPaid ? 0 : costs, estimate: 'law', situation: atHome }, facts);
  const lawOf = { regimeId };
  return options.laws?.ask(lawOf) ? assess(scheduleIn(lawOf), income, options) : null;
}
