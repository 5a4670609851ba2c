/** A regime in its country, assessed for one person: the one form in which lists, pages, the PDF and the CSV show it. */

import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import { codesOf } from '../catalogue/europe.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import { regimePath } from '../catalogue/pages.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { limitedRegion } from '../catalogue/professions.ts';
import { lastingRegimes, type Schedules } from '../catalogue/schedules.ts';
import {
  averageLines,
  type EmployerPart,
  incomeLimit,
  isEligible,
  isMoneyOpen,
  lawAsked,
  type MovePlan,
  type RegimeLookup,
  type TaxOptions,
  wageLawOf,
} from '../law/index.ts';
import { hasAnswers } from '../situation/answered.ts';
import { homeTaxOf, keptTodayOf, lawAnswersOf, optionsOf, paysLessInTrade } from '../situation/homeTax.ts';
import { type OrdinaryAnswers, openAnswers, taxedApart, toldApart } from '../situation/openAnswers.ts';
import {
  hasOtherIncome,
  homeIdOf,
  isContractOpen,
  isOnPayroll,
  leavesOutOtherIncome,
  ofWorkAlone,
  type Situation,
  withPassport,
} from '../situation/situation.ts';
import { type AssessedFigures, type Cost, costOf, type Person, planOfMove, projected } from './cost.ts';
import { type AssessedYear, averageDue, linesWithDue } from './dueAtHome.ts';
import { certainSum, taxAtWorkOf, uncertainOn } from './dueElsewhere.ts';
import { type NotLawYet, notLawYetOf, termsOf } from './figureTerms.ts';
import { followingFor, type Holder, holderOf, isForEmployees } from './holder.ts';
import { USUAL_YEARS } from './lastingTerms.ts';
import { monthsWithDue } from './moveMonths.ts';
import { byUrgency, needsOf } from './needs.ts';
import { residenceNeeds } from './residenceNeeds.ts';
import {
  type ElsewhereNeed,
  type EndTerm,
  FIT_LEVELS,
  type FitLevel,
  fitOf,
  type NeedsQuestion,
  type NeedTerm,
  type Outcome,
  type RegionNeed,
  type Term,
} from './terms.ts';

/** A regime for a person. Amounts are USD per year: the average of the stay where one is said, else the one year. */
export interface Assessed extends Omit<Cost, 'oneYear'> {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Address of its calculator. */
  readonly path: string;
  /** Of the row of a list: what a scheme of the same country would keep, and what it needs first. */
  better?: { readonly kept: number; readonly need: NeedTerm } | undefined;
  /** Highest yearly income at which it is open to the person, inclusive; null means no limit. */
  readonly limit: number | null;
  /** What it was worked out with, for workings. */
  readonly options: TaxOptions;
  /** What of its figures follows by a rule and is not law yet; null where all is law. */
  readonly notLawYet: NotLawYet | null;
  /** What the home country still asks for, a line of its own; 0 for nearly everybody. */
  readonly dueAtHome: number;
  /** The same in a whole year of this regime, whatever follows it. */
  readonly dueInOneYear: number;
  /** Against what is paid today; null where that is not known, or where the regime is closed to the person. */
  readonly saving: number | null;
  /** What the person keeps today, over the stay; null where there is no saving. */
  readonly keptToday: number | null;
  /** Whether that would be more in trade, of somebody who has said no profession. */
  readonly keepsMoreInTrade?: boolean;
  /** What an employer pays on top of a wage; null where the income is none. */
  readonly employer: EmployerPart | null;
  /** Length of the stay that the figures are of; null for one year. */
  readonly years: number | null;
  readonly fit: FitLevel;
  /** Whether it is open to the person with answers that have not been given. */
  readonly fitIn: (answers: OrdinaryAnswers) => FitLevel;
  /** Whether there are answers with which it is open to the person. */
  readonly couldFit: boolean;
  /** What is kept under the cheapest of the open answers; `kept` is what is kept under the dearest. */
  readonly most: number;
  /** Who it is worked out for: the person, with the open answers that make it dearest. */
  readonly holder: Holder<AssessedFigures>;
  /** What it asks of the person, the most urgent first. */
  readonly needs: readonly NeedTerm[];
  /** All that the figure depends on, the most urgent first. */
  readonly terms: readonly Term[];
  /** The lines to show beside the total, which they add up to; what is due at home and elsewhere comes last. */
  readonly lines: readonly ShownLine[];
  /** Whether the lines are averages over years that differ, so that no single working explains them. */
  readonly isAverage: boolean;
  /** Every year of the stay, or of the first five. */
  readonly strip: readonly AssessedYear[];
  /** The year of the move, for `moveYear` and `moveMonths`; null where the home country or the law is not known. */
  readonly movePlan: MovePlan | null;
  /** A month of the year of the move that is cheaper by more than a month's tax; null where there is none. */
  readonly cheaperMonth: CheaperMonth | null;
}

