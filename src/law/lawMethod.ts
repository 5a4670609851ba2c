/** The law's estimate: regimes worked out by their own laws, in US dollars, for one person. */

import { type AmountByYear, amountIn } from './amountByYear.ts';
import { amountsOf, assessLaw, type LawCase, onlyGiven, resultsOf, toCents, WHOLE_YEAR } from './assess.ts';
import { type AnswerBand, bandOf, countsIn, inReading } from './band.ts';
import { bestWage, type OwnersPay, WAGE } from './bestWage.ts';
import { type BillsEffect, billsEffect, withBills } from './bills.ts';
import type { FamilyProgram } from './familyProgram.ts';
import {
  changeBehind,
  type Family,
  familySaid,
  grown,
  householdChange,
  householdPerDollar,
  inCurrency,
  whatChanges,
  withOtherAmount,
} from './household.ts';
import { type HouseholdChange, householdTimes } from './householdChange.ts';
import { costsAt } from './kinds.ts';
import { curveOver, type Stretch, stretchesOf } from './lawCurve.ts';
import { chosen, type Laws, type RegimeLaw, type SharesDue, saysPay, sharesSaid, wageLawOf } from './laws.ts';
import { effectName, HOUSEHOLD, linkedProgram } from './linked.ts';
import { type AskedBehind, BEHIND, behind as behindName, type LawBehind } from './linkedBehind.ts';
import { type PiecewiseLinear, sumOf } from './piecewiseLinear.ts';
import type { LawProgram } from './program.ts';
import {
  type Costs,
  type EmployerPart,
  type LawLine,
  type LawMethod,
  type LawOf,
  TAX_KINDS,
  type TaxKind,
} from './types.ts';
import { workingFrom, workingOfLaw } from './working.ts';
import { type Choices, type LawOfYear, lawOfYear } from './year.ts';

/** What a person has said that decides how laws are asked. */
export interface LawAnswers {
  readonly profession?: string | undefined;
  /** Whether the income is a wage: a regime that takes wages has a law of its own for them. */
  readonly payroll?: boolean | undefined;
  /** Whether companies pay their owner in the way that leaves most. */
  readonly bestPay?: boolean | undefined;
  /** Which shares of contributions are due to a person who is insured elsewhere, by id of the law. */
  readonly sharesDue?: Readonly<Record<string, SharesDue>> | undefined;
  /** What the owner of a company is paid, USD per year, by regime id; as usual where left out. */
  readonly ownersPay?: Readonly<Record<string, number | AmountByYear>> | undefined;
  /** Days a year of work outside the new country; left out where they are not said. */
  readonly daysAway?: number | undefined;
  /** Who moves along; left out: nobody. */
  readonly household?: MovingFamily | undefined;
  /** What another country goes on taking, which the best pay counts; left out: nothing. */
  readonly behind?: LawBehind | undefined;
}

/** A family, the partner's income in USD a year. Children are as old as is said in the first year of the stay. */
export interface MovingFamily extends Omit<Family, 'newcomer'> {
  /** The calendar year in which the stay begins; null: ages stay as they are, and nobody is a newcomer. */
  readonly from: number | null;
  /** How many months of the stay are in that year; 12 where left out. */
  readonly firstMonths?: number | undefined;
  /** Whether citizens of the EU; null or left out: not said. */
  readonly isEu?: boolean | null | undefined;
}

/** A regime's law put into a year, with what is said of the case beside turnover and costs. */
interface Asked extends RegimeLaw {
  readonly law: LawOfYear;
  readonly said: LawCase;
}

/** How far the curve of a law behind may be off for each of two reasons, in its currency. */
const NEAR = 0.125;

const methods = new WeakMap<Laws, Map<string, LawMethod>>();

/** Laws as they are for a person; they are put into a year once and kept. */
export function lawMethod(laws: Laws, answers: LawAnswers = {}): LawMethod {
  const known = methods.get(laws) ?? new Map<string, LawMethod>();
  methods.set(laws, known);
  const { profession = '', payroll = false, bestPay = false, household = null } = answers;
  const { sharesDue = {}, ownersPay = {}, daysAway, behind } = answers;
  const ofPay = [bestPay, sharesDue, ownersPay];
  const key = JSON.stringify([profession, payroll, ...ofPay, daysAway, household, behind?.key]);
  const method = known.get(key) ?? new Method(laws, answers);
  known.set(key, method);
  return method;
}

