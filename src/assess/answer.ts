/** What is said first: the best regime that asks nothing more of the person, and what could be more. */
import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { Situation } from '../situation/situation.ts';
import { type Assessed, isSure } from './assessor.ts';
import { byKept, isAnsweredAgainst, type Recommendations } from './recommendations.ts';
import type { NeedTerm } from './terms.ts';

export interface Answer {
  /** The first row of a person's list; null where nothing fits. Without answers, what also outlasts five years. */
  readonly best: Assessed | null;
  /** Regimes of other countries that hold as well and keep the same, as it is shown. */
  readonly equals: readonly Assessed[];
  /** One regime of each other country that would keep more, on a condition or for a shorter time; what keeps most first. */
  readonly couldBe: readonly Assessed[];
  /** Unanswered questions, the one that could change the answer most first. */
  readonly asks: readonly (keyof Situation)[];
}

/** The answer from a list of recommendations: of all regimes in it, not only those that represent their countries. */
export function answerOf(list: Pick<Recommendations, 'all'>): Answer {
  const countries = list.all.map(({ best, others }) => [best, ...others].sort(byKept));
  const sure = countries.flatMap((regimes) => regimes.find(isSure) ?? []).sort(byKept);
  const [best = null] = sure;
  const least = best === null ? Number.NEGATIVE_INFINITY : Math.round(best.kept);
  // A smaller loss is no gain.
  const enough = best === null ? least : Math.max(least, 0);
  const more = countries.map((regimes) =>
    regimes.filter((one) => Math.round(one.kept) > enough && isPossible(one)),
  );
  const equals = sure.slice(1).filter(({ kept }) => Math.round(kept) === least);
  const named = new Set((best ? [best, ...equals] : []).map(({ country }) => country.slug));
  return {
    best,
    equals,
    couldBe: more.flatMap(([first]) => (first && !named.has(first.country.slug) ? first : [])).sort(byKept),
    asks: asksOf(more.flat(), best),
  };
}

/** The rows of a list that stand alone: of a person with answers its first ones, else the answer and what could be more. */
export function firstRows(list: Recommendations, count: number): readonly Assessed[] {
  const { best, equals, couldBe } = answerOf(list);
  const rows = list.isGrouped
    ? [...list.fits, ...list.check].map(({ best: one }) => one)
    : [...(best ? [best] : []), ...equals, ...couldBe];
  return rows.slice(0, count);
}

/** Whether a regime could be the answer: one moves tax residence with it, and no answer stands against it. */
function isPossible(one: Assessed): boolean {
  return !isSure(one) && !makesNobodyResident(one.regime) && !isAnsweredAgainst(one);
}

/** Questions of `regimes`, by what they could add to the answer. */
function asksOf(regimes: readonly Assessed[], best: Assessed | null): readonly (keyof Situation)[] {
  const gains = new Map<keyof Situation, number>();
  for (const { needs, kept } of regimes) {
    for (const asked of new Set(needs.filter(({ decides }) => decides).flatMap(askOf))) {
      gains.set(asked, (gains.get(asked) ?? 0) + kept - (best?.kept ?? 0));
    }
  }
  return [...gains].sort(([, a], [, b]) => b - a).map(([asked]) => asked);
}

function askOf({ asks }: NeedTerm): readonly (keyof Situation)[] {
  return asks === undefined ? [] : [asks];
}
