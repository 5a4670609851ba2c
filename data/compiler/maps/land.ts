import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type GeoProjection,
  geoArea,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Box } from './labels.ts';

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A country or a piece of land: its polygons, in degrees. */
export type Shape = Feature<MultiPolygon>;

type CountriesTopology = Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

/** In steradians. */
const HEMISPHERE = 2 * Math.PI;

const require = createRequire(import.meta.url);
const weighed = new Map<string, CountriesTopology>();

/** Natural Earth's countries at one of its scales, each point weighed by the triangle that it spans. */
function topology(scale: '10m' | '110m'): CountriesTopology {
  const known = weighed.get(scale);
  if (known) return known;
  const file = require.resolve(`world-atlas/countries-${scale}.json`);
  const loaded = presimplify(JSON.parse(readFileSync(file, 'utf8')) as CountriesTopology);
  weighed.set(scale, loaded);
  return loaded;
}

/** Natural Earth without details smaller than `detail` degrees, to take countries and the land around them from. */
export function atlas(detail: number) {
  const simpler = simplify(topology('10m'), detail * detail);
  const { countries } = simpler.objects;
  const isOf = (names: readonly string[], { properties }: { readonly properties?: unknown }) =>
    names.includes((properties as { readonly name: string } | undefined)?.name ?? '');
  return {
    /** The country of these names. Throws if no shape has one of them. */
    country(names: readonly string[]): Shape {
      const own = countries.geometries.filter((geometry) => isOf(names, geometry));
      if (own.length === 0) throw new RangeError(`The atlas has no ${names.join(' or ')}.`);
      return merged(simpler, own);
    },
    /** The land around the countries of these names as one piece, and the borders across that land. */
    around(names: readonly string[]) {
      const others = countries.geometries.filter((geometry) => !isOf(names, geometry));
      return {
        land: merged(simpler, others),
        borders: mesh(simpler, countries, (a, b) => a !== b && !isOf(names, a) && !isOf(names, b)),
      };
    },
  };
}

type Part = CountriesTopology['objects']['countries']['geometries'][number];

function merged(simpler: CountriesTopology, parts: readonly Part[]): Shape {
  const { coordinates } = merge(simpler, parts as Parameters<typeof merge>[1]);
  // An islet that simplifying has turned inside out would be everything but itself.
  const sound = coordinates.filter(
    (polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) < HEMISPHERE,
  );
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: sound } };
}

/** All land without borders, as the pieces that span at least `detail` degrees, without smaller details. */
function continents(detail: number): Shape {
  const simpler = simplify(topology('110m'), detail * detail);
  const { features } = feature(simpler, simpler.objects.land) as FeatureCollection<MultiPolygon>;
  const pieces = features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter(([ring = []]) => ring.length > 4);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: pieces } };
}

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

/** Draws shapes in map units, clipped to a box, without islets of less than `least` square units: they look like dust. */
export function pen(projection: GeoProjection, box: Box) {
  projection.clipExtent([
    [box.left, box.top],
    [box.right, box.bottom],
  ]);
  const path = geoPath(projection).digits(0);
  return {
    path,
    /** How much of the world's angle one unit is, in degrees. */
    unit: 180 / (projection.scale() * Math.PI),
    drawn: (shape: Shape, least: number): string =>
      path(without(shape, (part) => path.area(part) < least)) ?? '',
  };
}

/** Neighbours, borders and the country, clipped to a box. */
export function landMarkup(
  projection: GeoProjection,
  names: readonly string[],
  detail: number,
  box: Box,
): string {
  const { path, unit, drawn } = pen(projection, box);
  const world = atlas(detail * unit);
  const { land, borders } = world.around(names);
  const around = drawn(land, 30);
  const between = path(borders) ?? '';
  return [
    around && `<path class="land" d="${around}"/>`,
    between && `<path class="border" d="${between}"/>`,
    `<path class="here" d="${drawn(world.country(names), 5)}"/>`,
  ].join('');
}

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

/** Radius of the locator globe in the map's units. */
export const GLOBE_RADIUS = 62;

/** Smaller countries get a ring around them, in degrees across. */
const SMALL = 14;
/** Details of the continents that do not show on so small a globe, in degrees. */
const COARSE = 2.5;

/** A globe turned so that the country of these names faces the reader, as SVG markup around (x, y). */
export function globe(names: readonly string[], x: number, y: number): string {
  const country = atlas(COARSE / 4).country(names);
  const [longitude, latitude] = geoCentroid(country);
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude * 0.7])
    .translate([x, y])
    .scale(GLOBE_RADIUS)
    .precision(2);
  const path = geoPath(projection).digits(0);
  const world = path(continents(COARSE));
  const size = radiusOf(country, [longitude, latitude]) * 2;
  const [cx = x, cy = y] = projection([longitude, latitude]) ?? [];
  const shape = path(country);
  const spot = shape ? `<path class="spot" d="${shape}"/>` : '';
  const ring = size < SMALL ? `<circle class="ring" cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="9"/>` : '';
  return `<circle class="globe" cx="${x}" cy="${y}" r="${GLOBE_RADIUS}"/><path class="world" d="${world}"/>${spot}${ring}<circle class="rim" cx="${x}" cy="${y}" r="${GLOBE_RADIUS}"/>`;
}

/** The farthest that a country reaches from its centre, in degrees. */
function radiusOf({ geometry }: Shape, centre: [number, number]): number {
  const distances = geometry.coordinates.flat(2).map(([x = 0, y = 0]) => geoDistance([x, y], centre));
  return (Math.max(...distances) * 180) / Math.PI;
}
