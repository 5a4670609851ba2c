/** The background of an illustration, small enough to travel in a page until the picture itself is here. */

/** Of the layers and their gradients together, in characters. */
const MOST = 640;
/** A longer outline is no plain hill or shore. */
const LONGEST = 340;

/**
 * Sky, land and sea of a cover: those layers that begin at its left side and what hangs in the sky, without what stands
 * in front of them.
 * @param svg a picture of public/countries, 1600 × 900, as `npm run pictures` writes it.
 * @returns a picture of the same size; Chromium counts one as painted from 0.05 bits per pixel on, on phones 330 bytes.
 */
export function pictureLayers(svg: string): string {
  const gradients = new Map(
    [...svg.matchAll(/<(linear|radial)Gradient id="([^"]+)".*?<\/\1Gradient>/gs)].map(([all, , id = '']) => [
      id,
      all,
    ]),
  );
  const used = new Set<string>();
  let layers = '';
  for (const [layer] of withoutGroups(svg).matchAll(/<(?:path|rect|circle) [^>]*\/>/g)) {
    const isFromSideToSide = /[hH]1600|width="1600"|\sd="[mM]0[ -]/.test(layer);
    // A sun, a moon or a cloud begins with an arc of a circle.
    const isInTheSky = /^<circle.*\sr="(?:\d{3}|[3-9]\d)"|\sd="M-?\d+ \d+a(\d+) \1 /.test(layer);
    if (!(isFromSideToSide || isInTheSky) || layer.length > LONGEST) continue;
    if (!/fill="[^n]/.test(layer) || /transform=|opacity=/.test(layer)) continue;
    const gradient = /url\(#([^)]+)\)/.exec(layer)?.[1];
    if (gradient !== undefined && !gradients.has(gradient)) continue;
    const definitions = new Set(gradient === undefined ? used : [...used, gradient]);
    if (textOf(definitions).length + layers.length + layer.length > MOST) continue;
    if (gradient !== undefined) used.add(gradient);
    layers += layer;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${textOf(used)}${layers}</svg>`;

  function textOf(ids: ReadonlySet<string>): string {
    return [...ids].map((id) => gradients.get(id)).join('');
  }
}

/** Without definitions, and without groups, whose parts may be moved. */
function withoutGroups(svg: string): string {
  let text = svg.replace(/<defs>.*?<\/defs>/gs, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/<g(?: [^>]*)?>(?:(?!<g[ >]).)*?<\/g>/gs, '');
  }
  return text;
}
