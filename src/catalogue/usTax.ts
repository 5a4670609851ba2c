/**
 * What the United States ask of a citizen or a holder of a green card who lives elsewhere, year by year, with what has to be
 * said of it. It comes with the laws: see `PersonFacts`.
 */
import { toCents, WHOLE_YEAR } from '../law/assess.ts';
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
import type { Costs } from '../law/kinds.ts';
import type { LawBehind } from '../law/linkedBehind.ts';
import type { PiecewiseLinear } from '../law/piecewiseLinear.ts';
import type { LawProgram } from '../law/program.ts';
import { type LawCase, resultsOf } from '../law/results.ts';
import { lawOfYear } from '../law/year.ts';
import { type UsWork, usBehind, usCredit, usLaw, usWork, WITHHELD } from './usBehind.ts';
import {
  hasUsEmployer,
  insuredInUs,
  isUsPerson,
  isWageInsuredInUs,
  sharesDue,
  type UsCitizens,
  type UsDestination,
  type UsRegime,
} from './usCitizens.ts';

/** USD of one year. */
export interface UsTax {
  /** Self-employment tax, or what a US employer withholds. */
  readonly insurance: number;
  readonly incomeTax: number;
  readonly total: number;
  /** Of a company: what is due if its profit stays in it; null for everybody else. */
  readonly ifKept: number | null;
}

/** One year in one regime, whatever the income. */
export interface UsYear {
  readonly slug: string;
  /** How its law is asked. */
  readonly of: LawOf;
  /** Its quick estimate, where that is asked. */
  readonly quick?: LawProgram | undefined;
  /** 1 for the first year of the stay; left out: an ordinary year. */
  readonly place?: number;
  /** Whether a relief of the first years is in force. */
  readonly relieved?: boolean;
  /** Part of the year that is spent abroad; 1 where left out. */
  readonly daysShare?: number;
  /** Net income of the months before, in the year of a move. */
  readonly otherIncome?: number;
}

/** What is earned in it, USD. */
export interface UsIncome {
  readonly income: number;
  readonly costs: number;
  /** What is paid there where that is not what is taken of a whole year. */
  readonly lines?: readonly Pick<TaxLine<number | null>, 'kind' | 'amount'>[] | undefined;
}

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
  /** What laws there are asked with: shares of contributions that are due, the pay that the exclusion covers, and the law behind. */
  readonly there: {
    readonly sharesDue: Readonly<Record<string, SharesDue>>;
    readonly ownersPay: Readonly<Record<string, number | AmountByYear>>;
    readonly behind: LawBehind;
  };
  /** Id of the law that works it out. */
  readonly lawUnder: (regimeId: string) => string;
  readonly workUnder: (regimeId: string) => UsWork;
  readonly taxOf: (year: UsYear, earned: UsIncome) => UsTax;
  /** The same if the income is a wage, from a US employer unless another home is named; USD. */
  readonly taxOnPayroll: (year: UsYear, earned: UsIncome) => number;
  /** Its total over incomes; null where it has to be asked income by income, for the best pay. */
  readonly curveOf: (year: UsYear, costs: Costs | null) => PiecewiseLinear | null;
  /** The same for two years in which the same is due at every income. */
  readonly keyOf: (year: UsYear) => string;
  /** How the law of the year of a move treats the months after it. */
  readonly afterMove: (move: UsMove) => Pick<MoveHome, 'agreement' | 'credits' | 'ofCompany'>;
  /** What the exclusion asks for, on which every figure rests. */
  readonly exclusion: string;
  /** What else has to be said of a regime under which so much is due: the rule of insurance first. */
  readonly saying: (slug: string, regimeId: string, due: UsTax) => readonly string[];
}

/** Null for everybody whom the United States do not tax abroad. */
export function usTaxes(
  us: UsCitizens,
  laws: Laws,
  lawsFor: (answers: LawAnswers) => LawMethod,
  person: LawAnswers,
): UsTaxes | null {
  if (!isUsPerson(person)) return null;
  const factsOf = (asked: LawAnswers): Facts => {
    const behind = usBehind(us, laws, asked.payroll);
    return { us, laws, person: asked, method: lawsFor({ ...person, ...there, behind }) };
  };
  const there = {
    sharesDue: sharesDue(us, person),
    // The best pay is looked for with what is due here in it.
    ownersPay: { ...(person.payBest ? {} : ownersPay(us, laws)), ...person.ownersPay },
    behind: usBehind(us, laws, person.payroll),
  };
  const facts = factsOf(person);
  return {
    there,
    lawUnder: (regimeId) => usLaw(us, usWork(us, regimeId, person.payroll)),
    workUnder: (regimeId) => usWork(us, regimeId, person.payroll),
    taxOf: (year, earned) => taxOf(facts, year, earned),
    taxOnPayroll: (year, earned) => taxOf(factsOf(onPayroll(person)), year, earned).total,
    curveOf: (year, costs) => {
      const { said, quick } = askedIn(facts, year);
      return facts.method.ask(year.of, quick)?.curveBehind(costs, said) ?? null;
    },
    keyOf: (year) => `${facts.method.ask(year.of)?.key} ${JSON.stringify(saidIn(facts, year))}`,
    afterMove: (move) => afterMove(facts, move),
    exclusion: us.texts.exclusion,
    saying: (slug, regimeId, due) => [
      ...saying(facts, slug, regimeId, due),
      ...(person.citizenships?.includes('us') ? [] : [us.texts.greenCard]),
    ],
  };
}

