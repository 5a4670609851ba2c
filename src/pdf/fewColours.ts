/** A page's picture in a palette: text stays sharp, and the file is a third of what photographs of pages take. */

/** As many colours as one byte tells apart. */
const MOST = 256;

interface FewColours {
  /** Red, green and blue of each colour, 0 to 255. */
  readonly palette: Uint8Array<ArrayBuffer>;
  /** The place of each pixel's colour in the palette. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/**
 * Gives each pixel the nearest of the colours that a picture has most of. Pages have few: what is beyond them are the
 * edges of letters.
 * @param rgba four bytes a pixel, all opaque
 */
export function fewColours(rgba: Uint8ClampedArray): FewColours {
  const colours = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const counts = new Map<number, number>();
  // Neighbours are mostly the same: only the ends of such runs are looked up.
  for (let at = 0, from = 0; at < colours.length; at++) {
    if (at + 1 < colours.length && colours[at + 1] === colours[at]) continue;
    const colour = colours[at] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + at + 1 - from);
    from = at + 1;
  }
  const kept = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([colour]) => colour);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(kept, colour)]));
  const pixels = new Uint8Array(colours.length);
  for (let at = 0, last = -1, place = 0; at < colours.length; at++) {
    const colour = colours[at] ?? 0;
    if (colour !== last) place = places.get(colour) ?? 0;
    pixels[at] = place;
    last = colour;
  }
  return { palette: Uint8Array.from(kept.flatMap(channels)), pixels };
}

/** Bytes as they lie in memory: red is the lowest. */
function channels(colour: number): [red: number, green: number, blue: number] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function nearest(kept: readonly number[], colour: number): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, one] of kept.entries()) {
    const [r, g, b] = channels(one);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
