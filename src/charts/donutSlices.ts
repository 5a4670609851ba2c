import { TAX_KIND_LABELS } from '../catalogue/taxKinds.ts';
import type { TaxKind, TaxLine } from '../tax/index.ts';

/** The part of the income that is left after all taxes. */
export const KEEP_LABEL = 'You keep';

export interface DonutSlice {
  readonly kind: TaxKind | 'keep';
  readonly name: string;
  /** USD per year, above 0. */
  readonly amount: number;
  /** Percent of income. */
  readonly share: number;
}

/**
 * The slices of the donut of tax shares, starting at twelve o'clock: the taxes in their fixed order, then what is
 * kept. Zero slices are left out; where taxes exceed the income nothing is kept.
 */
export function donutSlices(lines: readonly TaxLine[], income: number): readonly DonutSlice[] {
  const taxes = lines.map(({ kind, amount, rate }) => ({
    kind,
    name: TAX_KIND_LABELS[kind],
    amount,
    share: rate,
  }));
  const kept = income - taxes.reduce((sum, { amount }) => sum + amount, 0);
  const keep = { kind: 'keep', name: KEEP_LABEL, amount: kept, share: (kept / income) * 100 } as const;
  return [...taxes, keep].filter(({ amount }) => amount > 0);
}
