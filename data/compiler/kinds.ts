import { KIND_FIELDS, TAX_KINDS, type TaxKind } from '../../src/law/index.ts';

export { KIND_FIELDS };

/** The field of a kind that holds a part; undefined where the kind has none. */
export function fieldOf(kind: TaxKind, part: string): string | undefined {
  return (KIND_FIELDS[kind] as Readonly<Record<string, string>>)[part];
}

/** The fields of all kinds that hold a part. */
export function fieldsOf(part: string): string[] {
  return TAX_KINDS.flatMap((kind) => fieldOf(kind, part) ?? []);
}

/** The fields of a kind that only a kind that applies may set. */
export function extrasOf(kind: TaxKind): readonly string[] {
  const { has: _has, rate: _rate, type: _type, description: _description, ...extras } = KIND_FIELDS[kind];
  return Object.values(extras);
}

/** The description fields of all kinds. */
export const DESCRIPTION_FIELDS = fieldsOf('description');