class Method implements LawMethod {
  #lastPaid: { readonly law: LawOfYear; readonly key: string; readonly paid: OwnersPay | null } | null = null;

  constructor(
    private readonly laws: Laws,
    private readonly answers: LawAnswers,
  ) {}

  keyOf(of: LawOf): string | null {
    const own = this.#asked(of);
    if (!own) return null;
    const { id, given } = own.program;
    const ofCase = ['yearOfStay', 'taxYear'].map((name) => (given.includes(name) ? own.said[name] : ''));
    const { households } = this.laws;
    const family = this.#familyIn(of);
    const ofFamily = family && households ? whatChanges(households, own.program, family) : '';
    const year = this.#yearOf(of);
    return [id, ...ofCase, of.reliefs, changedIn(own.program, year), this.#payIn(own) ?? '', ofFamily].join(
      ' ',
    );
  }

  amountsAt(of: LawOf, income: number, costs: number): readonly number[] | null {
    const own = this.#asked(of);
    if (!own) return null;
    const { lines } = assessLaw(own.law, this.#caseOf(own, income, costs));
    return TAX_KINDS.map((kind) => (lines[kind] ?? 0) / own.perDollar);
  }

  bandAt(of: LawOf, income: number, costs: number): AnswerBand | null {
    const own = this.#asked(of);
    if (!own) return null;
    const { perDollar } = own;
    const totalOf = (law: LawOfYear) => this.#totalOf(own, law, income, costs);
    const others = this.#otherwise(own, of).map(({ because, laws }) => ({
      because,
      totals: laws.map(totalOf),
    }));
    const band = bandOf(totalOf(own.law), others, income * perDollar);
    return band && { ...band, low: band.low / perDollar, high: band.high / perDollar };
  }

  billsAt(of: LawOf, income: number, costs: number): BillsEffect | null {
    const own = this.#asked(of);
    if (!own?.program.bills) return null;
    const { perDollar } = own;
    const taxYear = this.#yearOf(of);
    const passed = lawOfYear(withBills(own.program), { taxYear }, this.#choices());
    const [total, ifPassed] = [own.law, passed].map((law) => this.#totalOf(own, law, income, costs)) as [
      number,
      number,
    ];
    const effect = billsEffect(own.program, { total, ifPassed, income: income * perDollar, taxYear });
    return effect && { ...effect, more: effect.more / perDollar };
  }

  /** What a law comes to with what a household changes, in its currency. */
  #totalOf(own: Asked, law: LawOfYear, income: number, costs: number): number {
    const known = this.#caseOf({ ...own, law, program: law.program }, income, costs);
    const { total, results } = assessLaw(law, known);
    const household = law.program.extras[HOUSEHOLD];
    return household === undefined ? total : total + toCents(results[household] ?? 0);
  }

  /** What the law may be instead, by doubt. */
  #otherwise(
    own: Asked,
    of: LawOf,
  ): readonly { readonly because: string; readonly laws: readonly LawOfYear[] }[] {
    const { doubts = [], program } = own;
    const raw = this.#regimeLaw(of);
    const taxYear = this.#yearOf(of);
    const choices = this.#choices();
    const { households } = this.laws;
    const behind = this.#familyIn(of) ? households?.regimes[program.id]?.behind : undefined;
    const inYear = (other: LawProgram, set?: Choices['set']) =>
      lawOfYear(other, { taxYear }, { ...choices, set });
    const ofLaw = doubts.flatMap((doubt) => {
      const { because } = doubt;
      if ('reading' in doubt) {
        if (behind) return [{ because, laws: [inYear(inReadingWithFamily(program, doubt.reading, behind))] }];
        const read = raw && { ...raw, program: inReading(raw.program, doubt.reading) };
        return read ? [{ because, laws: [inYear(this.#linked(read, of))] }] : [];
      }
      if (!countsIn(program, doubt, taxYear, choices)) return [];
      return [
        { because, laws: [doubt.low, doubt.high].map((value) => inYear(program, { [doubt.figure]: value })) },
      ];
    });
    if (behind) {
      const ofFamily = (behind.inDoubt ?? []).map(({ because, totals }) => ({
        because,
        laws: totals.map((place) => inYear(withTotal(program, place))),
      }));
      return [...ofLaw, ...ofFamily];
    }
    if (!raw || !households || !this.#familyIn(of)) return ofLaw;
    const regime = households.regimes[program.id];
    const law = regime && households.countries[regime.country];
    const ofHousehold = (law?.doubts ?? []).flatMap(({ effect, amounts, because }) => {
      if (!regime?.effects.includes(effect)) return [];
      const laws = Array.from({ length: amounts }, (_, which) =>
        inYear(this.#linked(raw, of, withOtherAmount(households, regime.country, effect, which))),
      );
      return [{ because, laws }];
    });
    return [...ofLaw, ...ofHousehold];
  }

  employerAt(of: LawOf, income: number): EmployerPart | null {
    const own = this.#asked(of);
    if (!own || !(this.answers.payroll || own.program.given.includes('wage'))) return null;
    const { results } = assessLaw(own.law, this.#caseOf(own, income, 0));
    const lines = TAX_KINDS.flatMap((kind) => {
      const place = own.program.extras[`employer.${kind}`];
      const amount = place === undefined ? 0 : toCents(results[place] ?? 0) / own.perDollar;
      return amount > 0 ? [[kind, amount] as const] : [];
    });
    return { lines: Object.fromEntries(lines), total: lines.reduce((sum, [, amount]) => sum + amount, 0) };
  }

  workingAt(of: LawOf, kind: TaxKind, income: number, costs: number): LawLine | null {
    const own = this.#asked(of);
    if (!own) return null;
    const { program, perDollar, law } = own;
    const steps = workingOfLaw(law, this.#caseOf(own, income, costs), program.lines[kind]);
    return { currency: program.currency, perDollar, steps };
  }

  effectWorkingAt(of: LawOf, effect: string, income: number, costs: number): LawLine | null {
    const own = this.#asked(of);
    const { households } = this.laws;
    const law = own && this.laws.regimes[own.program.id];
    if (!law || !households || !this.answers.household) return null;
    const { effectValues, startsFrom, extras } = linkedProgram(households, law);
    const place = extras[effectName(effect)];
    const household = households.countries[households.regimes[own.program.id]?.country ?? ''];
    if (place === undefined || !household) return null;
    const { program: { currency } = law.program, perDollar = law.perDollar } = household;
    const ofEffects = { ...own.law, program: { ...own.law.program, values: effectValues } };
    const steps = workingFrom(ofEffects, this.#caseOf(own, income, costs), place, startsFrom);
    return { currency, perDollar, steps };
  }

  wageAt(of: LawOf, income: number, costs: number): number | null {
    const own = this.#asked(of);
    const place = own?.program.extras['pay.wage'];
    if (!own || place === undefined) return null;
    return (resultsOf(own.law, this.#caseOf(own, income, costs))[place] ?? 0) / own.perDollar;
  }

  behindAt(of: LawOf, income: number, costs: number, asked: AskedBehind): ((name: string) => number) | null {
    const own = this.#askedBehind(of, asked);
    if (own?.program.extras[BEHIND] === undefined) return null;
    const { extras } = own.program;
    const results = resultsOf(own.law, this.#caseOf(own, income, costs));
    return (name) => results[extras[behindName(name)] ?? -1] ?? 0;
  }

  limitOf(regimeId: string): number | null {
    const own = this.#asked({ regimeId });
    const place = own?.program.extras.applies;
    if (!own || place === undefined || !this.answers.profession) return null;
    const usual = lawOfYear(own.program, { taxYear: this.laws.taxYear });
    const [limit, others] = [own.law, usual].map(
      (law) => assessLaw(law, this.#caseOf(own, 0, 0)).results[place],
    );
    return limit === undefined || limit === others ? null : limit / own.perDollar;
  }

  curveOf(of: LawOf, costs: Costs | null, leftOut: readonly TaxKind[]): PiecewiseLinear | null {
    const own = this.#asked(of);
    const stretches = own && this.#stretches(own, costs);
    return stretches && curveInDollars(own, stretches, leftOut);
  }

  curveBehind(of: LawOf, costs: Costs | null, asked: AskedBehind): PiecewiseLinear | null {
    const own = this.#askedBehind(of, asked);
    const stretches = own && this.#stretches(own, costs);
    const places = Object.entries(own?.program.extras ?? {}).flatMap(([name, place]) =>
      name.startsWith(behindName('line.')) ? [place] : [],
    );
    if (!own || !stretches || places.length === 0) return null;
    const options = {
      mostOff: NEAR,
      decidesFrom: (asked.quick ?? this.#regimeLaw(of)?.program)?.steps.length,
    };
    // Over incomes in the currency of the first law, amounts are in that of the law behind.
    return curveOver(own.law, stretches, places, 1, options).map((piece) => ({
      ...piece,
      from: piece.from / own.perDollar,
      slope: piece.slope * own.perDollar,
    }));
  }

  /** Null where the best wage is looked for: it gives a curve knots that no law has. */
  #stretches(own: Asked, costs: Costs | null): readonly Stretch[] | null {
    const pay = saysPay(own.program) ? this.#payIn(own) : undefined;
    const isSought = saysPay(own.program) && pay === undefined && this.answers.bestPay;
    return isSought ? null : stretchesIn(own, costs, pay);
  }

  /** What the owner of a company is paid in the year that is asked about, USD; undefined: as usual. */
  #payIn({ program, said }: Asked): number | undefined {
    const pay = this.answers.ownersPay?.[program.id];
    return pay === undefined ? undefined : amountIn(pay, said.taxYear ?? this.laws.taxYear);
  }

  householdAt(of: LawOf, amounts: readonly number[], income: number, costs: number): HouseholdChange | null {
    const { households } = this.laws;
    const family = this.#familyIn(of);
    const asked = this.#asked(of);
    if (!households || !family || !asked) return null;
    const { program } = asked;
    if (households.regimes[program.id]?.behind) {
      const results = resultsOf(asked.law, this.#caseOf(asked, income, costs));
      const behind = changeBehind(households, program, results);
      return behind && householdTimes(behind, 1 / asked.perDollar);
    }
    const perDollar = householdPerDollar(households, asked);
    const inLaw = (usd: number) => toCents(usd * perDollar);
    const [incomeTax, socialContribution, pension] = TAX_KINDS.map((_, place) => inLaw(amounts[place] ?? 0));
    const single = {
      turnover: inLaw(income),
      profit: inLaw(Math.max(income - costs, 0)),
      incomeTax: incomeTax ?? 0,
      contributions: toCents((socialContribution ?? 0) + (pension ?? 0)),
      pensionContributions: pension ?? 0,
    };
    const ofLaw = inCurrency(family, perDollar);
    const change = householdChange(households, program.id, ofLaw, single, {
      taxYear: this.#yearOf(of),
      said: asked.said,
      choices: this.#choices(),
    });
    return change && householdTimes(change, 1 / perDollar);
  }

  /**
   * In the year that is asked about, in which children are older than in the first one. In a year of a stay its waits for
   * newcomers count; where no year is asked, the figure is that of the whole law.
   */
  #familyIn(of: LawOf): Family | null {
    const { household } = this.answers;
    if (!household) return null;
    const { from, firstMonths = 12, isEu = null, ...family } = household;
    if (from === null) return family;
    const years = this.#yearOf(of) - from;
    const older = grown(family, Math.max(years, 0));
    if (of.year === undefined || years < 0) return older;
    const to = firstMonths + 12 * years;
    return { ...older, newcomer: { from: Math.max(to - 12, 0), to, isEu } };
  }

  #choices(): Choices {
    const { profession } = this.answers;
    return { is: profession ? [profession] : [] };
  }

  #yearOf({ year }: LawOf): number {
    return year ?? this.laws.taxYear;
  }

  #regimeLaw(of: LawOf): RegimeLaw | undefined {
    const { regimes } = this.laws;
    return (this.answers.payroll && regimes[wageLawOf(of.regimeId)]) || regimes[of.regimeId];
  }

  /** The program of a law, with the household where somebody moves along, and the law behind it. */
  #linked(law: RegimeLaw, of: LawOf, households = this.laws.households): LawProgram {
    const program = this.#familyIn(of) && households ? linkedProgram(households, law) : law.program;
    return this.answers.behind?.programOf({ ...law, program }, of.regimeId) ?? program;
  }

  /** A scheme's law, or its quick estimate, with what is said to the law behind it. */
  #askedBehind(of: LawOf, { said, quick }: AskedBehind): Asked | null {
    const toBehind = Object.fromEntries(
      Object.entries(said).map(([name, value]) => [behindName(name), value]),
    );
    if (!quick) {
      const own = this.#asked(of);
      return own && { ...own, said: { ...own.said, ...toBehind } };
    }
    const program = this.answers.behind?.programOf({ program: quick, perDollar: 1 }, of.regimeId);
    if (!program) return null;
    const taxYear = this.#yearOf(of);
    const law = lawOfYear(program, { taxYear }, this.#choices());
    return {
      ...{ program, law, perDollar: 1, ordinaryYear: 1, expected: [] },
      said: { taxYear, ...toBehind },
    };
  }

  #asked(of: LawOf): Asked | null {
    const own = this.#regimeLaw(of);
    if (!own) return null;
    const taxYear = this.#yearOf(of);
    const program = this.#linked(own, of);
    const { households } = this.laws;
    const family = this.#familyIn(of);
    const said = {
      ...chosen(of.reliefs),
      taxYear,
      yearOfStay: of.yearOfStay ?? own.ordinaryYear,
      ...sharesSaid(this.answers.sharesDue?.[own.program.id]),
      ...(this.answers.daysAway !== undefined && { 'asked.daysAway': this.answers.daysAway }),
      ...(family && households ? familySaid(households, { ...own, program }, family) : {}),
    };
    return { ...own, program, law: lawOfYear(program, { taxYear }, this.#choices()), said };
  }

  /** The best wage, which an answer and its family both ask for. */
  #bestPaid(law: LawOfYear, known: LawCase): OwnersPay | null {
    const key = JSON.stringify(known);
    if (this.#lastPaid?.law !== law || this.#lastPaid.key !== key) {
      this.#lastPaid = { law, key, paid: bestWage(law, known) };
    }
    return this.#lastPaid.paid;
  }

  #caseOf(own: Asked, income: number, costs: number): LawCase {
    const { law, said, perDollar, program } = own;
    const known = onlyGiven(program, said, amountsOf(income * perDollar, costs * perDollar), WHOLE_YEAR);
    const pay = this.#payIn(own);
    if (pay !== undefined) return { ...known, [WAGE]: Math.min(pay * perDollar, known.profit ?? 0) };
    const paid = this.answers.bestPay && costs <= income ? this.#bestPaid(law, known) : null;
    return paid ? { ...known, [WAGE]: paid.wage } : known;
  }
}

/** A linked program with another sum of the family's effects. */
function withTotal(program: LawProgram, total: number): LawProgram {
  return { ...program, extras: { ...program.extras, [HOUSEHOLD]: total } };
}

function inReadingWithFamily(
  program: LawProgram,
  reading: string,
  { total, inReadings = {} }: FamilyProgram,
): LawProgram {
  return withTotal(inReading(program, reading), inReadings[reading] ?? total);
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

/** Where the walk of a law goes, in its currency. @param pay what its owner is paid, USD a year, as far as profit reaches */
function stretchesIn(
  { program, said, perDollar }: Asked,
  costs: Costs | null,
  pay: number | undefined,
): Stretch[] {
  const fixed = onlyGiven(program, said, WHOLE_YEAR);
  const ofCosts = (turnover: number) => costsAt(costs, turnover / perDollar) * perDollar;
  const at = (turnover: number): LawCase => {
    const known = { ...amountsOf(turnover, ofCosts(turnover)), ...fixed };
    return pay === undefined ? known : { ...known, [WAGE]: Math.min(pay * perDollar, known.profit ?? 0) };
  };
  return stretchesOf(costs, pay).map(({ from, to, along }) => ({
    ...{ from: from * perDollar, to: to * perDollar },
    ...{ at, along },
  }));
}

/** The curve of the law's lines, but for those left out, over turnover. */
function curveInDollars(
  { program, law, perDollar }: Asked,
  stretches: readonly Stretch[],
  leftOut: readonly TaxKind[],
): PiecewiseLinear {
  const places = Object.entries(program.lines).flatMap(([kind, place]) =>
    leftOut.some((one) => one === kind) ? [] : [place],
  );
  const single = curveOver(law, stretches, places, perDollar);
  const household = program.extras[HOUSEHOLD];
  if (household === undefined) return single;
  return sumOf([single, curveOver(law, stretches, [household], perDollar, { mayBeNegative: true })]);
}
