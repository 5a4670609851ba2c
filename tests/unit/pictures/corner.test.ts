/** The globe's corner of a map: beside the country, neither over it nor touching it. */
import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { freeCorner } from '../../../data/compiler/maps/draw.ts';
import { atlas, fitted, GLOBE_RADIUS } from '../../../data/compiler/maps/land.ts';

test("Bulgaria's globe keeps away from its north-east, where the border has few points", () => {
  const country = atlas(0.01).country(['Bulgaria']);
  const projection = fitted(country, [
    [64, 64],
    [736, 536],
  ]);
  const { x, y } = freeCorner(country, compileData().cities.bulgaria ?? [], projection, []);
  const reach = GLOBE_RADIUS + 12;
  for (let angle = 0; angle < 360; angle += 5) {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const place = projection.invert?.([x + dx * reach, y + dy * reach]) ?? [0, 0];
    expect(geoContains(country, place), `at ${angle}°`).toBe(false);
  }
}, 30_000);
