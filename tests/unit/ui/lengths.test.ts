/** Lengths of the style sheets, and the widths of windows at which they change. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');
/** Lengths that are measured in a font: ch, ex, cap, ic, lh, and the same of the root. */
const FONT_LENGTH = /[\d.]r?(?:ch|ex|cap|ic|lh)\b/;

/** Widths at which a layout changes, in em, which follows the size of text that a person has chosen. */
const BREAKPOINTS = [30, 40, 48, 60];
/** Narrower than most windows, unless text is enlarged. */
const LARGE_TEXT = [16, 18, 23.8];
/** There is room for the page beside the open editor. */
const WITH_EDITOR = 75;

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(path.join(SRC, file), 'utf8') }));

// A browser that comes upon one looks the font up while it works out the styles, and the page waits for it.
test('no length waits for a font', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ css }) => FONT_LENGTH.test(css)).map(({ file }) => file)).toEqual([]);
});

test('windows are told apart at four widths, and where text is enlarged', () => {
  const known = [...BREAKPOINTS, ...LARGE_TEXT, WITH_EDITOR].map((width) => `${width}em`);
  const others = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media([^{]*\bwidth\b[^{]*)\{/g)]
      .flatMap(([, query = '']) => query.match(/[\d.]+(?:px|r?em)/g) ?? [])
      .filter((width) => !known.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});