/** Another month of arrival in the same year, and how much less tax it has, USD. */
export interface CheaperMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly less: number;
}

/**
 * Assesses the regimes of countries for one person.
 * @param countries all that a regime may be followed by, for figures over years.
 * @param options asSaid: by what has been said alone, whatever the answers that are open
 */
export function assessor(
  answered: Situation,
  figures: AssessedFigures,
  schedules: Schedules,
  facts: PersonFacts,
  countries: readonly Country[],
  { asSaid = false } = {},
): Assess {
  const situation = withPassport(answered);
  const keptToday = keptTodayOf(situation, figures, facts);
  const keepsMoreInTrade = once(() => paysLessInTrade(situation, figures, facts));
  const held = heldNeed(situation, facts);
  const lookup = lookupOf(countries, schedules.taxBrackets, facts.schemes);
  const personOf = (
    { situation: said, figures: ofSaid }: Holder<AssessedFigures>,
    { situation: held, figures: of }: Holder<AssessedFigures>,
  ): Person => {
    const paidToday = homeTaxOf(said, ofSaid, facts);
    return {
      situation: held,
      said,
      figures: of,
      options: optionsOf({ ...of, situation: held }, facts),
      schedules,
      facts,
      lookup,
      following: followingFor(held, lookup),
      paidToday,
      paidOnWork: hasOtherIncome(said) ? homeTaxOf(ofWorkAlone(said), ofSaid, facts) : paidToday,
      taxAtWork: once(() => taxAtWorkOf(held, of, facts)),
      us: facts.usTaxesOf?.(lawAnswersOf(held, of.from)) ?? null,
      homeId: homeIdOf(held),
      known: new Map(),
      claims: new Map(),
    };
  };
  const people = new Map<string, Person>();
  return (country, regime, taken = {}) => {
    const reader: Reader = { situation, figures, facts, country, regime };
    const ofResidence = once(() => residenceNeeds(asksOf(reader, {})));
    const known = new Map<string, readonly NeedTerm[]>();
    const statedWith = (own: OrdinaryAnswers) => {
      const key = keyOf(own);
      const stated = known.get(key) ?? statedTo(reader, own, ofResidence());
      known.set(key, stated);
      return stated;
    };
    const personWith = (of: OrdinaryAnswers) => {
      const answers = taxedApart(of, situation, country, regime, facts);
      const key = `${keyOf(answers)} ${'for' in regime} ${isForEmployees(regime)}`;
      const person =
        people.get(key) ??
        personOf(
          holderOf(regime, situation, figures),
          holderOf(regime, { ...situation, ...answers }, figures),
        );
      people.set(key, person);
      return person;
    };
    const fitIn = (answers: OrdinaryAnswers) => {
      const own = toldApart(answers, situation, country, regime, facts);
      return isEligible(regime, figures.income, personWith(own).options.laws) ? fitOf(statedWith(own)) : 'no';
    };
    const cases = !asSaid && hasAnswers(situation) ? openAnswers(situation, country, [regime], facts) : [{}];
    const most = fitOf(ofResidence());
    let level: FitLevel = 'no';
    /** Of those whom the cases make of the person, those to whom it is most open. */
    const possible = new Set<Person>();
    for (const answers of cases) {
      const person = personWith(answers);
      if (level === most && possible.has(person)) continue;
      const fit = fitIn(answers);
      if (FIT_LEVELS.indexOf(fit) < FIT_LEVELS.indexOf(level)) possible.clear();
      else if (fit !== level) continue;
      level = fit;
      possible.add(person);
    }
    const byLeast = [...possible]
      .map((person) => [person, costOf(person, country, regime)] as const)
      .sort(([, a], [, b]) => a.kept - b.kept);
    const [[dearest], [, cheapest]] = [byLeast[0], byLeast.at(-1)] as [Costing, Costing];
    const open = {
      keptToday,
      fitIn,
      couldFit: level === 'fits',
      // With what is counted only as long as it is open where the money comes from.
      most: cheapest.kept + certainSum(cheapest.dueElsewhere.filter(({ open }) => open)),
    };
    const stated = statedWith(taken);
    // What stands for a country is chosen as if it ended: it holds in all of them.
    const asked = held && !makesNobodyResident(regime) ? [...stated, held] : stated;
    return assessed(dearest, country, regime, asked, open, keepsMoreInTrade);
  };
}

