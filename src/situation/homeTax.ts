/** How a person's taxes are worked out, and what they pay today. */
import type { Currency } from '../catalogue/currencies.ts';
import {
  type Home,
  type HomeAverage,
  type HomeScheme,
  schemesAt,
  todaysScheme,
} from '../catalogue/homeSchemes.ts';
import { toUsd } from '../catalogue/money.ts';
import { otherMoneyIn, type SaidIncome } from '../catalogue/otherIncome.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { isDestination, placeOf } from '../catalogue/places.ts';
import {
  type Assessment,
  assess,
  type Estimate,
  type Family,
  isPaidBestToday,
  type LawAnswers,
  type MovingFamily,
  type OtherMoneyAsked,
  OWN_PENSION,
  scheduleIn,
  type TaxOptions,
  wageLawOf,
} from '../law/index.ts';
import { yearlyCostsOf } from './moveCosts.ts';
import {
  type Costs,
  familyOf,
  hasOtherIncome,
  homeIdOf,
  isCitizenOf,
  isContractOpen,
  isOnPayroll,
  leavesOutOtherIncome,
  movesFreely,
  type Situation,
  withAnswers,
} from './situation.ts';

/** Today's scheme where it was named. */
function namedScheme({ home }: Situation): string | undefined {
  return home && 'regime' in home ? home.regime : undefined;
}

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
  { lawsFor, usTaxesOf, otherMoneyOf, homes }: OptionFacts,
): TaxOptions {
  const otherMoney =
    otherMoneyOf && hasOtherIncome(situation)
      ? otherMoneyOf(otherMoneyAsked(situation, homes, costs))
      : undefined;
  const answers = { ...lawAnswersOf(situation, from), otherMoney };
  const isLaw = lawsFor !== null && estimate === 'law';
  return {
    laws: isLaw ? lawsFor({ ...answers, ...usTaxesOf?.(answers)?.there }) : null,
    costs: costs > 0 ? { amount: costs } : null,
    withoutFees: situation.runningCosts ?? false,
  };
}

type OptionFacts = Pick<PersonFacts, 'lawsFor' | 'usTaxesOf' | 'otherMoneyOf' | 'homes'>;

/** Other money as the laws ask for it, that of whom the United States tax wherever they live is in no amount. */
function otherMoneyAsked(situation: Situation, homes: PersonFacts['homes'], costs: number): OtherMoneyAsked {
  const { otherIncome = [], currency = 'USD', income } = situation;
  const home = homes.find(({ id }) => id === homeIdOf(situation));
  const place = home && placeOf(home.id);
  const [scheme] = home?.schemes ?? [];
  const { citizenships = [] } = situation;
  const passports = [...citizenships, ...(citizenships.some(movesFreely) ? ['eea'] : [])];
  const hasFlat = otherIncome.some(({ kind, from }) => kind === 'rent' && from === 'home');
  const work = hasFlat && income !== undefined ? Math.max(toUsd(income, currency) - costs, 0) : undefined;
  const regime = isOnPayroll(situation) && home ? wageLawOf(home.id) : (namedScheme(situation) ?? scheme?.id);
  const left = place && regime ? { country: place.slug, regime, passports, work } : null;
  const incomes = isCitizenOf(situation, 'us') ? [] : otherIncome;
  const inUsd = (amount: number, of: string = currency) => toUsd(amount, of as Currency);
  return { ...otherMoneyIn(incomes, inUsd, left), withoutWeak: true };
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
  const ownersPay = payAtHome(situation);
  const payroll = isOnPayroll(situation);
  const family = familyOf(situation);
  return {
    household: family ? { ...family, ...familyInStay(situation, from) } : undefined,
    profession,
    payBest,
    ...(ownersPay && { ownersPay }),
    payroll,
    daysAway: daysAwayOf(situation),
    citizenships,
    greenCard,
    home,
    years: years ?? undefined,
  };
}

