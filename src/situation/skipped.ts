/** Questions that a person would rather not answer: they are not asked again, and the answer does without them. */
import { createPersisted, usePersisted } from '../stores/persist.ts';
import { listOf, whole } from '../stores/records.ts';
import { isQuestion } from './questions.ts';
import type { Situation } from './situation.ts';

type Skipped = readonly (keyof Situation)[];

export const storedSkipped = createPersisted<Skipped>({
  key: 'skipped',
  shape: 1,
  empty: [],
  read: listOf(whole(isQuestion)),
});

export function useSkipped(): Skipped {
  return usePersisted(storedSkipped).value;
}

export function skip(question: keyof Situation): void {
  storedSkipped.change((before) => (before.includes(question) ? before : [...before, question]));
}

/** All questions may be asked again. */
export function askAgain(): void {
  storedSkipped.replace([]);
}
