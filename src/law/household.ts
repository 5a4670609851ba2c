/**
 * What a partner and children change for the single person of a law: more formulas of the same kind, which start from
 * that person's lines. Amounts are in the law's currency.
 */
import { type LawCase, resultsOf, toCents } from './assess.ts';
import { type DoubtfulEffect, otherAmountOf } from './band.ts';
import type { FamilyProgram } from './familyProgram.ts';
import type { EffectKind, HouseholdChange } from './householdChange.ts';
import type { RegimeLaw } from './laws.ts';
import type { LawProgram } from './program.ts';
import { type Choices, lawOfYear } from './year.ts';

/** A partner, and children by their ages. */
export interface Family {
  readonly hasPartner: boolean;
  readonly married: boolean;
  /** The partner's income a year from employment; 0 where there is none. */
  readonly partner: number;
  readonly children: readonly number[];
  /** Left out: the law counts as for somebody who has long lived there. */
  readonly newcomer?: Newcomer | undefined;
}

/** Somebody who has just moved to a country with a family, in a year of the stay. */
export interface Newcomer {
  /** Which months of the stay the year has, counted from the arrival; `to` is not among them. */
  readonly from: number;
  readonly to: number;
  /** Whether citizens of the EU; null: not said. */
  readonly isEu: boolean | null;
}

/** From when newcomers have an effect that they do not have at once. */
export type Wait = 'not' | 'eu-only' | { readonly months: number };

/** The question with which formulas ask which part of a year's effect a newcomer has: all of it where nobody answers. */
export function waitQuestion(wait: Wait): string {
  if (wait === 'not') return 'newcomerNever';
  return wait === 'eu-only' ? 'newcomerEu' : `newcomerAfter${wait.months}`;
}

/** The same of a year of a stay, 0 to 1. What a newcomer has not said takes nothing away. */
function partOf(question: string, { from, to, isEu }: Newcomer): number {
  if (question.endsWith(waitQuestion('not'))) return 0;
  if (question.endsWith(waitQuestion('eu-only'))) return isEu === false ? 0 : 1;
  const months = Number(/\d+$/.exec(question)?.[0]);
  return Math.min(Math.max((to - Math.max(from, months)) / (to - from), 0), 1);
}

/** What a country's families have; without formulas of its own each scheme has them behind its law. */
export interface HouseholdLaw {
  /** Its effects are the extras of the program, by their ids. */
  readonly program?: LawProgram | undefined;
  /** Units of its currency bought by one US dollar. */
  readonly perDollar?: number | undefined;
  readonly effects: Readonly<Record<string, { readonly kind: EffectKind; readonly name: string }>>;
  /** Effects that hold only for those who answer what nobody is asked: they are named, and not counted. */
  readonly asking: readonly string[];
  /** Effects that may come to other amounts; releases before there were any have none. */
  readonly doubts?: readonly DoubtfulEffect[] | undefined;
}

/** Which effects a regime has. */
export interface RegimeHousehold {
  /** The country's slug. */
  readonly country: string;
  readonly effects: readonly string[];
  /** Its formulas, where the country has none of its own. */
  readonly behind?: FamilyProgram | undefined;
  /** Whether the data say so of this regime; else it has the country's benefits alone. */
  readonly isNamed: boolean;
}

export interface Households {
  /** By the country's slug. */
  readonly countries: Readonly<Record<string, HouseholdLaw>>;
  /** By regime id. */
  readonly regimes: Readonly<Record<string, RegimeHousehold>>;
}

/** What a single person earns and pays in a year in the regime. */
export interface SinglePerson {
  readonly turnover: number;
  readonly profit: number;
  readonly incomeTax: number;
  readonly contributions: number;
  /** What of the contributions is the line `pension`. */
  readonly pensionContributions: number;
}

/** How the law of a single person is asked. */
export interface AskedLaw {
  /** The calendar year in which the tax year begins. */
  readonly taxYear: number;
  /** The year of the stay, reliefs that are asked for, shares of contributions that are due. */
  readonly said?: LawCase;
  /** What figures by profession go by. */
  readonly choices?: Choices;
}

/** To cents, and no −0. */
function rounded(amount: number): number {
  return toCents(amount) + 0;
}

/** The same formulas, but for another amount of one effect of a country. */
export function withOtherAmount(
  households: Households,
  country: string,
  effect: string,
  which: number,
): Households {
  const law = households.countries[country];
  const place = law?.program?.extras[otherAmountOf(effect, which)];
  if (!law?.program || place === undefined) return households;
  const program = { ...law.program, extras: { ...law.program.extras, [effect]: place } };
  return { ...households, countries: { ...households.countries, [country]: { ...law, program } } };
}

/** Children a number of years later. */
export function grown({ children, ...family }: Family, years: number): Family {
  return { ...family, children: children.map((age) => age + years) };
}