type Costing = readonly [Person, Cost];

/** What is asked of somebody who keeps a tie that goes on making resident at home; null for everybody else. */
function heldNeed(situation: Situation, { isHeldBy }: PersonFacts): NeedTerm | null {
  const home = homeIdOf(situation);
  if (home === null || !isHeldBy?.(home, situation.citizenships)) return null;
  return { kind: 'needs', what: 'held-resident', state: 'open', fit: 'check', decides: true, home };
}

/** What tells open answers apart. */
function keyOf({ contract, profession, clients, company, livedIn }: OrdinaryAnswers): string {
  return `${contract} ${profession} ${clients} ${company} ${livedIn}`;
}

/** Assesses a regime; with answers that are taken as said, for what it asks of the person. */
export type Assess = (country: Country, regime: TaxRegime, taken?: OrdinaryAnswers) => Assessed;

/** Who reads of which regime. */
interface Reader {
  readonly situation: Situation;
  readonly figures: AssessedFigures;
  readonly facts: PersonFacts;
  readonly country: Country;
  readonly regime: TaxRegime;
}

/** What a regime asks of a person, beside what has been said with answers that are open. */
function statedTo(
  reader: Reader,
  answers: OrdinaryAnswers,
  ofResidence: readonly NeedTerm[],
): readonly NeedTerm[] {
  const question = asksOf(reader, answers);
  return [
    ...employeeNeed(reader.regime, reader.situation, answers),
    ...regionNeed(reader.country, question.situation),
    ...elsewhereNeeds(reader, question.situation),
    ...needsOf(question, ofResidence),
  ];
}

function asksOf(
  { situation, figures, facts, country, regime }: Reader,
  answers: OrdinaryAnswers,
): NeedsQuestion {
  return {
    country,
    regime,
    situation: holderOf(regime, { ...situation, ...answers }, figures).situation,
    years: figures.years,
    income: figures.income,
    permits: facts.permits[country.slug] ?? [],
    dayRules: facts.dayRules[country.code] ?? [],
    residence: facts.residence[regime.id] ?? facts.residence[country.slug],
    keptResident: facts.keptResident,
  };
}

/** Works something out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

/** @param stated what the regime asks of the reader, who is not its holder yet */
function assessed(
  person: Person,
  country: Country,
  regime: TaxRegime,
  stated: readonly NeedTerm[],
  open: Pick<Assessed, 'keptToday' | 'fitIn' | 'couldFit' | 'most'>,
  keepsMoreInTrade: () => boolean,
): Assessed {
  const { situation, figures, options, paidToday } = person;
  const cost = costOf(person, country, regime);
  const { projection, assessment, total, oneYear } = cost;
  const needs = stated
    .map((need) => {
      if (need.what === 'elsewhere') {
        const taken = cost.dueElsewhere.find((one) => one.why === need.why && !one.certain);
        const amount = taken?.amount ?? null;
        const inAll = need.why === 'work' && amount !== null ? Math.max(amount, total) : undefined;
        return { ...need, amount, ...(inAll !== undefined && { inAll }) };
      }
      const id = otherwiseOf(need, country);
      const otherwise = id === undefined ? null : outcomeOf(person, country, id);
      return otherwise ? { ...need, otherwise } : need;
    })
    .sort(byUrgency);
  const stands = fitOf(stated);
  // What is over before the stay is, with nothing known to follow, is something to check.
  const fit = stands === 'fits' && projection !== null && projection.endsAfter !== null ? 'check' : stands;
  // What is paid today goes on, wholly or in part, for as long as most of the work stays where it is paid.
  const staysTaxed = stated.some((need) => need.what === 'days' && need.work?.isHome);
  const saving =
    paidToday === null ||
    fit === 'no' ||
    staysTaxed ||
    isUnsure(person, cost) ||
    stated.some(({ what }) => what === 'elsewhere' || what === 'held-resident')
      ? null
      : differenceAsShown(figures, paidToday, total);
  const dueAtHome = projection ? averageDue(projection.years, () => true).total : oneYear.total;
  const terms = once((): readonly Term[] => {
    const others = termsOf(person, country, regime, cost);
    return [...needs, ...permitLasts(needs, others), ...others];
  });
  const strip = once(() => (projection ?? projected(person, country, regime, USUAL_YEARS))?.years ?? []);
  const movePlan = once(() => planOfMove(person, country, regime, strip()[0]));
  const cheaperMonth = once(() => {
    const plan = projection && movePlan();
    return plan && cheaperMonthOf(person, country, plan, cost.claims);
  });
  return {
    country,
    regime,
    path: regimePath(country, regime.id),
    options,
    limit: incomeLimit(regime, options.laws),
    ...cost,
    dueInOneYear: oneYear.total,
    dueAtHome,
    years: figures.years,
    fit,
    ...open,
    holder: { situation, figures },
    saving,
    keptToday: saving === null ? null : open.keptToday,
    needs,
    // What lists are not ordered by is worked out where it is shown: at once it would take a list of 22 countries 5 ms.
    get employer() {
      return lawAsked(cost.schedule, options)?.employerAt(figures.income) ?? null;
    },
    get keepsMoreInTrade() {
      return keepsMoreInTrade();
    },
    get notLawYet() {
      return notLawYetOf(person, regime);
    },
    get terms() {
      return terms();
    },
    get lines() {
      const lines = projection ? averageLines(projection.years) : assessment.lines;
      // Lines for everybody have the names that are specified.
      const named = projection ? regime : { hasIncomeTax: regime.hasIncomeTax };
      const { household, otherMoney, dueElsewhere } = cost;
      return linesWithDue(named, { ...assessment, lines, household, otherMoney }, dueAtHome, dueElsewhere);
    },
    get isAverage() {
      const isOther = (year: AssessedYear) =>
        !year.ended &&
        Math.abs((year.total ?? 0) - year.due.total - year.elsewhere - assessment.total) > SAME;
      return projection?.years.some(isOther) ?? false;
    },
    get strip() {
      return strip();
    },
    get movePlan() {
      return movePlan();
    },
    get cheaperMonth() {
      return cheaperMonth();
    },
  };
}

