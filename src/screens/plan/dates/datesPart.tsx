import { clearPlan, usePlan } from '../../../stores/plan.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import type { PlanPart } from '../Plan.tsx';

function useResult(): string | null {
  const { done } = usePlan();
  return done.length === 0 ? null : `${done.length} done`;
}

/** Dates as a part of the plan. */
export const datesPart: PlanPart = {
  id: 'dates',
  name: 'Dates',
  Part: lazyComponent(() => import('./Dates.tsx')),
  useResult,
  clear: clearPlan,
};
