/** What is said first: the best regime that asks nothing more of the person, and what could be more. */
import { makesNobodyResident } from '../catalogue/conditions.ts';
import { hasAnswers } from '../situation/answered.ts';
import { isContractOpen, type Situation } from '../situation/situation.ts';
import { type Assessed, isLeastOf, isSure } from './assessor.ts';
import {
  byFit,
  byKept,
  byTies,
  isAnsweredAgainst,
  leavesMore,
  openGroups,
  type Recommendations,
} from './recommendations.ts';
import { isHeldOnly, type NeedTerm, openNeeds } from './terms.ts';

export interface Answer {
  /** The first row of a person's list; null where nothing that is certain leaves more than today. Without answers, what also outlasts five years. */
  readonly best: Assessed | null;
  /** Whether staying is the answer: what is kept today is known, and nothing certain leaves more. */
  readonly stays: boolean;
  /** Whether what the first row leaves is "at least". */
  readonly isLeast: boolean;
  /** USD per year: what an open answer may leave in the place of the answer; undefined where none changes it. */
  readonly most: number | undefined;
  /** Regimes of other countries that hold as well and keep the same, as it is shown. */
  readonly equals: readonly Assessed[];
  /** One regime of each other country that would keep more, on a condition or for a shorter time; what keeps most first. */
  readonly couldBe: readonly Assessed[];
  /** Unanswered questions, the one that could change the answer most first. */
  readonly asks: readonly (keyof Situation)[];
}

/** The answer from a list of recommendations: of all regimes in it, not only those that represent their countries. */
export function answerOf(
  list: Pick<Recommendations, 'all' | 'isGrouped' | 'keptToday' | 'situation' | 'floor'>,
): Answer {
  if (list.floor) return answerOf(list.floor);
  const countries = list.all.map(({ best, others }) => [best, ...others].sort(byKept));
  const sure = list.isGrouped
    ? list.all.map(({ best }) => best).filter((one) => isSure(one) && leavesMore(one, list))
    : countries.flatMap((regimes) => regimes.find(isSure) ?? []).sort(byKept);
  const [best = null] = sure;
  const stays = best === null && list.keptToday !== null;
  const least = best?.kept ?? list.keptToday ?? Number.NEGATIVE_INFINITY;
  // A smaller loss is no gain.
  const enough = best === null && !stays ? least : Math.max(Math.round(least), 0);
  const more = countries.map((regimes) =>
    regimes.filter((one) => Math.round(one.kept) > enough && isPossible(one)),
  );
  const isLeast = best !== null && isLeastOf(best, list.situation);
  const equals = sure.slice(1).filter(({ kept }) => Math.round(kept) === Math.round(least));
  const named = new Set((best ? [best, ...equals] : []).map(({ country }) => country.slug));
  const rows = new Set(list.all.map((row) => row.best));
  const standsFor = (one: Assessed) => Number(rows.has(one));
  return {
    best,
    stays,
    isLeast,
    most: best && isLeast ? mostOf(best, list) : undefined,
    equals,
    // Of what keeps the same, what stands for its country comes first, as in the list.
    couldBe: more
      .flatMap((regimes) => regimes.find(isHeldOnly) ?? regimes[0] ?? [])
      .filter(({ country }) => !named.has(country.slug))
      .sort(
        (a, b) =>
          byTies(a, b) ||
          Math.round(b.kept) - Math.round(a.kept) ||
          standsFor(b) - standsFor(a) ||
          byKept(a, b),
      ),
    asks: asksOf(more.flat(), Math.max(least, 0)),
  };
}

function mostOf(best: Assessed, list: Pick<Recommendations, 'all' | 'situation'>): number {
  const ends = isContractOpen(list.situation) ? contractEnds(list, best.country) : new Map<never, Assessed>();
  return Math.max(best.most, ...[...ends.values()].map(({ kept }) => kept));
}

type Contract = NonNullable<Situation['contract']>;

/** What asks for a contract of which kind. */
const ASKED_BY: Readonly<Record<Contract, string>> = { payroll: 'employee', invoices: 'self-employed' };

/** What would leave most with each answer about the contract, where nothing else is open; in one country or in all. */
export function contractEnds(
  { all, floor }: Pick<Recommendations, 'all' | 'floor'>,
  country?: Assessed['country'],
): ReadonlyMap<Contract, Assessed> {
  const ends = new Map<Contract, Assessed>();
  for (const one of (floor?.all ?? all).flatMap(({ best, others }) => [best, ...others])) {
    if (one.fit === 'no' || (country && one.country.id !== country.id)) continue;
    const open = openNeeds(one);
    for (const [contract, what] of Object.entries(ASKED_BY) as [Contract, string][]) {
      const kept = ends.get(contract)?.kept ?? Number.NEGATIVE_INFINITY;
      if (open.every((need) => need.what === what) && one.kept > kept) ends.set(contract, one);
    }
  }
  return ends;
}

/** The answer among schemes that stand beside each other, of which a country may have several. */
export function answerAmong(
  compared: readonly Assessed[],
  situation: Situation,
  keptToday: number | null,
): Answer & Pick<Recommendations, 'keptToday'> {
  const all = [...compared].sort(byFit).map((best) => ({ best, others: [] }));
  return { ...answerOf({ all, isGrouped: hasAnswers(situation), keptToday, situation }), keptToday };
}

/** The rows of a list that stand alone: of a person with answers its first ones, else the answer and what could be more. */
export function firstRows(list: Recommendations, count: number): readonly Assessed[] {
  const { best, equals, couldBe } = answerOf(list);
  const rows = list.isGrouped
    ? openGroups(list).flatMap(({ level, rows: some }) =>
        level === 'less' ? [] : some.map((row) => row.best),
      )
    : [...(best ? [best] : []), ...equals, ...couldBe];
  return rows.slice(0, count);
}

/** Whether a regime could be the answer: one moves tax residence with it, and no answer stands against it. */
function isPossible(one: Assessed): boolean {
  return !isSure(one) && !makesNobodyResident(one.regime) && !isAnsweredAgainst(one);
}

/** Questions of `regimes`, by what they could add to what is kept at least. */
function asksOf(regimes: readonly Assessed[], least: number): readonly (keyof Situation)[] {
  const gains = new Map<keyof Situation, number>();
  for (const { needs, kept } of regimes) {
    for (const asked of new Set(needs.filter(({ decides }) => decides).flatMap(askOf))) {
      gains.set(asked, (gains.get(asked) ?? 0) + kept - least);
    }
  }
  return [...gains].sort(([, a], [, b]) => b - a).map(([asked]) => asked);
}

function askOf({ asks }: NeedTerm): readonly (keyof Situation)[] {
  return asks === undefined ? [] : [asks];
}
