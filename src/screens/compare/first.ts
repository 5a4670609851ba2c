/** The answer of a comparison: what its first line names is what its table marks. */
import { type Answer, answerAmong } from '../../assess/answer.ts';
import type { Assessed } from '../../assess/assessor.ts';
import type { Difference } from '../../assess/differenceEnglish.ts';
import type { Situation } from '../../situation/situation.ts';

export interface First {
  readonly answer: Answer & Difference;
  /** Ids of the regimes that are marked: those that leave the same share it, and none where all leave the same. */
  readonly marked: ReadonlySet<string>;
}

export function firstOf(
  compared: ReadonlyMap<string, Assessed>,
  situation: Situation,
  keptToday: number | null,
): First {
  const all = [...compared.values()];
  const answer = { ...answerAmong(all, situation, keptToday), isOfSome: true };
  const { best, stays, couldBe } = answer;
  const named = best ?? (stays ? null : (couldBe[0] ?? null));
  const like = all.filter(
    ({ kept, fit }) => named !== null && Math.round(kept) === Math.round(named.kept) && fit === named.fit,
  );
  return {
    answer,
    marked: new Set(like.length === all.length ? [] : like.map(({ regime }) => regime.id)),
  };
}