/** How long the permit is valid with which the regime is open, unless that is said as its end. */
function permitLasts(needs: readonly NeedTerm[], others: readonly Term[]): readonly Term[] {
  const ends = others.filter(({ kind }) => kind === 'ends') as readonly EndTerm[];
  const isSaid = ends.some(({ at }) => 'permitMonths' in at);
  return needs.flatMap((need) => {
    if (isSaid || need.what !== 'permit' || need.state !== 'met' || !need.permit) return [];
    const { months } = need.permit;
    const isKnown = months.first !== null && (months.first !== undefined || months.renewable !== undefined);
    return isKnown ? [{ kind: 'permit-lasts', months, ruleEnds: ends.length > 0 }] : [];
  });
}

/** What a scheme for employees, or for people who send invoices, asks of a reader who is none, or has not said which. */
function employeeNeed(
  regime: TaxRegime | Scheme,
  situation: Situation,
  { contract }: OrdinaryAnswers,
): readonly NeedTerm[] {
  const about = { kind: 'needs', what: 'employee', decides: true } as const;
  if (!isContractOpen(situation)) {
    const isNone = situation.work !== undefined && !isOnPayroll(situation);
    return isNone && isForEmployees(regime) ? [{ ...about, state: 'unmet', fit: 'check' }] : [];
  }
  const isOther = contract !== undefined && 'for' in regime && !regime.for.includes(contract);
  if (isOther) return [{ ...about, state: 'unmet', fit: 'no' }];
  return contract === undefined && isForEmployees(regime)
    ? [{ ...about, state: 'open', fit: 'check', asks: 'contract' }]
    : [];
}

/** What other countries may take, and no answer settles; a stay that moves no residence is not taxed anew. */
function elsewhereNeeds(
  { country, regime, facts, figures }: Reader,
  said: Situation,
): readonly ElsewhereNeed[] {
  if (makesNobodyResident(regime)) return [];
  return uncertainOn(said, figures.income, country, facts).map((one) => ({
    ...({ kind: 'needs', what: 'elsewhere', state: 'open', fit: 'check', decides: true } as const),
    ...one,
    amount: null,
  }));
}

/** What closes a country that lies outside of the region where a person with answers would live. */
function regionNeed({ code }: Country, situation: Situation): readonly RegionNeed[] {
  const region = limitedRegion(situation.region);
  if (region === null || codesOf(region)?.has(code) || !hasAnswers(situation)) return [];
  return [{ kind: 'needs', what: 'region', state: 'unmet', fit: 'no', decides: true, region }];
}

