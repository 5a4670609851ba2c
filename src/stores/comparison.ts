/** The regimes that a person is comparing and their income, kept on the device (compare state). */
import { COMPARE_DEFAULT_INCOME, isAcceptedIncome } from '../catalogue/income.ts';
import { createKept, type KeptOptions, type KeptStatus, useKept } from './kept.ts';
import { isObject } from './records.ts';

export interface ComparisonValue {
  /** In the order they were added; each once. */
  readonly regimeIds: readonly string[];
  /** USD per year, 0 to 10,000,000. */
  readonly income: number;
}

export const EMPTY_COMPARISON: ComparisonValue = { regimeIds: [], income: COMPARE_DEFAULT_INCOME };

export function isComparisonValue(value: unknown): value is ComparisonValue {
  if (!isObject(value)) return false;
  const { regimeIds, income } = value;
  return (
    Array.isArray(regimeIds) &&
    regimeIds.every((id) => typeof id === 'string' && id !== '') &&
    new Set(regimeIds).size === regimeIds.length &&
    typeof income === 'number' &&
    isAcceptedIncome(income)
  );
}

export interface ComparisonActions {
  /** Appends regimes that are not in the comparison yet. */
  add(ids: readonly string[]): void;
  remove(id: string): void;
  /** Replaces the whole comparison, as a link to /compare does. Income in USD per year. */
  set(ids: readonly string[], income: number): void;
}

/** A comparison of its own; the app uses the one below, tests make theirs. */
export function createComparison(device: Partial<KeptOptions<ComparisonValue>> = {}) {
  const kept = createKept<ComparisonValue>({
    ...device,
    key: 'comparison',
    shape: 1,
    empty: EMPTY_COMPARISON,
    isValue: isComparisonValue,
  });
  const actions: ComparisonActions = {
    add: (ids) => kept.change((value) => withIds(value, [...value.regimeIds, ...ids])),
    remove: (id) =>
      kept.change((value) =>
        withIds(
          value,
          value.regimeIds.filter((kept) => kept !== id),
        ),
      ),
    set: (ids, income) => kept.change((value) => withIds(withIncome(value, income), ids)),
  };
  return { kept, ...actions };
}

export const comparison = createComparison();

export interface Comparison extends ComparisonValue, ComparisonActions {
  readonly status: KeptStatus;
}

export function useComparison(): Comparison {
  const { value, status } = useKept(comparison.kept);
  const { add, remove, set } = comparison;
  return { ...value, status, add, remove, set };
}

function withIds(value: ComparisonValue, ids: readonly string[]): ComparisonValue {
  const regimeIds = [...new Set(ids)].filter((id) => id !== '');
  const isSame =
    regimeIds.length === value.regimeIds.length && regimeIds.every((id, at) => id === value.regimeIds[at]);
  return isSame ? value : { ...value, regimeIds };
}

/** An income outside the accepted range is ignored, as everywhere. */
function withIncome(value: ComparisonValue, income: number): ComparisonValue {
  return isAcceptedIncome(income) && income !== value.income ? { ...value, income } : value;
}
