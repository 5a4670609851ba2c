/** The law's estimate: regimes worked out by their own laws, in US dollars, for one person. */

import { amountIn } from './amountByYear.ts';
import type { LawAnswers, MovingFamily } from './ask.ts';
import { amountsOf, assessLaw, onlyGiven, toCents, WHOLE_YEAR } from './assess.ts';
import { type AnswerBand, bandOf, countsIn, inReading } from './band.ts';
import { bestWage, type OwnersPay, WAGE } from './bestWage.ts';
import { type BillsEffect, billsEffect, withBills } from './bills.ts';
import type { FamilyProgram } from './familyProgram.ts';
import { type Family, familySaid, grown, householdChange, whatChanges } from './household.ts';
import { type HouseholdChange, householdTimes } from './householdChange.ts';
import { costsAt } from './kinds.ts';
import { curveOver, type Stretch, stretchesOf } from './lawCurve.ts';
import { chosen, type Laws, type RegimeLaw, saysPay, sharesSaid, wageLawOf } from './laws.ts';
import { effectName, HOUSEHOLD, linkedProgram } from './linked.ts';
import { BEHIND, behind as behindName } from './linkedBehind.ts';
import type { OtherMoneyBeside, OtherMoneyChange, OtherMoneyWorking } from './otherMoneyChange.ts';
import { type PiecewiseLinear, sumOf } from './piecewiseLinear.ts';
import type { LawProgram } from './program.ts';
import { type LawCase, lawOfCases, resultsOf, startOf } from './results.ts';
import {
  type Costs,
  type EmployerPart,
  type LawLine,
  type LawMethod,
  type LawOf,
  type PersonalLaw,
  TAX_KINDS,
  type TaxKind,
} from './types.ts';
import { workingFrom, workingOfLaw } from './working.ts';
import { type Choices, type LawOfYear, lawOfYear } from './year.ts';

/** How far the curve of a law behind may be off for each of two reasons, in its currency. */
const NEAR = 0.125;

const READ_OTHERWISE = 'The law on some of the other money can be read in two ways.';

/** As many sets of answers are kept as a page and its comparisons ask for. */
const MOST_KEPT = 32;

const methods = new WeakMap<Laws, Map<string, LawMethod>>();

/** Laws as they are for a person; they are put into a year once and kept. */
export function lawMethod(laws: Laws, answers: LawAnswers = {}): LawMethod {
  const known = methods.get(laws) ?? new Map<string, LawMethod>();
  methods.set(laws, known);
  const { profession = '', payroll = false, payBest = false, household = null } = answers;
  const { sharesDue = {}, ownersPay = {}, daysAway, behind, otherMoney = null } = answers;
  const ofPay = [payBest, sharesDue, ownersPay];
  const key = JSON.stringify([
    profession,
    payroll,
    ...ofPay,
    daysAway,
    household,
    behind?.key,
    otherMoney?.key,
  ]);
  const method = known.get(key) ?? new Method(laws, answers);
  known.delete(key);
  known.set(key, method);
  for (const [oldest] of known.entries()) {
    if (known.size <= MOST_KEPT) break;
    known.delete(oldest);
  }
  return method;
}

class Method implements LawMethod {
  readonly #asked = new Map<string, PersonalLaw | null>();

  constructor(
    private readonly laws: Laws,
    private readonly answers: LawAnswers,
  ) {}

