/** Where the names at the ends of lines stand so that none covers another. */

export interface EndLabel {
  /** The end of the line, in pixels from the chart's corner. */
  readonly x: number;
  readonly y: number;
}

interface Room {
  /** Width of a name and height of its line, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far each name moves down from the end of its line (negative: up), in pixels. */
export function endLabelOffsets(labels: readonly EndLabel[], { width, height, top, bottom }: Room): number[] {
  const places = labels.map(({ x, y }) => ({ x, y: Math.min(Math.max(y, top), bottom) }));
  const meet = (a: EndLabel, b: EndLabel) => Math.abs(a.x - b.x) < width;
  const downwards = [...places].sort((a, b) => a.y - b.y);
  downwards.forEach((place, at) => {
    for (const above of downwards.slice(0, at)) {
      if (meet(place, above)) place.y = Math.max(place.y, above.y + height);
    }
  });
  // What was pushed out below comes back, and pushes the others up.
  const upwards = downwards.sort((a, b) => b.y - a.y);
  upwards.forEach((place, at) => {
    place.y = Math.min(place.y, bottom);
    for (const below of upwards.slice(0, at)) {
      if (meet(place, below)) place.y = Math.min(place.y, below.y - height);
    }
  });
  return places.map((place, at) => Math.round(place.y - (labels[at]?.y ?? place.y)));
}
