import { useCallback, useMemo } from 'react';
import type { IncomeMark } from '../../catalogue/limits.ts';
import type { Figures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { type BracketFigures, scheduleOf } from '../../tax/index.ts';
import { useModule } from '../../ui/useModule.ts';
import type { Column } from './columns.ts';

export interface RegimeLimits {
  /** As in IncomeLimits. */
  readonly vat: string | null;
  readonly marks: readonly IncomeMark[];
}

/** Where something changes in each compared regime, by its id; none until it is here, and where it cannot be had. */
export function useComparedLimits(
  columns: readonly Column[],
  taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>,
  { costs, estimate }: Pick<Figures, 'costs' | 'estimate'>,
): ReadonlyMap<string, RegimeLimits> {
  const slugs = [...new Set(columns.map(({ country }) => country.slug))].join();
  const load = useCallback(async () => {
    const { loadIncomeLimits } = await import('../incomeLimits.ts');
    const entries = slugs.split(',').map(async (slug) => [slug, await loadIncomeLimits(slug)] as const);
    return new Map(await Promise.all(entries));
  }, [slugs]);
  const { module: byCountry } = useModule(load);
  return useMemo(() => {
    const options = optionsOf({ costs, estimate });
    return new Map(
      columns.flatMap(({ country, regime }) => {
        const limits = byCountry?.get(country.slug);
        const brackets = taxBrackets[regime.id];
        if (!limits || !brackets) return [];
        const marks = limits.marksOf(scheduleOf(regime, brackets), options);
        return [[regime.id, { vat: limits.vat, marks }] as const];
      }),
    );
  }, [byCountry, columns, taxBrackets, costs, estimate]);
}
