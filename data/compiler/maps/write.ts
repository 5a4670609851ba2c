/**
 * `tsx data/compiler/maps/write.ts`: draws data/maps/<slug>.svg for every country from Natural Earth's borders and
 * data/cities.json, and data/maps/destinations.json with all of them. To be run after a change of the cities, the
 * countries or the drawing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileData, DATA_DIR } from '../index.ts';
import { drawDestinations } from './destinations.ts';
import { drawMap } from './draw.ts';

const folder = join(DATA_DIR, 'maps');
mkdirSync(folder, { recursive: true });
const { countries, cities } = compileData();
for (const { slug, name } of countries) {
  writeFileSync(join(folder, `${slug}.svg`), drawMap(slug, name, cities[slug] ?? []));
}
writeFileSync(join(folder, 'destinations.json'), `${JSON.stringify(drawDestinations(countries))}\n`);