/** What the own company at home pays its owner, USD a year, by its scheme; null where it is not said. */
function payAtHome({ home, currency = 'USD' }: Situation): Readonly<Record<string, number>> | null {
  if (!home || !('country' in home) || home.regime === undefined || home.wage === undefined) return null;
  return { [home.regime]: toUsd(home.wage, currency) };
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
type HomeFacts = Pick<PersonFacts, 'homes' | 'laws' | 'lawsFor' | 'usTaxesOf' | 'otherMoneyOf' | 'costs'>;

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

/** The schemes of a home that somebody may have: a company in a country that one does not move to is for owners alone. */
export function schemesFor(situation: Situation, home: Home): HomeScheme[] {
  const { home: said, company, work } = situation;
  const schemes = schemesAt(home);
  const named = said && 'regime' in said ? schemes.find(({ id }) => id === said.regime) : undefined;
  const isOwner = named?.needsCompany || company === true || work === 'business';
  return schemes.filter(({ needsCompany }) => isOwner || !needsCompany || isDestination(home.id));
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
  const said = asToday(situation, figures, facts);
  const paid = places.map((place) => homeTaxIn(place, said, figures, facts));
  return paid.reduce((sum, one) => (sum === null || one === null ? null : sum + one / paid.length), 0);
}

/**
 * What is kept today, USD per year, over the stay; null where it is not known, and where there is money that is not reckoned:
 * nothing can be held against the rest.
 */
export function keptTodayOf(
  situation: Situation,
  figures: HomeFigures & { readonly years: number | null },
  facts: HomeFacts,
): number | null {
  const paid = leavesOutOtherIncome(situation) ? null : homeTaxOf(situation, figures, facts);
  if (paid === null) return null;
  const said = asToday(situation, figures, facts);
  const scheme = isOnPayroll(said) ? null : homeSchemeOf(situation, figures.income, facts);
  const running = scheme ? yearlyCostsOf(scheme.id, situation, facts) : 0;
  return leftOf(paid, said, figures) - running;
}

/** The same in one year of a stay, counted from 1, before costs beside tax. */
export function keptTodayIn(
  place: number,
  situation: Situation,
  figures: HomeFigures,
  facts: HomeFacts,
): number | null {
  if (leavesOutOtherIncome(situation)) return null;
  const said = asToday(situation, figures, facts);
  const paid = homeTaxIn(place, said, figures, facts);
  return paid === null ? null : leftOf(paid, said, figures);
}

/** Whether somebody in trade pays less today than counts as long as no profession is said, by more than a rounding. */
export function paysLessInTrade(situation: Situation, figures: HomeFigures, facts: HomeFacts): boolean {
  const paid = (profession: Situation['profession']) =>
    homeTaxIn(1, withAnswers(situation, { profession }), figures, facts) ?? 0;
  return situation.profession === undefined && paid('trade') < paid(undefined) * 0.99;
}

/** What is left of all that comes in after costs and tax, USD per year: on a payroll there are no costs. */
function leftOf(paid: number, situation: Situation, { income, costs }: HomeFigures): number {
  return income + otherMoneyToday(situation) - (isOnPayroll(situation) ? 0 : costs) - paid;
}

/**
 * The situation of whoever has not said how the work is paid, in the way in which more is kept today: a move is compared with
 * no less, so that the answer does not lower what it gains.
 */
export function asToday(situation: Situation, { income, costs }: HomeFigures, facts: HomeFacts): Situation {
  if (homeIdOf(situation) === null || !isContractOpen(situation)) return situation;
  const [onWage, invoicing] = (['payroll', 'invoices'] as const).map((contract) => ({
    ...situation,
    contract,
  }));
  const paid = (one: Situation = situation) => homeTaxIn(1, one, { income, costs }, facts) ?? 0;
  return (paid(onWage) <= paid(invoicing) + costs ? onWage : invoicing) ?? situation;
}

/** Other money of a year, USD; none of whom the United States tax wherever they live. */
function otherMoneyToday(situation: Situation): number {
  const { otherIncome = [], currency = 'USD' } = situation;
  if (isCitizenOf(situation, 'us')) return 0;
  return otherIncome.reduce((sum, one) => sum + toUsd(one.amount, (one.currency ?? currency) as Currency), 0);
}

/**
 * Other money as it is for whoever stays: what would be from the new country is from abroad. A pension of one's own country
 * counts as one from abroad, which most countries tax alike. Nobody is a newcomer in the country of the own passport.
 */
export function incomeAtHome(
  incomes: readonly SaidIncome[],
  homeId: string | null,
  citizenships: readonly string[] = [],
): readonly SaidIncome[] {
  const isOwnCountry = citizenships.some((id) => id === homeId);
  return incomes.map((said) => {
    const one = isOwnCountry ? { status: AT_HOME, ...said } : said;
    const isHomes = one.from === 'home' || one.from === homeId;
    if (isHomes && one.kind === 'pension')
      return { ...one, from: 'abroad', rule: [one.rule, OWN_PENSION].filter(Boolean).join('.') };
    if (one.from === 'here') return { ...one, from: 'abroad' };
    return isHomes ? { ...one, from: 'here' } : one;
  });
}

/** The status of people whose country it is, where newcomers have another. */
const AT_HOME = 'domiciled';

/** The same in one year of a stay, counted from 1. */
export function homeTaxIn(
  place: number,
  situation: Situation,
  figures: HomeFigures,
  facts: HomeFacts,
): number | null {
  const { home, currency = 'USD' } = situation;
  if (home === undefined) return null;
  // A rate of the income says nothing of other money.
  if ('rate' in home) return hasOtherIncome(situation) ? null : (figures.income * home.rate) / 100;
  if ('amount' in home) return toUsd(home.amount, currency);
  const today = assessmentAtHome(asInYear(place, situation), figures, facts);
  // With money of which too little is known at home, nothing can be compared.
  return today && (today.otherMoney?.uncounted ?? []).length === 0 ? today.total : null;
}

/** The situation in a year of a stay, counted from 1, in which children are older. */
export function asInYear(place: number, situation: Situation): Situation {
  const { household } = situation;
  const children = household?.children?.map((age) => age + place - 1);
  return children ? { ...situation, household: { ...household, children } } : situation;
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
  const { household, currency, profession, otherIncome, home, citizenships } = situation;
  const isPaid = isOnPayroll(situation);
  const regimeId = todaysRegimeOf(situation, income, facts);
  if (regimeId === null) return null;
  const money = leavesOutOtherIncome(situation)
    ? undefined
    : otherIncome && incomeAtHome(otherIncome, homeIdOf(situation), citizenships);
  const payBest = isPaidBestToday(facts.laws?.regimes[regimeId], situation.payBest);
  const said = { currency, household, profession, payBest, otherIncome: money };
  const atHome = withAnswers({}, { ...said, ...(payAtHome(situation) && { home }) });
  const { otherMoneyOf } = facts;
  // At home what has weak sources counts too: elsewhere it is left out, and nothing is compared.
  const withWeak =
    otherMoneyOf && ((asked: OtherMoneyAsked) => otherMoneyOf({ ...asked, withoutWeak: false }));
  const options = optionsOf(
    { costs: isPaid ? 0 : costs, estimate: 'law', situation: atHome },
    { ...facts, otherMoneyOf: withWeak },
  );
  const lawOf = { regimeId };
  return options.laws?.ask(lawOf) ? assess(scheduleIn(lawOf), income, options) : null;
}
