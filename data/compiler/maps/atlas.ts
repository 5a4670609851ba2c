import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

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

/**
 * Natural Earth without details smaller than `detail` degrees: the country of these names, the land around it as
 * one piece, and the borders across that land. Throws if no shape has one of the names.
 */
export function atlas(names: readonly string[], detail: number) {
  const simpler = simplify(topology('10m'), detail * detail);
  const { countries } = simpler.objects;
  const isOther = ({ properties }: { readonly properties?: unknown }) =>
    !names.includes((properties as { readonly name: string } | undefined)?.name ?? '');
  const others = countries.geometries.filter(isOther);
  const own = countries.geometries.filter((geometry) => !isOther(geometry));
  if (own.length === 0) throw new RangeError(`The atlas has no ${names.join(' or ')}.`);
  return {
    country: merged(simpler, own),
    neighbours: merged(simpler, others),
    borders: mesh(simpler, countries, (a, b) => a !== b && isOther(a) && isOther(b)),
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
export function continents(detail: number): Shape {
  const simpler = simplify(topology('110m'), detail * detail);
  const { features } = feature(simpler, simpler.objects.land) as FeatureCollection<MultiPolygon>;
  const pieces = features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter(([ring = []]) => ring.length > 4);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: pieces } };
}
