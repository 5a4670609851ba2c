/**
 * Income that is not work, beside a scheme: what a country's rules of dividends, interest, gains, rent, royalties and pensions
 * add to what the scheme takes. Tax on other money is the law with it less the law without it.
 */

import { toCents } from './assess.ts';
import type { InYear, OtherKind } from './otherMoneyChange.ts';
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

/** What rules are about: some tell an income of the country from one from abroad. */
export const RULE_KINDS = [
  ...(['dividendsForeign', 'dividendsLocal', 'interestForeign', 'interestLocal'] as const),
  ...(['gainsShares', 'gainsCrypto', 'rentForeign', 'rentLocal', 'royalties', 'pensionForeign'] as const),
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** What a country that has been left goes on taxing. */
export const LEAVER_KINDS = [
  ...(['rentLocal', 'dividendsLocal', 'interestLocal', 'gainsShares', 'pension', 'royalties'] as const),
] as const;
export type LeaverKind = (typeof LEAVER_KINDS)[number];

/** Of what somebody may say. */
export const LEAVER_KIND_OF: Readonly<Record<OtherKind, LeaverKind | null>> = {
  ...{ dividends: 'dividendsLocal', interest: 'interestLocal', shares: 'gainsShares', crypto: null },
  ...{ rent: 'rentLocal', royalties: 'royalties', pension: 'pension' },
};

/** What a country does with tax that was paid abroad. */
export const CREDITS = ['yes', 'no', 'exempt-with-progression'] as const;

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

/** What decides which rule holds. */
export interface OtherIncomeRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Ids of schemes and statuses; left out: all. */
  readonly regimes?: readonly string[];
  /** The id of the fact that decides; null where there is none. */
  readonly case: string | null;
  readonly isDefault: boolean;
  readonly credit: (typeof CREDITS)[number] | null;
  /** Whether its sources are weak. */
  readonly isWeak: boolean;
  /** The fact of which it assumes something until it is said, such as what shares are worth. */
  readonly assumes?: string | undefined;
  /** First and last day; null where it is not known, or none is. */
  readonly since: string | null;
  readonly until: string | null;
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

/** What replaces the rules of a scheme for some kinds. */
export interface OtherIncomeStatus {
  readonly id: string;
  /** With which schemes; null: any. */
  readonly beside: readonly string[] | null;
  /** For how many years of a stay; null: for as long as one lives there. */
  readonly years: number | null;
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

/** What is asked of an income: its kind, whether it is of the country itself, and what else was said. */
export interface OtherIncomeAsked {
  readonly kind: OtherKind;
  readonly isLocal: boolean;
  /** The id of a case or of a rule, and of a status; left out: what holds until more is said. */
  readonly rule?: string | undefined;
  readonly status?: string | undefined;
}

/** Why what a rule comes to is weak: its sources are, or it assumes a fact that was not said. */
export type Doubt = 'sources' | 'unsaid';

/** @param facts that were said of the income */
export function doubtOf(
  { isWeak, assumes }: Pick<OtherIncomeRule, 'isWeak' | 'assumes'>,
  facts: OtherIncome['facts'],
): Doubt | null {
  if (isWeak) return 'sources';
  return assumes !== undefined && facts?.[assumes] === undefined ? 'unsaid' : null;
}

/** Why a pension of the country itself is refused. */
export const NO_LOCAL_PENSION = 'A pension of the country that somebody moves to is not known here.';

/** Whether what was said of an income, ids parted by dots, names a rule: itself, or the fact that decides. */
export function isNamed(
  said: string | undefined,
  { id, case: fact }: Pick<OtherIncomeRule, 'id' | 'case'>,
): boolean {
  return said?.split('.').some((one) => one === id || one === fact) ?? false;
}

/**
 * The rules that may answer for a kind beside a scheme in a year of a stay: those of a status that is said, else those of the
 * scheme, else those of the first status that has any. A fact about the income decides between them. Where all have ended,
 * the last ones go on, as the last figures of a law do.
 */
export function rulesThatHold<Rule extends Pick<OtherIncomeRule, 'kind' | 'regimes' | 'since' | 'until'>>(
  { rules, statuses }: { readonly rules: readonly Rule[]; readonly statuses: readonly OtherIncomeStatus[] },
  regimeId: string,
  { kind, status }: { readonly kind: RuleKind; readonly status?: string | undefined },
  { taxYear, yearOfStay }: Omit<RuleYear, 'isStrict'>,
): readonly Rule[] {
  const known = rules.filter((one) => one.kind === kind);
  const ofKind = known.filter((one) => isInForce(one, taxYear));
  const naming = (id: string) => ofKind.filter(({ regimes }) => regimes?.includes(id));
  const ofAll = ofKind.filter(({ regimes }) => regimes === undefined);
  const goesOn = statuses.filter(
    ({ beside, years }) => (beside?.includes(regimeId) ?? true) && (years === null || yearOfStay <= years),
  );
  const said = goesOn.some(({ id }) => id === status) ? naming(status as string) : [];
  const usual = goesOn.map(({ id }) => naming(id)).find((one) => one.length > 0) ?? [];
  const found = [said, [...naming(regimeId), ...ofAll], usual].find((one) => one.length > 0);
  if (found) return found;
  const ends = known.flatMap(({ until }) => (until === null ? [] : [Number(until.slice(0, 4))]));
  const last = Math.max(...ends.filter((year) => year < taxYear));
  const inLast = { taxYear: last, yearOfStay };
  return Number.isFinite(last) ? rulesThatHold({ rules, statuses }, regimeId, { kind, status }, inLast) : [];
}

/** The kind of the rules that answer; null for a pension of the country itself. */
export function ruleKindOf({ kind, isLocal }: Pick<OtherIncomeAsked, 'kind' | 'isLocal'>): RuleKind | null {
  switch (kind) {
    case 'shares':
      return 'gainsShares';
    case 'crypto':
      return 'gainsCrypto';
    case 'royalties':
      return 'royalties';
    case 'pension':
      return isLocal ? null : 'pensionForeign';
    default:
      return isLocal ? `${kind}Local` : `${kind}Foreign`;
  }
}

/**
 * The rule that holds for an income beside a scheme in a year of a stay; null where the country says nothing of it.
 * @param isStrict whether a case or a status that is none there is a mistake; else it is another country's, and does not count
 * @throws {QuestionError} for such a mistake, and where nothing is known
 */
export function ruleOf(
  { rules, statuses }: CountryOtherIncome,
  regimeId: string,
  asked: OtherIncomeAsked,
  { taxYear, yearOfStay, isStrict = true }: RuleYear,
): OtherIncomeRule | null {
  const kind = ruleKindOf(asked);
  const { status, rule: named } = asked;
  const refuse = (mistake: string) => {
    if (isStrict) throw new QuestionError(mistake);
  };
  if (kind === null) {
    refuse(NO_LOCAL_PENSION);
    return null;
  }
  const there = statuses.filter(({ beside }) => beside?.includes(regimeId) ?? true);
  if (status !== undefined && !there.some(({ id }) => id === status)) {
    const allowed = there.map(({ id }) => id).join(', ') || 'none';
    refuse(`"${status}" is no status beside ${regimeId}; allowed are ${allowed}.`);
  }
  const holding = rulesThatHold({ rules, statuses }, regimeId, { kind, status }, { taxYear, yearOfStay });
  if (holding.length === 0) refuse(`Nothing is known of ${kind} beside ${regimeId}.`);
  const found = holding.find((rule) => isNamed(named, rule));
  // A rule that has ended is no mistake: what holds for all is what counts then.
  if (named !== undefined && !found && !rules.some((rule) => rule.kind === kind && isNamed(named, rule))) {
    const cases = holding.flatMap((one) => one.case ?? []).join(', ') || 'none';
    refuse(`"${named}" is no case of ${kind} beside ${regimeId}; allowed are ${cases}.`);
  }
  return found ?? holding.find(({ isDefault }) => isDefault) ?? holding[0] ?? null;
}

/** The year in which a rule is looked for. */
interface RuleYear {
  readonly taxYear: number;
  readonly yearOfStay: number;
  readonly isStrict?: boolean;
}

/** Whether a rule holds in some of a tax year. */
export function isInForce(
  { since, until }: Pick<OtherIncomeRule, 'since' | 'until'>,
  taxYear: number,
): boolean {
  return (since ?? '') <= `${taxYear}-12-31` && (until === null || until >= `${taxYear}-01-01`);
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
