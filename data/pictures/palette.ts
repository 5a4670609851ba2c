/** Red, green, blue, alpha. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Counted {
  readonly colour: Colour;
  readonly count: number;
}

const MOST = 256;

/**
 * At most 256 colours for these pixels, and the number of the nearest for every pixel. Median cut: the set of
 * colours that spreads most is halved until there are enough, each half then gives its mean.
 */
export function palette(pixels: Uint8Array): {
  readonly colours: readonly Colour[];
  readonly indices: Uint8Array;
} {
  const counts = new Map<number, number>();
  const words = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let at = 0; at < pixels.length; at += 4) {
    const key = words.getUint32(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all = [...counts].map(([key, count]): Counted => ({ colour: colourOf(key), count }));
  const colours = all.length <= MOST ? all.map(({ colour }) => colour) : cut(all).map(mean);

  const nearest = new Map<number, number>();
  const indices = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < indices.length; i += 1) {
    const key = words.getUint32(i * 4);
    let index = nearest.get(key);
    if (index === undefined) {
      index = nearestOf(colourOf(key), colours);
      nearest.set(key, index);
    }
    indices[i] = index;
  }
  return { colours, indices };
}

function colourOf(key: number): Colour {
  return [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
}

function distance(a: Colour, b: Colour): number {
  return a.reduce((sum, value, channel) => sum + (value - (b[channel] ?? 0)) ** 2, 0);
}

function nearestOf(colour: Colour, colours: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of colours.entries()) {
    const away = distance(colour, candidate);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

interface Boxed {
  readonly entries: readonly Counted[];
  readonly channel: number;
  readonly spread: number;
}

/** The channel in which colours differ most, weighed by how much of the picture they cover. */
function boxed(entries: readonly Counted[]): Boxed {
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  const spreads = [0, 1, 2, 3].map((channel) => {
    const average =
      entries.reduce((sum, { colour, count }) => sum + (colour[channel] ?? 0) * count, 0) / total;
    return entries.reduce(
      (sum, { colour, count }) => sum + ((colour[channel] ?? 0) - average) ** 2 * count ** 0.7,
      0,
    );
  });
  const spread = Math.max(...spreads);
  return { entries, channel: spreads.indexOf(spread), spread };
}

function cut(all: readonly Counted[]): (readonly Counted[])[] {
  const boxes = [boxed(all)];
  while (boxes.length < MOST) {
    const at = boxes.reduce(
      (best, { spread }, index) => (spread > (boxes[best]?.spread ?? 0) ? index : best),
      0,
    );
    const box = boxes[at];
    if (!box || box.spread === 0) break;
    const sorted = box.entries.toSorted(
      (a, b) => (a.colour[box.channel] ?? 0) - (b.colour[box.channel] ?? 0),
    );
    const half = sorted.reduce((sum, { count }) => sum + count ** 0.7, 0) / 2;
    let before = 0;
    let middle = 0;
    while (middle < sorted.length - 1 && (middle === 0 || before < half)) {
      before += (sorted[middle]?.count ?? 0) ** 0.7;
      middle += 1;
    }
    boxes.splice(at, 1, boxed(sorted.slice(0, middle)), boxed(sorted.slice(middle)));
  }
  return boxes.map(({ entries }) => entries);
}

function mean(entries: readonly Counted[]): Colour {
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  const channel = (index: number) =>
    Math.round(entries.reduce((sum, { colour, count }) => sum + (colour[index] ?? 0) * count, 0) / total);
  return [channel(0), channel(1), channel(2), channel(3)];
}
