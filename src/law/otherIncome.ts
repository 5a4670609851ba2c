/**
 * Income that is not work, beside a scheme: what a country's rules of dividends, interest, gains, rent, royalties and pensions
 * add to what the scheme takes. Tax on other money is the law with it less the law without it.
 */

import { toCents } from './assess.ts';
import type { LeaverKind, OtherIncomeRule, OtherIncomeStatus, RuleKind } from './otherIncomeRules.ts';
import type { InYear } from './otherMoneyChange.ts';
import { type LawProgram, type StepsBehind, withBehind } from './program.ts';
import { QuestionError } from './questionError.ts';
import { type LawCase, resultsOf, startOf, stepsOf, workOut } from './results.ts';
import { type LawOfYear, lawOfYear } from './year.ts';

/** What takes allowances and low bands first, where incomes share them: what is most like work, then interest, dividends and gains. */
const TAKES_FIRST = [
  ...([
    'rentForeign',
    'rentLocal',
    'royalties',
    'pensionForeign',
    'interestForeign',
    'interestLocal',
  ] as const),
  ...(['dividendsForeign', 'dividendsLocal', 'gainsShares', 'gainsCrypto'] as const),
] as const satisfies readonly RuleKind[];

/** A rule's steps, by their places behind the law; what it does not have is left out. */
interface RulePlaces {
  readonly tax?: number;
  readonly contributions?: number;
  /** By the name of what incomes share: how much of it this one takes. */
  readonly takes?: Readonly<Record<string, number>>;
  readonly option?: number;
  readonly otherReading?: number;
}

/** The steps of a scheme's other income, behind those of its law. */
export interface OtherIncomeProgram {
  readonly behind: Required<StepsBehind>;
  /** By the rule's id. */
  readonly rules: Readonly<Record<string, RulePlaces>>;
  /** What incomes share, by name. */
  readonly shared: readonly string[];
  /** By status that costs something every year: the place of that amount behind the law. */
  readonly costs: Readonly<Record<string, number>>;
}

/** What a leaver's rule comes to, with a tax treaty between both countries or without one. */
export interface LeaverRule {
  readonly id: string;
  readonly kind: LeaverKind;
  readonly case: string | null;
  /** Of whose citizens it is: lower-case codes, or "eea"; left out: of others too. */
  readonly citizens?: readonly string[] | undefined;
  readonly isWeak: boolean;
  readonly assumes?: string | undefined;
  /** Places in the program. */
  readonly withTreaty: { readonly tax: number; readonly contributions?: number };
  readonly withoutTreaty: { readonly tax: number; readonly contributions?: number };
}

/** Other income in a country. */
export interface CountryOtherIncome {
  readonly rules: readonly OtherIncomeRule[];
  /** In their order: the first holds where only statuses have a rule. */
  readonly statuses: readonly OtherIncomeStatus[];
  readonly leaver: { readonly program: LawProgram; readonly rules: readonly LeaverRule[] } | null;
}

/** Of all countries. */
export interface OtherIncomes {
  /** By the country's slug. */
  readonly countries: Readonly<Record<string, CountryOtherIncome>>;
  /** By regime id. */
  readonly regimes: Readonly<Record<string, OtherIncomeProgram & { readonly country: string }>>;
  /** By the slug of a country that people leave: those with which it has a tax treaty. */
  readonly treaties: Readonly<Record<string, readonly string[]>>;
}

/** One income, in the currency of the law that is asked. */
export interface OtherIncome {
  readonly rule: Pick<OtherIncomeRule, 'id' | 'kind' | 'credit'>;
  readonly amount: number;
  /** What another country has taken of it. */
  readonly foreignTax?: number;
  /** Facts that formulas ask for, by name. */
  readonly facts?: Readonly<Record<string, number>> | undefined;
}

/** What one income adds, in cents. */
export interface OtherIncomeTax {
  /** After the credit for foreign tax. */
  readonly tax: number;
  readonly contributions: number;
  /** The same in the way that the person may choose, and in the other reading of the law. */
  readonly byChoice?: number | undefined;
  readonly otherReading?: number | undefined;
}

/** Rules beside a scheme in a year, one for each of several incomes. */
export interface RulesInYear {
  readonly law: LawOfYear;
  /** In the order of the incomes. */
  readonly ofIncomes: readonly {
    /** In the law with the rules behind it. */
    readonly places: Omit<RulePlaces, 'takes'>;
    readonly takes: readonly (readonly [taken: string, place: number])[];
    /** What of it hangs on its amount and on what is taken before it. */
    readonly again: readonly number[];
  }[];
  /** What all of the rules need. */
  readonly all: readonly number[];
  /** The places of the incomes, those first that take first what they share. */
  readonly turns: readonly number[];
  /** The names of what is taken. */
  readonly taken: readonly string[];
}

const ofRules = new WeakMap<LawOfYear, Map<string, RulesInYear>>();

