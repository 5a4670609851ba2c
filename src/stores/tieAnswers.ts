/** Which ties to a home country a person keeps, per country; kept on the device only, never in an address. */
import type { TieAnswer } from '../catalogue/leavingHome.ts';
import { createPersisted, usePersisted } from './persist.ts';
import { type Reader, recordOf, whole } from './records.ts';

/** By the home country's code, then by the tie. */
export type TieAnswers = Readonly<Record<string, Readonly<Record<string, TieAnswer>>>>;

const NOTHING_SAID: TieAnswers = {};
const NO_ANSWERS: Readonly<Record<string, TieAnswer>> = {};

export const readTieAnswers: Reader<TieAnswers> = recordOf(
  recordOf(whole((said): said is TieAnswer => said === 'yes' || said === 'no')),
);

export const tieAnswers = createPersisted<TieAnswers>({
  key: 'leaving',
  shape: 1,
  empty: NOTHING_SAID,
  read: readTieAnswers,
});

export function useHasTieAnswers(): boolean {
  return Object.keys(usePersisted(tieAnswers).value).length > 0;
}

/** The answers about one home country. */
export function useTieAnswers(home: string) {
  const { value } = usePersisted(tieAnswers);
  return {
    answers: value[home] ?? NO_ANSWERS,
    answer(tie: string, said: TieAnswer): void {
      tieAnswers.change((before) => ({ ...before, [home]: { ...before[home], [tie]: said } }));
    },
    clear(): void {
      tieAnswers.change(({ [home]: _, ...others }) => others);
    },
  };
}
