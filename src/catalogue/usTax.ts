/**
 * What the United States ask of a citizen or a holder of a green card who lives elsewhere, year by year, with what has to be
 * said of it. It comes with the laws: see `PersonFacts`.
 */
import { amountsOf, assessLaw, type LawCase, onlyGiven, resultsOf, WHOLE_YEAR } from '../law/assess.ts';
import type {
  AmountByYear,
  LawAnswers,
  LawMethod,
  LawOf,
  Laws,
  MoveHome,
  SharesDue,
  TaxKind,
  TaxLine,
} from '../law/index.ts';
import { type Costs, costsAt, TAX_KINDS } from '../law/kinds.ts';
import { changedIn } from '../law/lawMethod.ts';
import { knotsOf, type PiecewiseLinear, valueAt } from '../law/piecewiseLinear.ts';
import { type LawOfYear, lawOfYear } from '../law/year.ts';
import {
  hasUsEmployer,
  insuredInUs,
  isUsPerson,
  isWageInsuredInUs,
  sharesDue,
  type UsCitizens,
  type UsDestination,
  type UsPerson,
  type UsRegime,
} from './usCitizens.ts';
import { usCurve } from './usCurve.ts';

/** USD of one year. */
export interface UsTax {
  /** Self-employment tax, or what a US employer withholds. */
  readonly insurance: number;
  readonly incomeTax: number;
  readonly total: number;
  /** Of a company: what is due if its profit stays in it; null for everybody else. */
  readonly ifKept: number | null;
}

/** How the work is done, as the law of the United States sees it. */
export type UsWork = 'wage' | 'company' | 'self-employed';

/** One year in one regime, USD. */
export interface UsYear {
  readonly slug: string;
  /** How its law is asked. */
  readonly of: LawOf;
  /** Calendar year. */
  readonly year: number;
  /** 1 for the first year of the stay; left out: an ordinary year. */
  readonly place?: number;
  /** Whether a relief of the first years is in force. */
  readonly relieved?: boolean;
  readonly income: number;
  readonly costs: number;
  /** What the regime takes. */
  readonly lines: readonly Pick<TaxLine<number | null>, 'kind' | 'amount'>[];
  /** Part of the year that is spent abroad; 1 where left out. */
  readonly daysShare?: number;
  /** Net income of the months before, in the year of a move. */
  readonly otherIncome?: number;
}

/** The same at every income. */
export type UsYearOverIncomes = Omit<UsYear, 'income' | 'costs' | 'lines'>;

/** A move from the United States. */
export interface UsMove {
  readonly slug: string;
  readonly of: LawOf;
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  readonly relieved?: boolean;
}

/** What the United States ask of one person. */
export interface UsTaxes {
  /** What laws there are asked with: shares of contributions that are due, and the pay that the exclusion covers. */
  readonly there: {
    readonly sharesDue: Readonly<Record<string, SharesDue>>;
    readonly ownersPay: Readonly<Record<string, number | AmountByYear>>;
  };
  /** Id of the law that works it out. */
  readonly lawUnder: (regimeId: string) => string;
  /** The last tax year up to this one in which something in that law became different. */
  readonly sinceUnder: (regimeId: string, taxYear: number) => number;
  readonly workUnder: (regimeId: string) => UsWork;
  readonly taxOf: (year: UsYear) => UsTax;
  /** The same if the income is a wage, from a US employer unless another home is named; USD. */
  readonly taxOnPayroll: (year: UsYear) => number;
  readonly taxOver: (
    year: UsYearOverIncomes,
  ) => (income: number, costs: number, lines: UsYear['lines']) => UsTax;
  /** Its total over incomes; null where it has to be asked income by income. */
  readonly curveOf: (year: UsYearOverIncomes, costs: Costs | null) => PiecewiseLinear | null;
  /** How the law of the year of a move treats the months after it. */
  readonly afterMove: (move: UsMove) => Pick<MoveHome, 'agreement' | 'credits' | 'ofCompany'>;
  /** What the exclusion asks for, on which every figure rests. */
  readonly exclusion: string;
  /** What else has to be said of a regime under which so much is due: the rule of insurance first. */
  readonly saying: (slug: string, regimeId: string, due: UsTax) => readonly string[];
}

