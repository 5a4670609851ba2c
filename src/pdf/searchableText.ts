/** Letters and signs outside of the standard PDF fonts that do not fall apart into a base letter and a mark. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '₡': 'CRC ',
  '₲': 'PYG ',
  '₾': 'GEL ',
  '₺': 'TRY ',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '−': '-',
};

/** Beyond Latin-1, what Windows-1252 has. */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text as the invisible layer holds it: the standard fonts know Windows-1252 alone, so that other letters lose
 * their marks ("Şirket" is found as "Sirket"). The picture over it shows the text as it is.
 */
export function searchableText(text: string): string {
  return [...text.replace(/\s+/g, ' ')].map(encodable).join('');
}

function encodable(sign: string): string {
  if (isEncodable(sign)) return sign;
  const replacement = REPLACEMENTS[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...replacement].every(isEncodable) ? replacement : '?';
}

function isEncodable(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || WINDOWS_1252.has(sign);
}
