/**
 * Makes the four font files of this folder out of Fontsource's packages (SIL Open Font License):
 *
 *     npm install --no-save @fontsource-variable/instrument-sans @fontsource-variable/bricolage-grotesque
 *     npx tsx src/ui/fonts/subset.ts
 *
 * Run it after a change of letters.ts. The text face keeps its weights; the display face is one weight, because all
 * headings are 700 or 750.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { LATIN, LATIN_EXTENDED } from './letters.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules/@fontsource-variable');
const DISPLAY_WEIGHT = 725;
/** Kerning, and figures of one width. */
const FEATURES = ['kern', 'tnum'];

const FACES = [
  { family: 'instrument-sans', axes: {} },
  { family: 'bricolage-grotesque', axes: { variationAxes: { wght: DISPLAY_WEIGHT } } },
];
const SETS = { latin: LATIN, 'latin-ext': LATIN_EXTENDED };

for (const { family, axes } of FACES) {
  for (const [set, letters] of Object.entries(SETS)) {
    const name = `${family}-${set}-wght-normal.woff2`;
    const font = await subsetFont(await readFile(path.join(PACKAGES, family, 'files', name)), letters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: FEATURES,
      ...axes,
    });
    await writeFile(path.join(import.meta.dirname, name), font);
    process.stdout.write(`${name}  ${font.length} bytes\n`);
  }
}