/**
 * What a household changes in a regime; null where there are no formulas for it.
 * @param asked how the single person's law is asked
 */
export function householdChange(
  { regimes, countries }: Households,
  regimeId: string,
  family: Family,
  single: SinglePerson,
  { taxYear, said = { yearOfStay: 1 }, choices }: AskedLaw,
): HouseholdChange | null {
  const own = regimes[regimeId];
  const law = own && countries[own.country];
  if (!own || !law?.program) return null;
  const { program } = law;
  const results = resultsOf(lawOfYear(program, { taxYear }, choices), {
    ...said,
    ...single,
    ...familyCase(program, family),
  });
  return changeOf(law, own, (id) => results[program.extras[id] ?? -1] ?? 0);
}

/** @param exact what an effect comes to, before rounding */
function changeOf(
  { effects, asking }: HouseholdLaw,
  own: RegimeHousehold,
  exact: (id: string) => number,
): HouseholdChange {
  const counted = own.effects.filter((id) => !asking.includes(id));
  const sumOf = (ids: readonly string[]) => rounded(ids.reduce((sum, id) => sum + exact(id), 0));
  const isBenefit = (id: string) => effects[id]?.kind === 'benefit';
  return {
    effects: counted.flatMap((id) => {
      const effect = effects[id];
      return effect ? [{ id, country: own.country, ...effect, amount: rounded(exact(id)) }] : [];
    }),
    paid: sumOf(counted.filter((id) => !isBenefit(id))),
    benefits: sumOf(counted.filter(isBenefit)),
    total: sumOf(counted),
    uncounted: own.effects.filter((id) => asking.includes(id) && toCents(exact(id)) !== 0),
    benefitsAlone: !own.isNamed,
  };
}

/**
 * What a household changes in a regime by the formulas behind its law; null where it has none there.
 * @param results of the linked program
 * @param program the linked program
 */
export function changeBehind(
  { regimes, countries }: Households,
  program: LawProgram,
  results: readonly number[],
): HouseholdChange | null {
  const own = regimes[program.id];
  const law = own && countries[own.country];
  if (!law || !own.behind) return null;
  return changeOf(law, own, (id) => results[own.behind?.effects[id] ?? -1] ?? 0);
}

/** What of a family the formulas of a regime's country look at, beside what never changes; the same for families that they treat alike. */
export function whatChanges(
  { regimes, countries }: Households,
  linked: Pick<LawProgram, 'id' | 'given'>,
  family: Family,
): string {
  const program = countries[regimes[linked.id]?.country ?? '']?.program ?? linked;
  return changingIn(program, family).join(' ');
}

/** What formulas ask of a family that its years change: children of a range of ages, what a newcomer has. */
function changingIn(
  { given }: Pick<LawProgram, 'given'>,
  { children, newcomer }: Family,
): (readonly [name: string, value: number])[] {
  return given.flatMap((name) => {
    const [, from, to] = /^children\.(\d+)\.(\d+)$/.exec(name) ?? [];
    if (from !== undefined) {
      return [[name, children.filter((age) => age >= Number(from) && age <= Number(to)).length] as const];
    }
    const isOfNewcomers = name.startsWith('asked.newcomer') && newcomer !== undefined;
    return isOfNewcomers ? [[name, partOf(name, newcomer)] as const] : [];
  });
}

/** Units of the currency of a household's formulas bought by one US dollar; those of the law where the country has none of its own. */
export function householdPerDollar(
  { regimes, countries }: Households,
  { program, perDollar }: Pick<RegimeLaw, 'perDollar'> & { readonly program: Pick<LawProgram, 'id'> },
): number {
  return countries[regimes[program.id]?.country ?? '']?.perDollar ?? perDollar;
}

/** A family whose partner's income is in US dollars, in the currency of a law. */
export function inCurrency(family: Family, perDollar: number): Family {
  return { ...family, partner: toCents(family.partner * perDollar) };
}

/** What a family says to the program of a regime. The partner's income is in US dollars. */
export function familySaid(
  households: Households,
  law: Pick<RegimeLaw, 'perDollar'> & { readonly program: Pick<LawProgram, 'given' | 'id'> },
  family: Family,
): LawCase {
  return familyCase(law.program, inCurrency(family, householdPerDollar(households, law)));
}

/** What a family says to formulas, with the counts of children and the waits of newcomers that they ask for. The partner's income is in their currency. */
export function familyCase(program: Pick<LawProgram, 'given'>, family: Family): LawCase {
  const { children, hasPartner, married, partner } = family;
  return {
    partner: hasPartner ? partner : 0,
    hasPartner: hasPartner ? 1 : 0,
    married: married ? 1 : 0,
    alone: !hasPartner && children.length > 0 ? 1 : 0,
    children: children.length,
    ...Object.fromEntries(changingIn(program, family)),
  };
}
