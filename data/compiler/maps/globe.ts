import { geoCentroid, geoDistance, geoOrthographic, geoPath } from 'd3-geo';
import { atlas, continents, type Shape } from './atlas.ts';

/** Radius of the locator globe in the map's units. */
export const GLOBE_RADIUS = 62;

/** Smaller countries get a ring around them, in degrees across. */
const SMALL = 14;
/** Details of the continents that do not show on so small a globe, in degrees. */
const COARSE = 2.5;

/** A globe turned so that the country of these names faces the reader, as SVG markup around (x, y). */
export function globe(names: readonly string[], x: number, y: number): string {
  const { country } = atlas(names, COARSE / 4);
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
