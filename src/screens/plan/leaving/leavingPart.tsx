import { useKeptSituation } from '../../../situation/store.ts';
import { tieAnswers, useTieAnswers } from '../../../stores/tieAnswers.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import type { PlanPart } from '../Plan.tsx';

function useResult(): string | null {
  const { home } = useKeptSituation().value;
  const { answers } = useTieAnswers(home && 'country' in home ? home.country : '');
  const count = Object.keys(answers).length;
  return count === 0 ? null : `${count} ${count === 1 ? 'answer' : 'answers'}`;
}

/** Leaving home as a part of the plan. */
export const leavingPart: PlanPart = {
  id: 'leaving',
  name: 'Leaving home',
  Part: lazyComponent(() => import('./LeavingHome.tsx')),
  useResult,
  clear: () => tieAnswers.change(() => ({})),
};
