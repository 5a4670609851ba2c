import type { Polygon } from 'geojson';
import type { DestinationsMap, DrawnCountry, MapPiece } from '../../../src/catalogue/destinationsMap.ts';
import { shapesOf } from './draw.ts';
import { atlas, type Bounds, fitted, inside, pen, type Shape } from './land.ts';

/** A piece of the map before it is drawn: what of the world it shows, and its size in its own units. */
interface Frame {
  readonly id: string;
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
}

/** Europe with its neighbours, and three far places in boxes of one size. Who lies in none of them is on no map. */
const FRAMES: readonly Frame[] = [
  { id: 'europe', bounds: [-9.5, 34.4, 46.6, 59.7], width: 1080, height: 720 },
  { id: 'central-america', bounds: [-86, 7.2, -77.2, 11.2], width: 320, height: 224 },
  { id: 'south-america', bounds: [-62.6, -35, -53.2, -19.3], width: 320, height: 224 },
  { id: 'gulf', bounds: [51.5, 22.7, 56.4, 26.1], width: 320, height: 224 },
];

const MARGIN = 12;
/** Details smaller than this, in map units, are left out: a phone draws a unit smaller than one of its points. */
const DETAIL = 2.6;
/** What places and measures a country, in degrees: Malta would be too small for the map's own detail. */
const FINE = 0.01;
/** Countries that span less than this in map units have a dot. */
const SMALL = 18;

/** The map of the destinations, by the slugs and names of all of them. */
export function drawDestinations(
  destinations: readonly { readonly slug: string; readonly name: string }[],
): DestinationsMap {
  const fine = atlas(FINE);
  const all = destinations.map(({ slug, name }): Destination => {
    const shapes = shapesOf(slug, name);
    return { slug, shapes, whole: fine.country(shapes) };
  });
  return { pieces: FRAMES.map((frame) => drawPiece(frame, all)) };
}

interface Destination {
  readonly slug: string;
  /** Its names in the atlas. */
  readonly shapes: readonly string[];
  readonly whole: Shape;
}

function drawPiece({ id, bounds, width, height }: Frame, destinations: readonly Destination[]): MapPiece {
  const projection = fitted(frameShape(bounds), [
    [MARGIN, MARGIN],
    [width - MARGIN, height - MARGIN],
  ]);
  const { path, unit, drawn } = pen(projection, { left: -4, top: -4, right: width + 4, bottom: height + 4 });
  const countries: Record<string, DrawnCountry> = {};
  const world = atlas(DETAIL * unit);
  for (const { slug, shapes, whole } of destinations) {
    const [largest] = whole.geometry.coordinates
      .map((polygon): Shape => ({ ...whole, geometry: { type: 'MultiPolygon', coordinates: [polygon] } }))
      .sort((a, b) => path.area(b) - path.area(a));
    if (!largest || !inside(middle(largest), bounds)) continue;
    const [[left, top], [right, bottom]] = path.bounds(largest);
    const [x, y] = path.centroid(largest);
    countries[slug] = {
      outline: drawn(world.country(shapes), 12),
      at: [Math.round(x), Math.round(y)],
      isSmall: Math.max(right - left, bottom - top) < SMALL,
    };
  }
  const { land, borders } = world.around(
    destinations.flatMap(({ slug, shapes }) => (countries[slug] ? shapes : [])),
  );
  return { id, width, height, land: drawn(land, 60), borders: path(borders) ?? '', countries };
}

/** The edge of bounds as a polygon on the globe, with enough points to follow the parallels. */
function frameShape([west, south, east, north]: Bounds): Shape {
  const steps = Array.from({ length: 33 }, (_, at) => at / 32);
  const along = (from: number, to: number) => steps.map((step) => from + (to - from) * step);
  const ring: Polygon['coordinates'][number] = [
    ...along(west, east).map((x) => [x, north]),
    ...along(north, south).map((y) => [east, y]),
    ...along(east, west).map((x) => [x, south]),
    ...along(south, north).map((y) => [west, y]),
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } };
}

/** The middle of a shape's bounds, in degrees. */
function middle({ geometry }: Shape): [number, number] {
  const points = geometry.coordinates.flat(2);
  const mean = (at: 0 | 1) => {
    const all = points.map((point) => point[at] ?? 0);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [mean(0), mean(1)];
}
