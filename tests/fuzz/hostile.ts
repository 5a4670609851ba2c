/** What people, scanners and broken programs put into addresses and boxes. */
import fc from 'fast-check';

/** Digits of other scripts, as they are typed and pasted around the world. */
export const OTHER_DIGITS = ['０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const;

const NUMBERS = [
  '',
  '0',
  '-1',
  '-0',
  '1e9',
  '1e309',
  '1E5',
  '0x10',
  '.5',
  '5.',
  '00080000',
  '80000.5',
  '10000000',
  '10000001',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'null',
  '$80.000,50',
  '$80,000.50',
  "80'000",
  '80 000',
  ' 80000 ',
  '+80000',
  '８００００',
  '٨٠٠٠٠',
  '۸۰۰۰۰',
  '½',
  '²',
  'Ⅷ',
  '八万',
  '💶80000',
] as const;

const NASTY = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "' OR 1=1 --",
  '{{7*7}}',
  '\u0024{7*7}',
  'a'.repeat(600),
  '-1',
  '-2',
  '--',
  ',',
  ',,,',
  '=1+1',
] as const;

/** A text that is no good as a number, or just about. */
export const numberText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double().map(String),
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e$€%', ...OTHER_DIGITS.join('')) }),
);

/** Any text, with a taste for trouble. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  numberText,
);

/** A list of ids as an address has it: known and unknown ones, doubled, empty, up to thousands. */
export function idList(known: readonly string[]): fc.Arbitrary<string> {
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, nastyText);
  return fc.oneof(
    { weight: 60, arbitrary: fc.array(id, { maxLength: 12 }).map((ids) => ids.join(',')) },
    {
      weight: 1,
      arbitrary: fc.array(id, { minLength: 1000, maxLength: 2500, size: 'max' }).map((ids) => ids.join(',')),
    },
  );
}

/** A query string with the given parameters, some missing, some doubled, some encoded twice or not at all. */
export function queryString(
  parameters: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<string> {
  const encode = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => encodeURIComponent(text.toWellFormed()),
    (text) => encodeURIComponent(encodeURIComponent(text.toWellFormed())),
    (text) => text.replaceAll(' ', '+'),
  );
  const pairs = Object.entries(parameters).map(([name, value]) =>
    fc.tuple(fc.constant(name), value, encode).map(([key, text, coded]) => `${key}=${coded(text)}`),
  );
  const stray = fc.tuple(nastyText, nastyText).map(([key, value]) => `${key}=${value}`);
  return fc
    .tuple(fc.constantFrom('', '?', '??', '?&'), fc.array(fc.oneof(...pairs, stray), { maxLength: 6 }))
    .map(([start, parts]) => start + parts.join('&'));
}
