/** Size of the maps in their own units. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** Font sizes of names. */
export const CITY_SIZE = 25;
export const CAPITAL_SIZE = 29;
export const ISLAND_SIZE = 20;

/** A place on the map. */
export type Point = readonly [x: number, y: number];
