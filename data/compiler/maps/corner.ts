import { type GeoProjection, geoContains } from 'd3-geo';
import type { City } from '../schema.ts';
import type { Shape } from './atlas.ts';
import { GLOBE_RADIUS } from './globe.ts';
import type { Box } from './labels.ts';
import { HEIGHT, type Point, WIDTH } from './size.ts';

/** Points all over the globe and around it, from its centre: it keeps its distance. */
const SAMPLES: readonly Point[] = [0.7, 1.4].flatMap((share) =>
  Array.from({ length: 24 }, (_, at): Point => {
    const angle = (at / 24) * 2 * Math.PI;
    return [Math.cos(angle) * GLOBE_RADIUS * share, Math.sin(angle) * GLOBE_RADIUS * share];
  }),
);

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
  const towns = cities.map(({ lon, lat }): Point => projection([lon, lat]) ?? [0, 0]);
  const isLand = (x: number, y: number) => {
    const place = projection.invert?.([x, y]);
    return place ? geoContains(shape, place) : false;
  };
  const cost = (corner: { x: number; y: number }) =>
    SAMPLES.filter(([dx, dy]) => isLand(corner.x + dx, corner.y + dy)).length +
    towns.filter(([x, y]) => Math.hypot(x - corner.x, y - corner.y) < GLOBE_RADIUS + 60).length * 50 +
    taken.filter(
      ({ left, right, top, bottom }) =>
        corner.x > left && corner.x < right && corner.y > top && corner.y < bottom,
    ).length *
      1000;
  const costs = corners.map(cost);
  return corners[costs.indexOf(Math.min(...costs))] ?? { x: WIDTH - away, y: away };
}
