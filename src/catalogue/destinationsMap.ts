/** The map of all destinations beside lists; drawn by `npm run maps`, see data/compiler/maps/destinations.ts. */

/** A country in a piece of the map, in the piece's units. */
export interface DrawnCountry {
  /** The outline, as the `d` of an SVG path. */
  readonly outline: string;
  /** Where its middle is. */
  readonly at: readonly [x: number, y: number];
  /** Whether a dot stands in its place, because one would not see it. */
  readonly isSmall: boolean;
}

/** A part of the world: all of Europe, or one of the far places. */
export interface MapPiece {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The land around the destinations, and the borders across it. */
  readonly land: string;
  readonly borders: string;
  /** By slug. */
  readonly countries: Readonly<Record<string, DrawnCountry>>;
}

export interface DestinationsMap {
  readonly pieces: readonly MapPiece[];
}
