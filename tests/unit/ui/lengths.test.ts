/** Lengths of the style sheets. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');
/** Lengths that are measured in a font: ch, ex, cap, ic, lh, and the same of the root. */
const FONT_LENGTH = /[\d.]r?(?:ch|ex|cap|ic|lh)\b/;

// A browser that comes upon one looks the font up while it works out the styles, and the page waits for it.
test('no length waits for a font', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((sheet) => FONT_LENGTH.test(readFileSync(path.join(SRC, sheet), 'utf8')))).toEqual([]);
});
