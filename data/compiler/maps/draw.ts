import type { GeoProjection } from 'd3-geo';
import { optimize } from 'svgo';
import type { City } from '../schema.ts';
import { atlas, type Shape } from './atlas.ts';
import { freeCorner } from './corner.ts';
import { FRAMES } from './frames.ts';
import { GLOBE_RADIUS, globe } from './globe.ts';
import { labelMarkup } from './labelMarkup.ts';
import { type Box, dotBox, placeLabels, type Spot } from './labels.ts';
import { fitted, inside, landMarkup, within } from './land.ts';
import { CAPITAL_SIZE, CITY_SIZE, HEIGHT, ISLAND_SIZE, WIDTH } from './size.ts';
import { STYLE } from './style.ts';

/** Bytes of one map, at most. */
export const MAP_LIMIT = 8 * 1024;

const MARGIN = 64;
/** Details smaller than this, in map units, are left out. */
const DETAIL = 1.5;
/** Details smaller than this, in degrees, do not matter for what a map shows. */
const FRAME_DETAIL = 0.01;
const ISLANDS = { left: 14, top: 448, bottom: 586 };

/** A country's map as one SVG without anything outside itself, in light and dark, at most `MAP_LIMIT` bytes. */
export function drawMap(slug: string, name: string, cities: readonly City[]): string {
  for (let detail = DETAIL; detail < DETAIL * 4; detail *= 1.25) {
    const svg = draw(slug, name, cities, detail);
    if (Buffer.byteLength(svg) <= MAP_LIMIT) return svg;
  }
  throw new RangeError(`The map of ${name} does not fit into ${MAP_LIMIT} bytes.`);
}

function draw(slug: string, name: string, cities: readonly City[], detail: number): string {
  const frame = FRAMES[slug] ?? {};
  const names = frame.shapes ?? [name];
  const { country: whole } = atlas(names, FRAME_DETAIL);
  const main = frame.main ? within(whole, frame.main) : whole;
  const projection = fitted(main, [
    [MARGIN, MARGIN],
    [WIDTH - MARGIN, HEIGHT - MARGIN - (frame.foot ?? 0)],
  ]);
  const land = landMarkup(projection, names, detail, {
    left: -4,
    top: -4,
    right: WIDTH + 4,
    bottom: HEIGHT + 4,
  });

  const { islands } = frame;
  const far = islands ? cities.filter(({ lon, lat }) => inside([lon, lat], islands.bounds)) : [];
  const near = cities.filter((city) => !far.includes(city));
  const box = { ...ISLANDS, right: ISLANDS.left + (islands?.width ?? 0) };
  const taken: Box[] = islands ? [box] : [];
  const corner = freeCorner(main, near, projection, taken);
  taken.push(dotBox(corner, GLOBE_RADIUS + 8));
  const labels = placeLabels(spots(near, projection), taken, {
    left: 12,
    top: 12,
    right: WIDTH - 12,
    bottom: HEIGHT - 12,
  });

  const parts = [
    `<rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>`,
    land,
    globe(names, corner.x, corner.y),
    islands ? islandsMarkup(within(whole, islands.bounds), names, islands.name, box, far, detail) : '',
    // A suburb's dot does not cover the capital's.
    ...labels.toSorted((a, b) => Number(a.spot.bold) - Number(b.spot.bold)).map(labelMarkup),
  ];
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>Map of ${name}</title><style>${STYLE}</style>${parts.join('')}</svg>`,
  );
}

function spots(cities: readonly City[], projection: GeoProjection): Spot[] {
  return cities.map(({ name, lon, lat, capital }) => {
    const [x, y] = projection([lon, lat]) ?? [0, 0];
    return { name, x, y, size: capital ? CAPITAL_SIZE : CITY_SIZE, bold: capital };
  });
}

/** A box with islands that lie too far away for the main map. */
function islandsMarkup(
  islands: Shape,
  names: readonly string[],
  name: string,
  { left, top, right, bottom }: Box,
  cities: readonly City[],
  detail: number,
): string {
  const projection = fitted(islands, [
    [left + 18, top + 34],
    [right - 18, bottom - 40],
  ]);
  const frame = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="10"`;
  const land = landMarkup(projection, names, detail, {
    left: left + 2,
    top: top + 2,
    right: right - 2,
    bottom: bottom - 2,
  });
  const labels = placeLabels(
    spots(cities, projection).map((spot) => ({ ...spot, size: ISLAND_SIZE })),
    [{ left, top, right, bottom: top + 30 }],
    { left: left + 6, top: top + 4, right: right - 6, bottom: bottom - 4 },
  );
  return `<rect class="sea" ${frame}/>${land}<rect class="rim" ${frame}/><text class="part" x="${left + 12}" y="${top + 24}">${name}</text>${labels.map((label) => labelMarkup(label)).join('')}`;
}

/** Relative coordinates and nothing superfluous; the style and the classes stay as they are. */
function compact(svg: string): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: undefined } }, 'sortAttrs'],
  }).data;
}
