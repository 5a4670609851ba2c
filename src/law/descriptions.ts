/** What a regime's kinds of tax are in words, and what the words say of its figures. */
import { type DescriptionField, KIND_FIELDS } from './flatRules.ts';
import { TAX_KINDS, type TaxKind } from './types.ts';

/** What each kind of tax is in a regime, in words; kinds without words are left out. */
export function descriptionsByKind(
  texts: Readonly<Partial<Record<DescriptionField, string>>>,
): Partial<Record<TaxKind, string>> {
  return Object.fromEntries(
    TAX_KINDS.map((kind) => [kind, texts[KIND_FIELDS[kind].description] ?? '']).filter(
      ([, text]) => text !== '',
    ),
  );
}

const CAP_IN_WORDS = /\bcap of\s+(\d[\d,\u00a0\u202f ]*(?:\.\d+)?)\s*USD\b/i;

/**
 * Reads a yearly cap in USD out of a description of the form "cap of N USD"; N may carry thousands
 * separators and decimals. Returns null where the words are absent.
 */
export function capFromDescription(text: string): number | null {
  const digits = CAP_IN_WORDS.exec(text)?.[1];
  if (digits === undefined) return null;
  const cap = Number(digits.replace(/[^\d.]/g, ''));
  // A number too large for a float is not taken as a cap.
  return Number.isFinite(cap) ? cap : null;
}
