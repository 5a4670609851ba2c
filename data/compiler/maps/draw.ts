import { type GeoProjection, geoContains } from 'd3-geo';
import { optimize } from 'svgo';
import type { City } from '../schema.ts';
import { type Box, dotBox, type Label, placeLabels, type Spot } from './labels.ts';
import {
  atlas,
  type Bounds,
  fitted,
  GLOBE_RADIUS,
  globe,
  inside,
  landMarkup,
  type Shape,
  within,
} from './land.ts';

/** Size of the maps in their own units. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** Font sizes of names. */
const CITY_SIZE = 25;
const CAPITAL_SIZE = 29;
const ISLAND_SIZE = 20;

/** A place on the map. */
type Point = readonly [x: number, y: number];

/**
 * Colours of the maps: paper-coloured neighbours in a pale sea, the country in sun yellow; at night the same on ink.
 * The picture has its own ground, so that it is readable whichever theme the page around it shows.
 */
export const STYLE = [
  '.sea,.globe{fill:#cfe6f8}',
  '.land,.world{fill:#f5f8fb}',
  '.border{fill:none;stroke:#c3d2df;stroke-width:1.5}',
  '.here{fill:#ffc34d;stroke:#c98a12;stroke-width:1.5;stroke-linejoin:round}',
  '.world{fill:#9cbdd6}',
  '.globe{fill:#eaf4fc}',
  '.rim{fill:none;stroke:#7fa3c0;stroke-width:2}',
  '.spot{fill:#c2410c}',
  '.ring{fill:none;stroke:#c2410c;stroke-width:3}',
  '.dot{fill:#0d2137}',
  '.capital{fill:#fff;stroke:#0d2137;stroke-width:3}',
  '.lead{fill:none;stroke:#0d2137;stroke-width:1.5}',
  `text{font:500 ${CITY_SIZE}px system-ui,sans-serif;fill:#0d2137;stroke:#fff;stroke-opacity:.85;stroke-width:5;stroke-linejoin:round;paint-order:stroke}`,
  `.main{font-size:${CAPITAL_SIZE}px;font-weight:700}.island{font-size:${ISLAND_SIZE}px}`,
  '.part{font-size:19px;stroke:none;fill:#3d566e}',
  '@media(prefers-color-scheme:dark){',
  '.sea{fill:#0f2438}.land{fill:#22384b}.border{stroke:#37536b}.here{fill:#a8730f;stroke:#ffc34d}',
  '.globe{fill:#16324b}.world{fill:#46708f}.rim{stroke:#5d86a6}.spot{fill:#ff8a66}.ring{stroke:#ff8a66}',
  '.dot{fill:#fff}.capital{fill:#0b1622;stroke:#fff}.lead{stroke:#fff}',
  'text{fill:#fff;stroke:#0b1622;stroke-opacity:.75}.part{fill:#a9bccf}}',
].join('');

/** What of a country its map shows; the rest is drawn where it happens to lie inside the picture. */
export interface Frame {
  /** Parts outside do not widen the picture. Without it, all parts count. */
  readonly main?: Bounds;
  /** Far islands with a city of the list, shown in a box of their own. */
  readonly islands?: { readonly name: string; readonly bounds: Bounds; readonly width: number };
  /** Room below the country, in the map's units, for the box of the islands. */
  readonly foot?: number;
  /** Names of the shapes in world-atlas that make up the country; by default its own name. */
  readonly shapes?: readonly string[];
}

/** Countries whose map is not simply all of the shape that bears their name. */
const FRAMES: Readonly<Record<string, Frame>> = {
  // Without Cocos Island, 500 km out in the Pacific.
  'costa-rica': { main: [-86.2, 7.9, -82.4, 11.4] },
  // The island as a whole, which the atlas divides by who administers it.
  cyprus: { shapes: ['Cyprus', 'N. Cyprus', 'Cyprus U.N. Buffer Zone', 'Dhekelia', 'Akrotiri'] },
  'north-macedonia': { shapes: ['Macedonia', 'North Macedonia'] },
  portugal: {
    main: [-9.8, 36.8, -6, 42.3],
    islands: { name: 'Madeira', bounds: [-17.5, 32.35, -16.2, 33.2], width: 276 },
  },
  serbia: { shapes: ['Serbia', 'Republic of Serbia'] },
  spain: {
    main: [-9.6, 35.8, 4.5, 44],
    islands: { name: 'Canary Islands', bounds: [-18.4, 27.5, -13.2, 29.5], width: 330 },
    foot: 90,
  },
};

/** The names in world-atlas of the shapes that make up a country. */
export function shapesOf(slug: string, name: string): readonly string[] {
  return FRAMES[slug]?.shapes ?? [name];
}

/** A city's dot, its name and, if the name stands away, the line between them. */
function labelMarkup({ spot, box, leader }: Label): string {
  const { x, y, size, bold, name } = spot;
  const middle = (box.left + box.right) / 2;
  const side = box.left >= x ? 'start' : box.right <= x ? 'end' : 'middle';
  const anchor = side === 'start' ? box.left : side === 'end' ? box.right : middle;
  const baseline = box.top + size * 0.8;
  const end: Point = [
    side === 'middle' ? middle : anchor,
    side === 'middle' ? (box.top > y ? box.top : box.bottom) : (box.top + box.bottom) / 2,
  ];
  const [cx, cy] = [x.toFixed(0), y.toFixed(0)];
  const line = leader
    ? `<path class="lead" d="M${cx} ${cy}L${end[0].toFixed(0)} ${end[1].toFixed(0)}"/>`
    : '';
  const dot = bold
    ? `<circle class="capital" cx="${cx}" cy="${cy}" r="8"/><circle class="dot" cx="${cx}" cy="${cy}" r="4"/>`
    : `<circle class="dot" cx="${cx}" cy="${cy}" r="5.5"/>`;
  const attributes = [
    bold ? 'class="main"' : '',
    size === ISLAND_SIZE ? 'class="island"' : '',
    side === 'start' ? '' : `text-anchor="${side}"`,
  ].filter(Boolean);
  return `${line}${dot}<text ${attributes.join(' ')} x="${anchor.toFixed(0)}" y="${baseline.toFixed(0)}">${name}</text>`;
}

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
  const names = shapesOf(slug, name);
  const whole = atlas(FRAME_DETAIL).country(names);
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
