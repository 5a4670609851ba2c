const CAP_IN_WORDS = /\bcap of\s+(\d[\d,\u00a0\u202f ]*(?:\.\d+)?)\s*USD\b/i;

/**
 * Reads a yearly cap in USD out of a description of the form "cap of N USD"; N may carry thousands
 * separators and decimals. Returns null where the words are absent.
 */
export function capFromDescription(text: string): number | null {
  const digits = CAP_IN_WORDS.exec(text)?.[1];
  if (digits === undefined) return null;
  const cap = Number(digits.replace(/[^\d.]/g, ''));
  // More digits than a number can hold are no cap.
  return Number.isFinite(cap) ? cap : null;
}