/** What a person has said that decides it. */
export type UsAnswers = UsPerson & Omit<LawAnswers, 'sharesDue' | 'ownersPay' | 'household'>;

/** Null for everybody whom the United States do not tax abroad. */
export function usTaxes(
  us: UsCitizens,
  laws: Laws,
  lawsFor: (answers: LawAnswers) => LawMethod,
  person: UsAnswers,
): UsTaxes | null {
  if (!isUsPerson(person)) return null;
  const { profession, bestPay, payroll, daysAway } = person;
  const there = { sharesDue: sharesDue(us, person), ownersPay: ownersPay(us, laws) };
  const facts: Facts = {
    ...{ us, laws, person },
    method: lawsFor({ profession, bestPay, payroll, daysAway, ...there }),
  };
  return {
    there,
    lawUnder: (regimeId) => lawUnder(facts, regimeId),
    sinceUnder: (regimeId, taxYear) => {
      const program = laws.regimes[lawUnder(facts, regimeId)]?.program;
      return program ? changedIn(program, taxYear) : taxYear;
    },
    workUnder: (regimeId) => workUnder(facts, regimeId),
    taxOf: (year) => taxOf(facts, year),
    taxOnPayroll: (year) => taxOf({ ...facts, person: onPayroll(person) }, year).total,
    taxOver: (year) => taxOver(facts, year),
    curveOf: (year, costs) => curveOf(facts, year, costs),
    afterMove: (move) => afterMove(facts, move),
    exclusion: us.texts.exclusion,
    saying: (slug, regimeId, due) => saying(facts, slug, regimeId, due),
  };
}

function onPayroll({ home = { country: 'us' }, ...person }: UsAnswers): UsAnswers {
  return { ...person, home, payroll: true };
}

interface Facts {
  readonly us: UsCitizens;
  readonly laws: Laws;
  readonly method: LawMethod;
  readonly person: UsAnswers;
}

function workUnder({ us, person }: Facts, regimeId: string): UsWork {
  if (person.payroll) return 'wage';
  return us.regimes[regimeId]?.as ?? 'self-employed';
}

function lawUnder(facts: Facts, regimeId: string): string {
  const { wage, company, selfEmployed } = facts.us.laws;
  const work = workUnder(facts, regimeId);
  return work === 'wage' ? wage : work === 'company' ? company : selfEmployed;
}

/** As much pay as the exclusion covers in each year, where pay bears nothing there: by year once it changes. */
function ownersPay(
  { laws: ids, regimes }: UsCitizens,
  { taxYear, regimes: laws }: Laws,
): Record<string, number | AmountByYear> {
  const program = laws[ids.company]?.program;
  if (!program) return {};
  const coveredIn = (year: number) => {
    const law = lawOfYear(program, { taxYear: year });
    return valueIn(law, resultsOf(law, { ...WHOLE_YEAR, profit: 0, wage: 0 }), 'mostExcluded');
  };
  const later = program.figures.flatMap((figure) => figure.in.map(({ from }) => Number(from.slice(0, 4))));
  const years = [taxYear, ...new Set(later.filter((year) => year > taxYear))];
  const covered = Object.fromEntries(years.map((year) => [year, coveredIn(year)]));
  const amounts = new Set(Object.values(covered));
  const pay = amounts.size === 1 ? coveredIn(taxYear) : covered;
  const isPaid = ([, own]: readonly [string, UsRegime]) => own.as === 'company' && own.wage === 'exclusion';
  return Object.fromEntries(
    Object.entries(regimes)
      .filter(isPaid)
      .map(([id]) => [id, pay]),
  );
}

/** Whether the local income tax is credited. */
function creditOf(facts: Facts, regimeId: string) {
  const own = facts.us.regimes[regimeId];
  if (own?.as === 'self-employed') return own.creditable;
  return workUnder(facts, regimeId) === 'wage' ? 'yes' : 'none';
}

/** What is due of a year. */
function taxOf(facts: Facts, { income, costs, lines, ...year }: UsYear): UsTax {
  return taxOver(facts, year)(income, costs, lines);
}