/** All that comes in: the income, and other money that counts. USD per year. */
export function comesIn({ otherMoney }: Pick<Cost, 'otherMoney'>, income: number): number {
  return income + (otherMoney?.amount ?? 0);
}

/** Whether there is other money of which too little is known: nothing certain can be said against today. */
function isUnsure({ said }: Person, { otherMoney }: Cost): boolean {
  return leavesOutOtherIncome(said) || isMoneyOpen(otherMoney);
}

/** Totals that differ by less are equal but for rounding, USD. */
const SAME = 0.005;

function cheaperMonthOf(
  { figures: { from }, facts: { move } }: Person,
  { taxYear }: Country,
  plan: MovePlan,
  claims: Cost['claims'],
): CheaperMonth | null {
  // Months of the figures' own tax year may have passed.
  if (!move || from.year <= taxYear) return null;
  const { months, best } = monthsWithDue(move.moveMonths(plan), claims);
  const own = months[from.month - 1]?.total ?? 0;
  const less = own - (months[best - 1]?.total ?? 0);
  return less > own / 12 ? { year: from.year, month: best, less } : null;
}

/** What applies where a need is not met: what its data name, and for an employee the tax on wages. */
function otherwiseOf(need: NeedTerm, { code }: Country): string | undefined {
  if (!('condition' in need)) return undefined;
  if (need.what === 'self-employed' && need.state === 'unmet') return wageLawOf(code.toLowerCase());
  return need.condition.otherwise;
}

/** Of the country's regime that applies otherwise, if it does at this income. */
function outcomeOf(person: Person, country: Country, id: string): Outcome | null {
  const { figures, options, facts, homeId } = person;
  // Who lives there has it already, and not as a newcomer.
  if (country.id === homeId) return null;
  const regime = regimesOf(country, facts).find((one) => one.id === id);
  if (!regime || !isEligible(regime, figures.income, options.laws)) return null;
  // Without an income left to tax there is no rate to speak of.
  if (figures.income <= figures.costs) return null;
  const { kept, rate, dueElsewhere } = costOf(person, country, regime);
  // What is taken elsewhere is no tax of that country.
  const elsewhere = (certainSum(dueElsewhere) / (figures.income - figures.costs)) * 100;
  return { regimeId: id, kept, rate: rate === null ? null : rate - elsewhere };
}

/** The listed regimes of a country and its further schemes. */
export function regimesOf(
  { slug, taxRegimes }: Country,
  { schemes }: Pick<PersonFacts, 'schemes'>,
): readonly TaxRegime[] {
  const further = schemes[slug];
  return further ? [...taxRegimes, ...further] : taxRegimes;
}

type LookupSources = Parameters<typeof lastingRegimes>;

/** Of the last countries and brackets, because the engine knows the stays of a lookup that it has seen: 40 ms a list. */
let last: { readonly sources: LookupSources; readonly lookup: RegimeLookup } | null = null;

function lookupOf(...sources: LookupSources): RegimeLookup {
  if (!last || sources.some((source, at) => source !== last?.sources[at])) {
    last = { sources, lookup: lastingRegimes(...sources) };
  }
  return last.lookup;
}

/** Parts of an amount by which an open answer may change it in silence. */
const SAME_PART = 0.05;

/** Whether an ordinary answer that is open changes what is kept: the contract, or another by more than five in a hundred. */
export function isLeastOf(
  { kept, most, otherMoney }: Pick<Assessed, 'kept' | 'most' | 'otherMoney'>,
  situation: Situation,
): boolean {
  // Where too little is known of other money, it can be less as well.
  if (isMoneyOpen(otherMoney)) return false;
  return isContractOpen(situation) || most > kept * (1 + SAME_PART);
}

/**
 * Whether a regime can be the answer: nothing more is asked of the person. The figure of one year, which everybody sees
 * without answers, says nothing of an end, so that there it must not end within the usual stay either.
 */
export function isSure({ fit, terms, years }: Pick<Assessed, 'fit' | 'terms' | 'years'>): boolean {
  return (
    fit === 'fits' && (years !== null || !terms.some((term) => term.kind === 'ends' && term.isWithinStay))
  );
}

/** How many years of a stay a yearly saving counts for: none after the regime has ended; null where no stay is said. */
export function savedYears({ years, projection }: Pick<Assessed, 'years' | 'projection'>): number | null {
  return years === null ? null : Math.min(years, projection?.endsAfter ?? years);
}
