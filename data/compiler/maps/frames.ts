/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

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
export const FRAMES: Readonly<Record<string, Frame>> = {
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
