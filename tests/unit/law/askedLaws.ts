/** The real laws, as the tests ask them. */
import { compileData } from '../../../data/compiler/index.ts';
import type { LawAnswers, MovingFamily } from '../../../src/law/ask.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import type { LawMethod, LawOf } from '../../../src/law/types.ts';

export const { laws, households } = compileData();

export const asked = (answers: LawAnswers = {}) => lawMethod(laws, answers);
export const withFamily = (family: Partial<MovingFamily>) =>
  lawMethod(
    { ...laws, households },
    { household: { hasPartner: true, married: true, partner: 0, children: [4], from: null, ...family } },
  );

export function lawNamed(id: string) {
  const law = laws.regimes[id];
  if (!law) throw new Error(`no law of ${id}`);
  return law;
}

export const sum = (amounts: readonly number[] | null | undefined) =>
  (amounts ?? []).reduce((all, one) => all + one, 0);
export const total = (method: LawMethod, of: LawOf | string, income: number, costs = 0) =>
  sum(method.ask(typeof of === 'string' ? { regimeId: of } : of)?.amountsAt(income, costs));
