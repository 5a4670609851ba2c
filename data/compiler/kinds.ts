import { KIND_FIELDS, TAX_KINDS, type TaxKind } from '../../src/tax/index.ts';

export { KIND_FIELDS };

/** The fields of a kind that only a kind that applies may set. */
export function extrasOf(kind: TaxKind): readonly string[] {
  const { has: _has, rate: _rate, type: _type, description: _description, ...extras } = KIND_FIELDS[kind];
  return Object.values(extras);
}

/** The description fields of all kinds. */
export const DESCRIPTION_FIELDS = TAX_KINDS.map((kind) => KIND_FIELDS[kind].description);