/** The same at any income, for those who ask for many. */
function taxOver(facts: Facts, year: UsYearOverIncomes): ReturnType<UsTaxes['taxOver']> {
  const law = lawIn(facts, year);
  const caseAt = caseOver(facts, law, year);
  const isOwner = workUnder(facts, year.of.regimeId) === 'company';
  return (income, costs, localLines) => {
    const { lines, total, results } = assessLaw(law, caseAt(income, costs, localLines));
    const incomeTax = lines.income ?? 0;
    const ifKept = isOwner ? valueIn(law, results, 'keptUnder962') : null;
    return { incomeTax, total, insurance: total - incomeTax, ifKept };
  };
}

function lawIn(facts: Facts, { of, year }: UsYearOverIncomes): LawOfYear {
  const id = lawUnder(facts, of.regimeId);
  const own = facts.laws.regimes[id];
  if (!own) throw new RangeError(`There is no law "${id}"`);
  return lawOfYear(own.program, { taxYear: year });
}

type CaseAt = (income: number, costs: number, lines: UsYear['lines']) => LawCase;

/** What the law is asked with at an income. */
function caseOver(facts: Facts, { program }: LawOfYear, year: UsYearOverIncomes): CaseAt {
  const { us, person } = facts;
  const { regimeId } = year.of;
  const credits = creditOf(facts, regimeId) === 'yes';
  const said = {
    taxYear: year.year,
    'asked.daysShare': year.daysShare ?? 1,
    'asked.insuredAtHome': insuredInUs(us, person, { ...year, regimeId }),
    'asked.otherIncome': year.otherIncome ?? 0,
  };
  const fixed = onlyGiven(program, said, WHOLE_YEAR);
  const regime = us.regimes[regimeId];
  const company = workUnder(facts, regimeId) === 'company' && regime?.as === 'company' ? regime : null;
  return (income, costs, lines) => ({
    ...fixed,
    ...amountsOf(income, costs),
    'asked.foreignTax': credits ? amountOf(lines, 'income') : 0,
    'asked.usEmployer': isWithheld(facts, year, lines) ? 1 : 0,
    ...(company && companyCase(facts, year.of, income, costs, company)),
  });
}

/** Its total over incomes; null where the regime has no curve, or its owner's pay is looked for. */
function curveOf(facts: Facts, year: UsYearOverIncomes, costs: Costs | null): PiecewiseLinear | null {
  const { method } = facts;
  const law = lawIn(facts, year);
  const caseAt = caseOver(facts, law, year);
  const caseWith = (linesAt: (income: number) => UsYear['lines']) => (income: number) =>
    onlyGiven(law.program, caseAt(income, costsAt(costs, income), linesAt(income)));
  const covered = costs && 'amount' in costs ? [costs.amount] : [];
  if (workUnder(facts, year.of.regimeId) === 'company') {
    const cuts = method.payKnots(year.of, costs);
    return (
      cuts &&
      usCurve(
        law,
        [...cuts, ...covered],
        caseWith(() => []),
      )
    );
  }
  const over = (kinds: readonly TaxKind[]) =>
    method.curveOf(
      year.of,
      costs,
      TAX_KINDS.filter((kind) => !kinds.includes(kind)),
    );
  const [income, insurance] = [over(['income']), over(INSURANCE)];
  if (!income || !insurance) return null;
  const linesAt = (at: number): UsYear['lines'] => [
    { kind: 'income', amount: valueAt(income, at) },
    { kind: 'socialContribution', amount: valueAt(insurance, at) },
  ];
  return usCurve(law, [...knotsOf([income, insurance]), ...covered], caseWith(linesAt));
}

/** Whether a US employer withholds its employee's half of social security. */
function isWithheld(
  { us, person }: Facts,
  { slug, of: { regimeId } }: UsYearOverIncomes,
  lines: UsYear['lines'],
): boolean {
  const isInsured = INSURANCE.some((kind) => amountOf(lines, kind) > 0);
  return hasUsEmployer(person) && isWageInsuredInUs(us.destinations[slug], person, { regimeId, isInsured });
}

