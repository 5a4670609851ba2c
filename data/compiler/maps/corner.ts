import type { GeoProjection } from 'd3-geo';
import type { City } from '../schema.ts';
import type { Shape } from './atlas.ts';
import { GLOBE_RADIUS } from './globe.ts';
import type { Box } from './labels.ts';
import { HEIGHT, type Point, WIDTH } from './size.ts';

/** The centre for a globe in the corner where it covers least of the country, its cities and what is taken. */
export function freeCorner(
  shape: Shape,
  cities: readonly City[],
  projection: GeoProjection,
  taken: readonly Box[],
) {
  const away = GLOBE_RADIUS + 16;
  const corners = [
    { x: WIDTH - away, y: away },
    { x: away, y: away },
    { x: WIDTH - away, y: HEIGHT - away },
    { x: away, y: HEIGHT - away },
  ];
  const coast = shape.geometry.coordinates
    .flat(2)
    .map(([x = 0, y = 0]): Point => projection([x, y]) ?? [0, 0]);
  const towns = cities.map(({ lon, lat }): Point => projection([lon, lat]) ?? [0, 0]);
  const near = (points: readonly Point[], corner: { x: number; y: number }, reach: number) =>
    points.filter(([x, y]) => Math.hypot(x - corner.x, y - corner.y) < GLOBE_RADIUS + reach).length;
  const cost = (corner: { x: number; y: number }) =>
    (near(coast, corner, 6) / coast.length) * 100 +
    near(towns, corner, 60) * 50 +
    taken.filter(
      ({ left, right, top, bottom }) =>
        corner.x > left && corner.x < right && corner.y > top && corner.y < bottom,
    ).length *
      1000;
  const [best = { x: WIDTH - away, y: away }] = corners.toSorted((a, b) => cost(a) - cost(b));
  return best;
}