function onPayroll({ home = { country: 'us' }, ...person }: LawAnswers): LawAnswers {
  return { ...person, home, payroll: true };
}

interface Facts {
  readonly us: UsCitizens;
  readonly laws: Laws;
  readonly method: LawMethod;
  readonly person: LawAnswers;
}

/** As much pay as the exclusion covers in each year, where pay bears nothing there: by year once it changes. */
function ownersPay(
  { laws: ids, regimes }: UsCitizens,
  { taxYear, regimes: laws }: Laws,
): Record<string, number | AmountByYear> {
  const program = laws[ids.company]?.program;
  if (!program) return {};
  const coveredIn = (year: number) => {
    const results = resultsOf(lawOfYear(program, { taxYear: year }), { ...WHOLE_YEAR, profit: 0, wage: 0 });
    return results[program.values.find(([name]) => name === 'mostExcluded')?.[1] ?? -1] ?? 0;
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

/** What is due of a year. */
function taxOf(facts: Facts, year: UsYear, { income, costs, lines }: UsIncome): UsTax {
  const { said, quick } = askedIn(facts, year, lines);
  const amountAt = facts.method.ask(year.of, quick)?.behindAt(income, costs, said);
  if (!amountAt) throw new RangeError(`There is no law "${year.of.regimeId}"`);
  const lineOf = (kind: TaxKind) => toCents(Math.max(amountAt(`line.${kind}`), 0));
  const incomeTax = lineOf('income');
  const insurance = toCents(lineOf('socialContribution') + lineOf('pension'));
  const isOwner = usWork(facts.us, year.of.regimeId, facts.person.payroll) === 'company';
  return {
    ...{ incomeTax, insurance },
    total: toCents(incomeTax + insurance),
    ifKept: isOwner ? amountAt('keptUnder962') : null,
  };
}

function askedIn(facts: Facts, year: UsYear, lines?: UsIncome['lines']) {
  // How a company pays its owner is in its law alone.
  const isCompany = usWork(facts.us, year.of.regimeId, facts.person.payroll) === 'company';
  return {
    said: { ...saidIn(facts, year), ...(lines && saidOfLines(facts, year, lines)) },
    quick: isCompany ? undefined : year.quick,
  };
}

/** What their law asks of a person in a year, at every income. */
function saidIn({ us, person }: Facts, year: UsYear): LawCase {
  const { slug, of, daysShare = 1, otherIncome = 0 } = year;
  const { regimeId } = of;
  const withheld = (isInsured: boolean) => {
    const wage = { regimeId, isInsured };
    return hasUsEmployer(person) && isWageInsuredInUs(us.destinations[slug], person, wage) ? 1 : 0;
  };
  return {
    'asked.daysShare': daysShare,
    'asked.insuredAtHome': insuredInUs(us, person, { ...year, regimeId }),
    'asked.otherIncome': otherIncome,
    [WITHHELD.ifInsured]: withheld(true),
    [WITHHELD.ifNot]: withheld(false),
  };
}

/** What follows from lines that are not those of a whole year: the foreign tax, and whether anything insures there. */
function saidOfLines(facts: Facts, year: UsYear, lines: NonNullable<UsIncome['lines']>): LawCase {
  const { us, person } = facts;
  const { regimeId } = year.of;
  const amountOf = (kind: TaxKind) => lines.find((line) => line.kind === kind)?.amount ?? 0;
  const isInsured = amountOf('socialContribution') + amountOf('pension') > 0;
  const said = saidIn(facts, year);
  return {
    'asked.foreignTax': usCredit(us, regimeId, person.payroll) === 'yes' ? amountOf('income') : 0,
    'asked.usEmployer': said[isInsured ? WITHHELD.ifInsured : WITHHELD.ifNot] ?? 0,
  };
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
    credits: usCredit(us, regimeId, person.payroll) === 'yes' ? ['income'] : [],
    ...(usWork(us, regimeId, person.payroll) === 'company' && {
      ofCompany: ({ before, daysShare, income, costs }) =>
        taxOf(facts, { slug, of: { ...of, year }, daysShare, otherIncome: before }, { income, costs }).total,
    }),
  };
}

function saying(facts: Facts, slug: string, regimeId: string, due: UsTax): readonly string[] {
  const { us, person } = facts;
  const { texts, destinations } = us;
  const work = usWork(us, regimeId, person.payroll);
  if (work === 'company') return texts.company;
  const own = destinations[slug];
  if (work === 'wage') return sayingOfWage(facts, own, due);
  if (!own) return [];
  const credit = usCredit(us, regimeId, person.payroll);
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
