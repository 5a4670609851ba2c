import { useCallback, useMemo } from 'react';
import type { IncomeMark } from '../../catalogue/limits.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import type { Estimate, TaxSchedule } from '../../tax/index.ts';
import { useModule } from '../../ui/useModule.ts';

const NONE: readonly IncomeMark[] = [];

interface Options {
  /** USD per year. */
  readonly costs: number;
  readonly estimate: Estimate;
}

/** The incomes at which something changes in a regime; none until they are here, and where they cannot be had. */
export function useIncomeMarks(
  slug: string,
  schedule: TaxSchedule,
  { costs, estimate }: Options,
): readonly IncomeMark[] {
  const load = useCallback(
    () => import('../incomeLimits.ts').then(({ loadIncomeLimits }) => loadIncomeLimits(slug)),
    [slug],
  );
  const { module: limits } = useModule(load);
  return useMemo(
    () => limits?.marksOf(schedule, optionsOf({ costs, estimate })) ?? NONE,
    [limits, schedule, costs, estimate],
  );
}
