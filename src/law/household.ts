/** Who moves along, as the steps of a family ask it, and what they come to. Amounts are in the law's currency. */
import { toCents } from './assess.ts';
import type { Households } from './familyProgram.ts';
import type { HouseholdChange } from './householdChange.ts';
import type { LawProgram } from './program.ts';
import type { LawCase } from './results.ts';

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

/** To cents, and no −0. */
function rounded(amount: number): number {
  return toCents(amount) + 0;
}

/** Children a number of years later. */
export function grown({ children, ...family }: Family, years: number): Family {
  return { ...family, children: children.map((age) => age + years) };
}

/**
 * What a household changes in a scheme, by the steps of its family; null where it has none.
 * @param program of the law with the family's steps
 * @param results of that program
 */
export function householdChange(
  { regimes, countries }: Households,
  { id }: Pick<LawProgram, 'id'>,
  results: ArrayLike<number>,
): HouseholdChange | null {
  const own = regimes[id];
  const law = own && countries[own.country];
  if (!own || !law) return null;
  const { country, family, benefitsAlone } = own;
  const exact = (effect: string) => results[family.effects[effect] ?? -1] ?? 0;
  const sumOf = (ids: readonly string[]) => rounded(ids.reduce((sum, one) => sum + exact(one), 0));
  const isBenefit = (effect: string) => law.effects[effect]?.kind === 'benefit';
  const counted = own.effects.filter((effect) => !law.asking.includes(effect));
  return {
    effects: counted.flatMap((effect) => {
      const told = law.effects[effect];
      return told ? [{ id: effect, country, ...told, amount: rounded(exact(effect)) }] : [];
    }),
    paid: sumOf(counted.filter((effect) => !isBenefit(effect))),
    benefits: sumOf(counted.filter(isBenefit)),
    total: sumOf(counted),
    uncounted: own.effects.filter((effect) => law.asking.includes(effect) && toCents(exact(effect)) !== 0),
    benefitsAlone,
  };
}

/** What of a family a program looks at, beside what never changes; the same for families that it treats alike. */
export function whatChanges(program: Pick<LawProgram, 'given'>, family: Family): string {
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

/** What a family says to a law with its steps. The partner's income is in US dollars. */
export function familySaid(
  { program, perDollar }: { readonly program: Pick<LawProgram, 'given'>; readonly perDollar: number },
  family: Family,
): LawCase {
  return familyCase(program, { ...family, partner: toCents(family.partner * perDollar) });
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