const INSURANCE: readonly TaxKind[] = ['socialContribution', 'pension'];

/** What a value of a law comes to. */
function valueIn({ program }: LawOfYear, results: readonly number[], name: string): number {
  const place = program.values.find(([value]) => value === name)?.[1];
  return place === undefined ? 0 : (results[place] ?? 0);
}

/** What goes into the law of companies: how this one pays its owner, and what it is taxed with. */
function companyCase(
  { method }: Facts,
  of: LawOf,
  income: number,
  costs: number,
  regime: Extract<UsRegime, { as: 'company' }>,
): LawCase {
  const profit = Math.max(income - costs, 0);
  const paid = method.payAt(of, income, costs);
  const lines = paid?.lines;
  const corporate = lines?.corporate ?? 0;
  const before = (regime.lowersProfit ?? []).reduce((sum, kind) => sum + (lines?.[kind] ?? 0), 0);
  const ifKept = regime.companyTaxOn === 'distribution' ? 0 : corporate;
  const credited = (tax: number) => (regime.companyTaxCreditable ? tax : 0);
  const { wage = 0, employer = 0 } = paid ?? {};
  return {
    profit: profit - before,
    wage,
    'asked.wageCost': wage + employer,
    'asked.companyTax': corporate,
    'asked.creditableTax': credited(corporate),
    'asked.companyTaxIfKept': ifKept,
    'asked.creditableTaxIfKept': credited(ifKept),
    'asked.dividendTax': regime.dividendTaxCreditable === false ? 0 : (lines?.dividend ?? 0),
    'asked.qualified': regime.qualifiedDividend ? 1 : 0,
  };
}

function amountOf(lines: UsYear['lines'], kind: TaxKind): number {
  return lines.find((line) => line.kind === kind)?.amount ?? 0;
}

/** How the law of the year of a move treats what is earned after it. */
function afterMove(
  facts: Facts,
  { slug, of, on, relieved = false }: UsMove,
): ReturnType<UsTaxes['afterMove']> {
  const { us, person } = facts;
  const { regimeId } = of;
  const inUs = 12 * insuredInUs(us, person, { slug, regimeId, place: 1, relieved });
  const [year = 0, month = 1] = on.split('-').map(Number);
  return {
    agreement: 1 - Math.min(inUs / (13 - month), 1),
    credits: creditOf(facts, regimeId) === 'yes' ? ['income'] : [],
    ...(workUnder(facts, regimeId) === 'company' && {
      ofCompany: ({ before, ...months }) =>
        taxOf(facts, { slug, of, year, ...months, otherIncome: before }).total,
    }),
  };
}

function saying(facts: Facts, slug: string, regimeId: string, due: UsTax): readonly string[] {
  const { us, person } = facts;
  const { texts, destinations } = us;
  const work = workUnder(facts, regimeId);
  if (work === 'company') return texts.company;
  const own = destinations[slug];
  if (work === 'wage') return sayingOfWage(facts, own, due);
  if (!own) return [];
  const credit = creditOf(facts, regimeId);
  const insuresOthers = own.insures.length > 0 && !own.insures.includes(regimeId);
  const isInsured = insuredInUs(us, person, { slug, regimeId }) < 1;
  const first = own.notInsured.filter(({ regimes }) => regimes.includes(regimeId));
  return [
    own.text,
    ...(insuresOthers ? [texts.notInsured] : []),
    ...(isInsured ? [...first.map(({ text }) => text), texts.certificate] : []),
    ...(due.incomeTax > 0 && credit === 'doubtful' ? [texts.doubtfulCredit] : []),
    ...(due.incomeTax > 0 && credit === 'no' ? [texts.noCredit] : []),
  ];
}

function sayingOfWage(
  { us: { texts }, person }: Facts,
  own: UsDestination | undefined,
  due: UsTax,
): readonly string[] {
  if (!hasUsEmployer(person)) return [texts.foreignEmployer];
  const rule = own?.employed ?? 'none';
  return [
    ...(due.insurance > 0 ? [texts.usEmployer] : []),
    ...(rule === 'none' ? [] : [texts.agreements[rule]]),
  ];
}
