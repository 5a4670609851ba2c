/** What has to be said wherever a regime's figure stands. */
import type { AssessedRegime } from '../situation/assessed.ts';

/** What a regime's figure takes for granted, and how it ends, in a few words each. */
export function conditionsOf({ fit, lastingWords }: Pick<AssessedRegime, 'fit' | 'lastingWords'>): string[] {
  const ends = endOf(lastingWords());
  return [fit.mark, ends].filter((words) => words !== null && words !== undefined);
}

/** Whether a figure lasts and takes nothing for granted. */
export function isSure({ fit, lastingWords }: Pick<AssessedRegime, 'fit' | 'lastingWords'>): boolean {
  return !fit.mark && lastingWords().length === 0;
}

/** A cheaper beginning is no end. */
export function endOf(words: readonly string[]): string | undefined {
  return words.find((text) => !text.startsWith('first '));
}

/** "11 years, then 12.0%; if the work counts as foreign": how long a figure of a list lasts, and on which condition. */
export function lastingText({ fit, lastingWords }: Pick<AssessedRegime, 'fit' | 'lastingWords'>): string {
  const lasts = lastingWords()[0] ?? (fit.mark ? null : 'no time limit');
  return [lasts, fit.mark].filter(Boolean).join('; ');
}
