import { NO_STAYS, persistedStays, replaceDays, useDays } from '../../../stores/stays.ts';
import type { PlanPart } from '../Plan.tsx';
import { Days } from './Days.tsx';

function useResult(): string | null {
  const { stays, example } = useDays().value;
  if (stays.length === 0) return null;
  if (example) return 'An example';
  const countries = new Set(stays.map(({ country }) => country)).size;
  return `${stays.length} ${stays.length === 1 ? 'stay' : 'stays'} in ${countries} ${countries === 1 ? 'country' : 'countries'}`;
}

/** Days of residence as a part of the plan. */
export const daysPart: PlanPart = {
  id: 'days',
  name: 'Days',
  Part: Days,
  useResult,
  clear() {
    if (persistedStays.store.getState().value !== NO_STAYS) replaceDays(NO_STAYS);
  },
};
