/** A rectangle in the map's units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place that wants its name beside it. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Font size in the map's units. */
  readonly size: number;
  readonly bold: boolean;
}

/** Where a name stands: its box, and whether it is far enough to need a line to its dot. */
export interface Label {
  readonly spot: Spot;
  readonly box: Box;
  readonly leader: boolean;
}

/** Distance from a dot at which its name starts, near and far ones; from 30 on, a line leads to it. */
const DISTANCES = [13, 34, 58, 84];
const LEADER_FROM = 30;
/** Directions clockwise from the right, in the order in which they are liked. */
const DIRECTIONS = [0, 180, -30, 30, 210, 150, -90, 90, -60, 60, 240, 120].map(
  (degrees) => (degrees * Math.PI) / 180,
);

/** The width of a name in a usual sans-serif font, rather a little too wide. */
export function textWidth({ name, size, bold }: Pick<Spot, 'name' | 'size' | 'bold'>): number {
  const narrow = name.match(/[ .'ijlt()]/gi)?.length ?? 0;
  return (name.length * 0.6 - narrow * 0.27) * size * (bold ? 1.06 : 1);
}

/** How much of their areas two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A square around a dot. */
export function dotBox({ x, y }: { readonly x: number; readonly y: number }, reach = 11): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

interface Candidate extends Label {
  /** Its penalty, without regard to other labels. */
  readonly cost: number;
}

function candidates(spot: Spot, spots: readonly Spot[], taken: readonly Box[], inside: Box): Candidate[] {
  const width = textWidth(spot);
  const height = spot.size * 1.05;
  const found = DISTANCES.flatMap((distance, ring) =>
    DIRECTIONS.map((direction, order): Candidate => {
      const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
      // The box touches the circle around the dot with its nearest side.
      const left = spot.x + dx * distance + (Math.abs(dx) < 0.01 ? -width / 2 : dx > 0 ? 0 : -width);
      const top = spot.y + dy * distance - height / 2 + (dy * height) / 2;
      const box = { left, top, right: left + width, bottom: top + height };
      const outside = width * height - overlap(box, inside);
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      const dots = spots.reduce((sum, other) => sum + (other === spot ? 0 : overlap(box, dotBox(other))), 0);
      const cost = ring * 60 + order * 4 + outside * 40 + covered * 20 + dots * 20;
      return { spot, box, leader: distance >= LEADER_FROM, cost };
    }),
  );
  return found.sort((a, b) => a.cost - b.cost).slice(0, 24);
}

/**
 * Finds a place for every name so that names cover neither each other nor a dot nor what is taken, near their dots
 * if possible: the cheapest combination, by depth-first search that gives up on what is already dearer.
 */
export function placeLabels(spots: readonly Spot[], taken: readonly Box[], inside: Box): Label[] {
  const choices = spots.map((spot) => candidates(spot, spots, taken, inside));
  let best: readonly Candidate[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  const search = (chosen: readonly Candidate[], cost: number): void => {
    if (cost >= bestCost) return;
    const options = choices[chosen.length];
    if (!options) {
      best = chosen;
      bestCost = cost;
      return;
    }
    for (const option of options) {
      const clashes = chosen.reduce((sum, other) => sum + overlap(option.box, other.box) * 40, 0);
      search([...chosen, option], cost + option.cost + clashes);
    }
  };
  search([], 0);
  return best.map(({ spot, box, leader }) => ({ spot, box, leader }));
}