  ask(of: LawOf, quick?: LawProgram): PersonalLaw | null {
    if (quick)
      return new Asked(
        this.laws,
        { ...this.answers, household: undefined, otherMoney: undefined },
        of,
        quickLaw(quick),
      );
    const { regimeId, year, yearOfStay, reliefs } = of;
    const isPlain = year === undefined && yearOfStay === undefined && reliefs === undefined;
    const key = isPlain ? regimeId : `${regimeId} ${year} ${yearOfStay} ${reliefs}`;
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      const { regimes } = this.laws;
      const own = (this.answers.payroll && regimes[wageLawOf(regimeId)]) || regimes[regimeId];
      asked = own ? new Asked(this.laws, this.answers, of, own) : null;
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

/** A quick estimate, behind which a law of another country can stand; a family never does. */
function quickLaw(program: LawProgram): RegimeLaw {
  return { program, perDollar: 1, ordinaryYear: 1, expected: [] };
}

/** A regime's law put into a year, with what is said of the case beside turnover and costs. */
class Asked implements PersonalLaw {
  readonly #taxYear: number;
  /** In the year that is asked about, in which children are older than in the first one. */
  readonly #family: Family | null;
  readonly #choices: Choices;
  /** With the household where somebody moves along, and the law behind it. */
  readonly #program: LawProgram;
  readonly #law: LawOfYear;
  readonly #perDollar: number;
  readonly #said: LawCase;
  /** What of it, and of a whole year, the program asks for: the same at every income. */
  readonly #fixed: LawCase;
  /** With all of that put in. */
  #overIncomes: LawOfYear | undefined;
  #results: number[] | undefined;
  #key: string | undefined;
  /** Other money beside it; null where there is none, or nothing is known of it. */
  #beside: OtherMoneyBeside | null | undefined;
  #limit: number | null | undefined;
  /** The last case: its lines and what its family changes are asked for one after the other. */
  #last: { readonly income: number; readonly costs: number; readonly results: readonly number[] } | null =
    null;
  #lastPaid: { readonly law: LawOfYear; readonly key: string; readonly paid: OwnersPay | null } | null = null;

  constructor(
    private readonly laws: Laws,
    private readonly answers: LawAnswers,
    private readonly of: LawOf,
    private readonly raw: RegimeLaw,
  ) {
    const { profession, sharesDue, daysAway } = answers;
    this.#taxYear = of.year ?? laws.taxYear;
    this.#family = familyIn(of, this.#taxYear, answers.household);
    this.#choices = { is: profession ? [profession] : [] };
    const program = this.#linked(raw);
    this.#program = program;
    this.#perDollar = raw.perDollar;
    this.#law = lawOfYear(program, { taxYear: this.#taxYear }, this.#choices);
    this.#said = {
      ...chosen(of.reliefs),
      taxYear: this.#taxYear,
      yearOfStay: of.yearOfStay ?? raw.ordinaryYear,
      ...sharesSaid(sharesDue?.[program.id]),
      ...(daysAway !== undefined && { 'asked.daysAway': daysAway }),
      ...(this.#family && familySaid({ ...raw, program }, this.#family)),
    };
    this.#fixed = onlyGiven(program, this.#said, WHOLE_YEAR);
  }

  get key(): string {
    this.#key ??= this.#keyOf();
    return this.#key;
  }

  #keyOf(): string {
    const program = this.#program;
    const { id, given } = program;
    const ofCase = ['yearOfStay', 'taxYear'].map((name) => (given.includes(name) ? this.#said[name] : ''));
    const ofFamily = this.#family ? whatChanges(program, this.#family) : '';
    // A status holds for some years, and a rule from a day on.
    const ofOther = this.answers.otherMoney ? `${this.#said.yearOfStay} ${this.#taxYear}` : '';
    const changed = changedIn(program, this.#taxYear);
    return [id, ...ofCase, this.of.reliefs, changed, this.#pay ?? '', ofFamily, ofOther].join(' ');
  }

  amountsAt(income: number, costs: number): readonly number[] {
    const { lines } = this.#program;
    const results = this.#resultsAt(income, costs);
    return TAX_KINDS.map((kind) => {
      const place = lines[kind];
      return place === undefined ? 0 : toCents(Math.max(results[place] ?? 0, 0)) / this.#perDollar;
    });
  }

  #resultsAt(income: number, costs: number): readonly number[] {
    if (this.#last?.income !== income || this.#last.costs !== costs) {
      this.#last = { income, costs, results: this.#workedAt(income, costs) };
    }
    return this.#last.results;
  }

  #workedAt(income: number, costs: number): readonly number[] {
    const known = this.#ofWork(income, costs);
    if (this.#isPaid) return resultsOf(this.#law, known);
    this.#overIncomes ??= lawOfCases(this.#law, this.#fixed, Object.keys(amountsOf(0, 0)));
    // Of the last income only: anew at each, they are most of what a list takes of memory.
    this.#results ??= startOf(this.#overIncomes);
    return resultsOf(this.#overIncomes, known, this.#results);
  }

  bandAt(income: number, costs: number): AnswerBand | null {
    const perDollar = this.#perDollar;
    const otherMoney = this.otherMoneyAt(income, costs);
    const totalOf = (law: LawOfYear) =>
      this.#totalOf(law, income, costs) + (otherMoney?.total ?? 0) * perDollar;
    const ofWork = this.#otherwise().map(({ because, laws }) => ({
      because,
      totals: laws.map(totalOf),
    }));
    const usual = totalOf(this.#law);
    const ofOther = (otherMoney?.incomes ?? []).flatMap(({ otherReading, tax }) =>
      otherReading === undefined
        ? []
        : [{ because: READ_OTHERWISE, totals: [usual + (otherReading - tax) * perDollar] }],
    );
    const band = bandOf(usual, [...ofWork, ...ofOther], (income + (otherMoney?.amount ?? 0)) * perDollar);
    return band && { ...band, low: band.low / perDollar, high: band.high / perDollar };
  }

  billsAt(income: number, costs: number): BillsEffect | null {
    const program = this.#program;
    if (!program.bills) return null;
    const perDollar = this.#perDollar;
    const taxYear = this.#taxYear;
    const passed = lawOfYear(withBills(program), { taxYear }, this.#choices);
    const [total, ifPassed] = [this.#law, passed].map((law) => this.#totalOf(law, income, costs)) as [
      number,
      number,
    ];
    const effect = billsEffect(program, { total, ifPassed, income: income * perDollar, taxYear });
    return effect && { ...effect, more: effect.more / perDollar };
  }

  /** What a law comes to with what a household changes, in its currency. */
  #totalOf(law: LawOfYear, income: number, costs: number): number {
    const { total, results } = assessLaw(law, this.#caseOf(income, costs, law));
    const household = law.program.extras[HOUSEHOLD];
    return household === undefined ? total : total + toCents(results[household] ?? 0);
  }

  /** What the law may be instead, by doubt. */
  #otherwise(): readonly { readonly because: string; readonly laws: readonly LawOfYear[] }[] {
    const { doubts = [] } = this.raw;
    const program = this.#program;
    const taxYear = this.#taxYear;
    const choices = this.#choices;
    const family = this.#family ? this.laws.households?.regimes[program.id]?.family : undefined;
    const inYear = (other: LawProgram, set?: Choices['set']) =>
      lawOfYear(other, { taxYear }, { ...choices, set });
    const ofLaw = doubts.flatMap((doubt) => {
      const { because } = doubt;
      if ('reading' in doubt) return [{ because, laws: [inYear(this.#read(doubt.reading, family))] }];
      if (!countsIn(program, doubt, taxYear, choices)) return [];
      return [
        { because, laws: [doubt.low, doubt.high].map((value) => inYear(program, { [doubt.figure]: value })) },
      ];
    });
    const ofFamily = (family?.inDoubt ?? []).map(({ because, totals }) => ({
      because,
      laws: totals.map((place) => inYear(withTotal(program, place))),
    }));
    return [...ofLaw, ...ofFamily];
  }

  employerAt(income: number): EmployerPart | null {
    const { extras, given } = this.#program;
    if (!(this.answers.payroll || given.includes('wage'))) return null;
    const results = resultsOf(this.#law, this.#caseOf(income, 0));
    const lines = TAX_KINDS.flatMap((kind) => {
      const place = extras[`employer.${kind}`];
      const amount = place === undefined ? 0 : toCents(results[place] ?? 0) / this.#perDollar;
      return amount > 0 ? [[kind, amount] as const] : [];
    });
    return { lines: Object.fromEntries(lines), total: lines.reduce((sum, [, amount]) => sum + amount, 0) };
  }

  workingAt(kind: TaxKind, income: number, costs: number): LawLine {
    const { currency, lines } = this.#program;
    const steps = workingOfLaw(this.#law, this.#caseOf(income, costs), lines[kind]);
    return { currency, steps };
  }

  effectWorkingAt(effect: string, income: number, costs: number): LawLine | null {
    const { households, regimes } = this.laws;
    const { id } = this.#program;
    const law = regimes[id];
    if (!law || !households || !this.answers.household) return null;
    const { effectValues, startsFrom, extras } = linkedProgram(households, law);
    const place = extras[effectName(effect)];
    if (place === undefined) return null;
    const ofEffects = { ...this.#law, program: { ...this.#program, values: effectValues } };
    const steps = workingFrom(ofEffects, this.#caseOf(income, costs), place, startsFrom);
    return { currency: law.program.currency, steps };
  }

  wageAt(income: number, costs: number): number | null {
    const place = this.#program.extras['pay.wage'];
    if (place === undefined) return null;
    return (this.#resultsAt(income, costs)[place] ?? 0) / this.#perDollar;
  }

  behindAt(income: number, costs: number, said: LawCase): ((name: string) => number) | null {
    const { extras } = this.#program;
    if (extras[BEHIND] === undefined) return null;
    const results = resultsOf(this.#law, this.#caseOf(income, costs, this.#law, this.#saidBehind(said)));
    return (name) => results[extras[behindName(name)] ?? -1] ?? 0;
  }

  get limit(): number | null {
    if (this.#limit === undefined) this.#limit = this.#limitOfProfession();
    return this.#limit;
  }

  #limitOfProfession(): number | null {
    const place = this.#program.extras.applies;
    if (place === undefined || !this.answers.profession) return null;
    const usual = lawOfYear(this.#program, { taxYear: this.#taxYear });
    const [limit, others] = [this.#law, usual].map((law) => resultsOf(law, this.#caseOf(0, 0))[place]);
    return limit === undefined || limit === others ? null : limit / this.#perDollar;
  }

  curveOf(costs: Costs | null, leftOut: readonly TaxKind[]): PiecewiseLinear | null {
    const stretches = this.#stretches(costs);
    return stretches && curveInDollars(this.#law, stretches, this.#perDollar, leftOut);
  }

  curveBehind(costs: Costs | null, said: LawCase): PiecewiseLinear | null {
    const stretches = this.#stretches(costs, this.#saidBehind(said));
    const places = Object.entries(this.#program.extras).flatMap(([name, place]) =>
      name.startsWith(behindName('line.')) ? [place] : [],
    );
    if (!stretches || places.length === 0) return null;
    const perDollar = this.#perDollar;
    const options = { mostOff: NEAR, decidesFrom: this.raw.program.steps.length };
    // Over incomes in the currency of the first law, amounts are in that of the law behind.
    return curveOver(this.#law, stretches, places, 1, options).map((piece) => ({
      ...piece,
      from: piece.from / perDollar,
      slope: piece.slope * perDollar,
    }));
  }

  /** Null where the best wage is looked for: it gives a curve knots that no law has. */
  #stretches(costs: Costs | null, said = this.#said): readonly Stretch[] | null {
    const isCompany = saysPay(this.#program);
    const pay = isCompany ? this.#pay : undefined;
    if (isCompany && pay === undefined && this.answers.payBest) return null;
    return stretchesIn({ program: this.#program, said, perDollar: this.#perDollar }, costs, pay);
  }

  /** Whether the owner of a company is paid otherwise than usual. */
  get #isPaid(): boolean {
    return this.answers.payBest || this.#pay !== undefined;
  }

  /** What the owner of a company is paid in the year that is asked about, USD; undefined: as usual. */
  get #pay(): number | undefined {
    const pay = this.answers.ownersPay?.[this.#program.id];
    return pay === undefined ? undefined : amountIn(pay, this.#taxYear);
  }

  /** With what the case says to the law behind. */
  #saidBehind(said: LawCase): LawCase {
    const named = Object.entries(said).map(([name, value]) => [behindName(name), value]);
    return { ...this.#said, ...Object.fromEntries(named) };
  }

  householdAt(income: number, costs: number): HouseholdChange | null {
    const { households } = this.laws;
    if (!households || !this.#family) return null;
    const change = householdChange(households, this.#program, this.#resultsAt(income, costs));
    return change && householdTimes(change, 1 / this.#perDollar);
  }

  otherMoneyAt(income: number, costs: number): OtherMoneyChange | null {
    return this.#besideIt()?.changeAt(this.#ofWork(income, costs)) ?? null;
  }

  otherWorkingAt(income: number, costs: number): readonly OtherMoneyWorking[] {
    return this.#besideIt()?.workingAt(this.#ofWork(income, costs)) ?? [];
  }

  /** What of a case hangs on the income: all else is known before. */
  #ofWork(income: number, costs: number): LawCase {
    return this.#isPaid
      ? this.#caseOf(income, costs)
      : amountsOf(income * this.#perDollar, costs * this.#perDollar);
  }

  #besideIt(): OtherMoneyBeside | null {
    if (this.#beside === undefined) {
      // With what its own law is not asked.
      const known = { ...WHOLE_YEAR, ...this.#said };
      const choices = { ...this.#choices, taxYear: this.#taxYear };
      const { otherMoney } = this.answers;
      this.#beside = otherMoney?.beside(this.laws.regimes, this.raw.program.id, known, choices) ?? null;
    }
    return this.#beside;
  }

  #linked(law: RegimeLaw): LawProgram {
    const { households } = this.laws;
    const program = this.#family && households ? linkedProgram(households, law) : law.program;
    return this.answers.behind?.programOf({ ...law, program }, this.of.regimeId) ?? program;
  }

  /** In another reading of the law, in which its family has a sum of its own. */
  #read(reading: string, family: FamilyProgram | undefined): LawProgram {
    const read = this.#linked({ ...this.raw, program: inReading(this.raw.program, reading) });
    return family ? withTotal(read, family.inReadings?.[reading] ?? family.total) : read;
  }

  /** The best wage of the last case, for which each line's working asks again. */
  #bestPaid(law: LawOfYear, known: LawCase): OwnersPay | null {
    const key = JSON.stringify(known);
    if (this.#lastPaid?.law !== law || this.#lastPaid.key !== key) {
      this.#lastPaid = { law, key, paid: bestWage(law, known) };
    }
    return this.#lastPaid.paid;
  }

  #caseOf(income: number, costs: number, law = this.#law, said = this.#said): LawCase {
    const perDollar = this.#perDollar;
    const { given } = law.program;
    const isUsual = said === this.#said && given === this.#program.given;
    const fixed = isUsual ? this.#fixed : onlyGiven(law.program, said, WHOLE_YEAR);
    const known = { ...amountsOf(income * perDollar, costs * perDollar), ...fixed };
    const pay = this.#pay;
    if (pay !== undefined) return paying(pay * perDollar, known);
    const paid = this.answers.payBest && costs <= income ? this.#bestPaid(law, known) : null;
    return paid ? { ...known, [WAGE]: paid.wage } : known;
  }
}

/**
 * The family in a tax year. In a year of a stay its waits for newcomers count; where no year is asked, the figure is that of
 * the whole law.
 */
function familyIn({ year }: LawOf, taxYear: number, household: MovingFamily | undefined): Family | null {
  if (!household) return null;
  const { from, firstMonths = 12, isEu = null, ...family } = household;
  if (from === null) return family;
  const years = taxYear - from;
  const older = grown(family, Math.max(years, 0));
  if (year === undefined || years < 0) return older;
  const to = firstMonths + 12 * years;
  return { ...older, newcomer: { from: Math.max(to - 12, 0), to, isEu } };
}

/** A linked program with another sum of the family's effects. */
function withTotal(program: LawProgram, total: number): LawProgram {
  return { ...program, extras: { ...program.extras, [HOUSEHOLD]: total } };
}

/** The last tax year up to this one in which something in a law became different. */
export function changedIn(program: LawProgram, taxYear: number): number {
  let years = changes.get(program);
  if (!years) {
    const { figures, scales, tables } = program;
    const days = [...[...figures, ...tables].map((one) => one.in), ...scales].flatMap((values) =>
      values.slice(1).map(({ from }) => Number(from.slice(0, 4))),
    );
    // What changes within a year counts from it on, or from the next.
    years = [...new Set(days.flatMap((year) => [year, year + 1]))].sort((a, b) => a - b);
    changes.set(program, years);
  }
  return years.findLast((year) => year <= taxYear) ?? 0;
}

const changes = new WeakMap<LawProgram, readonly number[]>();

/** A case in which the owner of a company is paid a wage, as far as profit reaches. */
function paying(wage: number, known: LawCase): LawCase {
  return { ...known, [WAGE]: Math.min(wage, known.profit ?? 0) };
}

/** Where the walk of a law goes, in its currency. @param pay what its owner is paid, USD a year, as far as profit reaches */
function stretchesIn(
  { program, said, perDollar }: Pick<RegimeLaw, 'program' | 'perDollar'> & { readonly said: LawCase },
  costs: Costs | null,
  pay: number | undefined,
): Stretch[] {
  const fixed = onlyGiven(program, said, WHOLE_YEAR);
  const ofCosts = (turnover: number) => costsAt(costs, turnover / perDollar) * perDollar;
  const at = (turnover: number): LawCase => {
    const known = { ...amountsOf(turnover, ofCosts(turnover)), ...fixed };
    return pay === undefined ? known : paying(pay * perDollar, known);
  };
  return stretchesOf(costs, pay).map(({ from, to, along }) => ({
    ...{ from: from * perDollar, to: to * perDollar },
    ...{ at, along },
  }));
}

/** The curve of the law's lines, but for those left out, over turnover. */
function curveInDollars(
  law: LawOfYear,
  stretches: readonly Stretch[],
  perDollar: number,
  leftOut: readonly TaxKind[],
): PiecewiseLinear {
  const { program } = law;
  const places = Object.entries(program.lines).flatMap(([kind, place]) =>
    leftOut.some((one) => one === kind) ? [] : [place],
  );
  const single = curveOver(law, stretches, places, perDollar);
  const household = program.extras[HOUSEHOLD];
  if (household === undefined) return single;
  return sumOf([single, curveOver(law, stretches, [household], perDollar, { mayBeNegative: true })]);
}
