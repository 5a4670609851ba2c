import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { atlas, type Shape } from './atlas.ts';
import type { Bounds } from './frames.ts';
import type { Box } from './labels.ts';

/** What is farther from the centre than this, in degrees, cannot be in the picture. */
const HORIZON = 40;

/** Equal-area around the country's centre, as large as the extent allows. */
export function fitted(shape: Shape, extent: [[number, number], [number, number]]): GeoProjection {
  const [longitude, latitude] = geoCentroid(shape);
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .clipAngle(HORIZON)
    .precision(0.5)
    .fitExtent(extent, shape);
}

/** Neighbours, borders and the country, clipped to a box. */
export function landMarkup(
  projection: GeoProjection,
  names: readonly string[],
  detail: number,
  box: Box,
): string {
  projection.clipExtent([
    [box.left, box.top],
    [box.right, box.bottom],
  ]);
  const path = geoPath(projection).digits(0);
  const degree = (projection.scale() * Math.PI) / 180;
  const { country, neighbours, borders } = atlas(names, detail / degree);
  const drawn = (shape: Shape, least: number) =>
    path(without(shape, (part) => path.area(part) < least)) ?? '';
  const around = drawn(neighbours, 30);
  const between = path(borders) ?? '';
  return [
    around && `<path class="land" d="${around}"/>`,
    between && `<path class="border" d="${between}"/>`,
    `<path class="here" d="${drawn(country, 5)}"/>`,
  ].join('');
}

/** Islets cost bytes and look like dust. */
function without({ geometry, ...rest }: Shape, isTooSmall: (part: MultiPolygon) => boolean): Shape {
  const coordinates = geometry.coordinates.filter(
    (polygon) => !isTooSmall({ type: 'MultiPolygon', coordinates: [polygon] }),
  );
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates } };
}

/** Whether a place lies within bounds. */
export function inside([x = 0, y = 0]: Position, [west, south, east, north]: Bounds): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** Those polygons of a shape that begin inside the bounds. */
export function within({ geometry, ...rest }: Shape, bounds: Bounds): Shape {
  const coordinates = geometry.coordinates.filter((polygon) => inside(polygon[0]?.[0] ?? [], bounds));
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates } };
}
