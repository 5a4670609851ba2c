/** How lines of regimes look: told apart by hue and by dashes, and the same wherever a regime is drawn. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINE_HUES, lineLook, TOKENS } from '../../../src/charts/chartLooks.ts';
import { colourDistance, VISIONS } from './colourVision.ts';

test('eighteen lines differ by hue or by dashes, neighbours by both', () => {
  const looks = Array.from({ length: 18 }, (_, place) => lineLook({}, place));
  expect(new Set(looks.map(({ hue, dashes }) => `${hue} ${dashes}`)).size).toBe(18);
  for (const [place, look] of looks.slice(1).entries()) {
    expect(look.hue).not.toBe(looks[place]?.hue);
    expect(look.dashes).not.toEqual(looks[place]?.dashes);
  }
});

test('a regime that is drawn alone keeps the look of its place among all; the one in question is heavier', () => {
  const among = lineLook({ place: 2, isMain: false }, 2);
  const alone = lineLook({ place: 2, isMain: true }, 0);
  expect(alone).toMatchObject({ hue: among.hue, dashes: among.dashes });
  expect(alone.width).toBeGreaterThan(among.width);
});

const tokens = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');
const shades = (name: string) =>
  new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)?.slice(1) ?? [];

for (const [shade, theme] of ['light', 'dark'].entries()) {
  const lines = LINE_HUES.map((hue) => shades(TOKENS[hue])[shade] ?? '');
  const kinds = [...tokens.matchAll(/--tax-\w+(?=:)/g)].map(([name]) => shades(name)[shade] ?? '');

  test(`hues of lines are told apart with any colour vision: ${theme}`, () => {
    for (const vision of VISIONS) {
      for (const [at, one] of lines.entries()) {
        for (const other of lines.slice(at + 1)) {
          expect(colourDistance(one, other, vision), `${one} and ${other}`).toBeGreaterThan(0.1);
        }
      }
    }
  });

  test(`no line looks like a kind of tax: ${theme}`, () => {
    expect(kinds).toHaveLength(6);
    for (const line of lines) {
      for (const kind of kinds) {
        expect(colourDistance(line, kind), `${line} and ${kind}`).toBeGreaterThan(0.08);
      }
    }
  });
}
