/** How lines of regimes look: told apart by hue, then by stroke, and the same wherever a regime is drawn. */
import { expect, test } from 'vitest';
import { lineLook } from '../../../src/charts/drawnCurve.ts';

test('eighteen lines differ by hue or by stroke', () => {
  const looks = Array.from({ length: 18 }, (_, place) => lineLook({}, place));
  expect(new Set(looks.map(({ hue, stroke }) => `${hue} ${stroke}`)).size).toBe(18);
});

test('a regime that is drawn alone keeps the look of its place among all; the one in question is heavier', () => {
  const among = lineLook({ place: 2, isMain: false }, 2);
  const alone = lineLook({ place: 2, isMain: true }, 0);
  expect(alone).toMatchObject({ hue: among.hue, stroke: among.stroke });
  expect(alone.width).toBeGreaterThan(among.width);
});
