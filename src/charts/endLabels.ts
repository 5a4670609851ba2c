/** How the names at the ends of lines are broken, and where they stand so that none covers another. */

/** Pixels that a letter of a name takes (13 px, semibold), more than in any name that there is. */
const LETTER_WIDTH = 7.3;
/** More lines than this are no label any more. */
const MOST_LINES = 3;
/** Pixels that tell a name of two lines from the next. */
const GAP = 6;

/** A name in one line or, where it does not fit, in up to three, broken between words. */
export function nameLines(name: string, width: number, most = MOST_LINES): readonly string[] {
  const room = Math.floor(width / LETTER_WIDTH);
  if (name.length <= room || most === 1) return [name];
  const fits = name.lastIndexOf(' ', room);
  const cut = fits > 0 ? fits : name.indexOf(' ');
  return cut > 0 ? [name.slice(0, cut), ...nameLines(name.slice(cut + 1), width, most - 1)] : [name];
}

export interface EndLabel {
  /** The end of the line, in pixels from the chart's corner. */
  readonly x: number;
  readonly y: number;
  /** Of the name. */
  readonly lines: number;
}

interface Room {
  /** Width of a name and height of a line of it, in pixels. */
  readonly width: number;
  readonly lineHeight: number;
  /** Between which the middle of a name's one line stands. */
  readonly top: number;
  readonly bottom: number;
}

/** How far each name moves down from the end of its line (negative: up), in pixels. */
export function endLabelOffsets(
  labels: readonly EndLabel[],
  { width, lineHeight, top, bottom }: Room,
): number[] {
  const places = labels.map(({ x, y, lines }) => {
    const more = ((lines - 1) * lineHeight) / 2;
    const [highest, lowest] = [top + more, bottom - more];
    const half = (lines * lineHeight + (lines > 1 ? GAP : 0)) / 2;
    return { x, y: Math.min(Math.max(y, highest), lowest), lowest, half };
  });
  type Place = (typeof places)[number];
  const meet = (a: Place, b: Place) => Math.abs(a.x - b.x) < width;
  const downwards = [...places].sort((a, b) => a.y - b.y);
  downwards.forEach((place, at) => {
    for (const above of downwards.slice(0, at)) {
      if (meet(place, above)) place.y = Math.max(place.y, above.y + above.half + place.half);
    }
  });
  // What was pushed out below comes back, and pushes the others up.
  const upwards = downwards.sort((a, b) => b.y - a.y);
  upwards.forEach((place, at) => {
    place.y = Math.min(place.y, place.lowest);
    for (const below of upwards.slice(0, at)) {
      if (meet(place, below)) place.y = Math.min(place.y, below.y - below.half - place.half);
    }
  });
  return places.map((place, at) => Math.round(place.y - (labels[at]?.y ?? place.y)));
}
