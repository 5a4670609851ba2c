/** The countries' maps: each city named, light enough, closed in itself, and drawn from today's data. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { drawDestinations } from '../../../data/compiler/maps/destinations.ts';
import { drawMap, MAP_LIMIT } from '../../../data/compiler/maps/draw.ts';
import { dotBox, overlap, placeLabels, textWidth } from '../../../data/compiler/maps/labels.ts';

const { countries, cities, texts } = compileData();
const maps = countries.map(({ slug, name, popularCities }) => ({
  slug,
  name,
  popularCities,
  svg: texts[slug]?.country.mapSvg ?? '',
}));
const named = (city: string) => `>${city.replaceAll("'", '&apos;')}</text>`;

describe.each(maps)('the map of $name', ({ slug, name, popularCities, svg }) => {
  test('is at most 8 KB and has a title', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAP_LIMIT);
    expect(svg).toContain(`<title>Map of ${name}</title>`);
  });

  test('names every city and marks the capital', () => {
    for (const city of cities[slug] ?? []) expect(svg).toContain(named(city.name));
    expect(svg.match(/class="capital"/g)).toHaveLength(1);
  });

  test('shows the popular cities, which its alternative text lists', () => {
    for (const city of popularCities) expect(svg).toContain(named(city));
  });

  test('runs no script and loads nothing', () => {
    const inside = svg.replace('http://www.w3.org/2000/svg', '');
    expect(inside).not.toMatch(/<(?:script|image|use|foreignObject)|https?:|url\(|@import|\son[a-z]+=/);
  });

  test('has colours for light and dark', () => {
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
  });
});

test('the committed map of Malta is what the data draw', () => {
  const { svg } = maps.find(({ slug }) => slug === 'malta') ?? {};
  expect(drawMap('malta', 'Malta', cities.malta ?? [])).toBe(svg);
}, 30_000);

describe('the map of all destinations', () => {
  const { destinationsMap } = compileData();
  const pieces = destinationsMap?.pieces ?? [];

  test('has every destination once, with its middle inside its piece', () => {
    const found = pieces.flatMap(({ width, height, countries: here }) =>
      Object.entries(here).map(
        ([
          slug,
          {
            at: [x, y],
          },
        ]) => {
          expect(x > 0 && x < width && y > 0 && y < height, slug).toBe(true);
          return slug;
        },
      ),
    );
    expect(found.sort()).toEqual(countries.map(({ slug }) => slug).sort());
  });

  test('begins with Europe, where the far ones are not', () => {
    const [europe, ...far] = pieces;
    expect(europe?.id).toBe('europe');
    expect(far.flatMap((piece) => Object.keys(piece.countries))).toEqual([
      'costa-rica',
      'panama',
      'paraguay',
      'uruguay',
      'united-arab-emirates',
    ]);
  });

  test('draws what one could see as an outline, and Malta as a dot', () => {
    const drawn = pieces.flatMap((piece) => Object.entries(piece.countries));
    expect(drawn.filter(([, { isSmall }]) => isSmall).map(([slug]) => slug)).toEqual(['malta']);
    for (const [slug, { outline, isSmall }] of drawn) if (!isSmall) expect(outline, slug).toMatch(/^M.+Z$/);
  });

  test('weighs at most 12 KB on its way', () => {
    expect(brotliCompressSync(JSON.stringify(destinationsMap)).length).toBeLessThanOrEqual(12 * 1024);
  });

  test('is what the atlas draws', () => {
    expect(drawDestinations(countries)).toEqual(destinationsMap);
  }, 120_000);
});

describe('labels', () => {
  const inside = { left: 0, top: 0, right: 800, bottom: 600 };
  const spot = (name: string, x: number, y: number) => ({ name, x, y, size: 25, bold: false });

  test('cover neither each other nor a dot, even where cities are a few units apart', () => {
    const spots = [spot('Asunción', 300, 300), spot('Luque', 309, 297), spot('San Lorenzo', 308, 305)];
    const labels = placeLabels(spots, [], inside);
    expect(labels.map(({ spot: { name } }) => name)).toEqual(['Asunción', 'Luque', 'San Lorenzo']);
    for (const { box, spot: own } of labels) {
      for (const other of labels) if (other.box !== box) expect(overlap(box, other.box)).toBe(0);
      for (const other of spots) if (other !== own) expect(overlap(box, dotBox(other, 5))).toBe(0);
    }
  });

  test('stay inside the map and off what is taken', () => {
    const taken = { left: 500, top: 0, right: 800, bottom: 300 };
    const labels = placeLabels([spot('Punta del Este', 780, 310), spot('Salto', 4, 590)], [taken], inside);
    for (const { box } of labels) {
      expect(overlap(box, taken)).toBe(0);
      expect(overlap(box, inside)).toBeCloseTo((box.right - box.left) * (box.bottom - box.top));
    }
  });

  test('a single city has its name right beside it, without a line', () => {
    const [label] = placeLabels([spot('Madrid', 400, 300)], [], inside);
    expect(label?.leader).toBe(false);
    expect(label?.box.left).toBeCloseTo(413);
    expect((label?.box.right ?? 0) - (label?.box.left ?? 0)).toBeCloseTo(
      textWidth({ name: 'Madrid', size: 25, bold: false }),
    );
  });
});