/** Some rules made ready, which is done once. @param law that of the scheme */
export function rulesInYear(
  own: OtherIncomeProgram,
  law: LawProgram,
  asked: readonly Pick<OtherIncomeRule, 'id' | 'kind'>[],
  { taxYear, ...choices }: InYear,
): RulesInYear {
  const ofYear = lawOfYear(otherIncomeProgram(own, law), { taxYear }, choices);
  const known = ofRules.get(ofYear) ?? new Map<string, RulesInYear>();
  ofRules.set(ofYear, known);
  const key = asked.map(({ id }) => id).join(' ');
  const found = known.get(key);
  if (found) return found;
  const taken = own.shared.map(takenName);
  const open = new Set(['amount', ...taken]);
  const ofIncomes = asked.map(({ id }) => {
    const rule = own.rules[id];
    if (!rule) throw new QuestionError(`There is no rule "${id}" beside ${law.id}.`);
    const { takes: named = {}, ...others } = rule;
    const places = placesIn(own, others);
    const takes = Object.entries(placesIn(own, named)).map(
      ([name, place]) => [takenName(name), place] as const,
    );
    const needed = [...Object.values(places), ...takes.map(([, place]) => place)];
    return { places, takes, needed, again: stepsOf(ofYear, needed, open) };
  });
  const turn = (at: number) => TAKES_FIRST.indexOf(asked[at]?.kind as RuleKind);
  const rules = {
    ...{ law: ofYear, ofIncomes, taken },
    all: stepsOf(
      ofYear,
      ofIncomes.flatMap(({ needed }) => needed),
    ),
    turns: [...asked.keys()].sort((one, other) => turn(one) - turn(other)),
  };
  known.set(key, rules);
  return rules;
}

/**
 * What incomes add to what a scheme takes of the work beside them, in their order. Each is reckoned on top of those that take
 * what they share before it, so that an allowance or a low band counts once.
 * @param known the case of the work, in the law's currency
 * @param seen what each income is reckoned with
 */
export function otherIncomeTax(
  { law, ofIncomes, all, turns, taken }: RulesInYear,
  incomes: readonly OtherIncome[],
  known: LawCase,
  seen?: (income: OtherIncome, known: LawCase) => void,
): readonly OtherIncomeTax[] {
  const said: Record<string, number> = { ...known };
  for (const name of taken) said[name] = 0;
  const found: OtherIncomeTax[] = incomes.map(() => NOTHING_OWED);
  const results = startOf(law);
  let isFirst = true;
  for (const turn of turns) {
    const income = incomes[turn] as OtherIncome;
    const { places, takes, again } = ofIncomes[turn] as RulesInYear['ofIncomes'][number];
    const { rule, amount, foreignTax = 0, facts } = income;
    if (amount <= 0) continue;
    said.amount = amount;
    const asked = facts ? { ...said, ...saidOf(facts) } : said;
    // All but what hangs on the income is as it was before; facts change more.
    workOut(law, results, asked, isFirst || facts ? all : again);
    seen?.(income, { ...asked });
    isFirst = facts !== undefined;
    for (const [name, place] of takes) said[name] = (said[name] ?? 0) + at(results, place);
    const credited = rule.credit === 'yes' ? foreignTax : 0;
    found[turn] = {
      tax: dueAfter(credited, at(results, places.tax)),
      contributions: toCents(at(results, places.contributions)) + 0,
      byChoice: places.option === undefined ? undefined : dueAfter(credited, at(results, places.option)),
      otherReading:
        places.otherReading === undefined ? undefined : dueAfter(credited, at(results, places.otherReading)),
    };
  }
  return found;
}

/** A tax after the credit for what another country has taken, which is at most that tax. */
function dueAfter(credited: number, tax: number): number {
  return toCents(tax - Math.max(Math.min(credited, tax), 0)) + 0;
}

const NOTHING_OWED: OtherIncomeTax = { tax: 0, contributions: 0 };

const programs = new WeakMap<OtherIncomeProgram, LawProgram>();

/** The law of the scheme with the rules behind it, which is made once. */
export function otherIncomeProgram(own: OtherIncomeProgram, law: LawProgram): LawProgram {
  const program = programs.get(own) ?? withBehind(law, own.behind);
  programs.set(own, program);
  return program;
}

/** Places behind a law, as those of the law with what is behind it. */
export function placesIn<Name extends string>(
  { behind }: OtherIncomeProgram,
  places: Readonly<Partial<Record<Name, number>>>,
): Record<Name, number> {
  return Object.fromEntries(
    Object.entries<number | undefined>(places).flatMap(([name, place]) =>
      place === undefined ? [] : [[name, place + behind.before.steps]],
    ),
  ) as Record<Name, number>;
}

/**
 * What the country that was left takes of one income, in cents.
 * @param amount of a year, in the currency of that country
 * @throws {QuestionError} where it has no such rule
 */
export function leaverTax(
  leaver: NonNullable<CountryOtherIncome['leaver']>,
  { rule, amount, facts = {} }: Pick<OtherIncome, 'amount' | 'facts'> & { readonly rule: string },
  hasTreaty: boolean,
  { taxYear, ...choices }: InYear,
): Omit<OtherIncomeTax, 'byChoice' | 'otherReading'> {
  const found = leaver.rules.find(({ id }) => id === rule);
  if (!found) throw new QuestionError(`There is no rule "${rule}" for who has left.`);
  const places = hasTreaty ? found.withTreaty : found.withoutTreaty;
  const said = saidOf(facts);
  const results = resultsOf(lawOfYear(leaver.program, { taxYear }, choices), { ...said, amount });
  return { tax: toCents(at(results, places.tax)), contributions: toCents(at(results, places.contributions)) };
}

/** The name under which a case gives what earlier incomes have taken of what is shared. */
export function takenName(name: string): string {
  return `taken.${name}`;
}

function saidOf(facts: Readonly<Record<string, number>>): LawCase {
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [`asked.${fact}`, value]));
}

function at(results: readonly number[], place: number | undefined): number {
  return place === undefined ? 0 : (results[place] as number);
}
