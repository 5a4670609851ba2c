/**
 * Makes the two font files of src/ui/fonts out of the foundries' variable fonts (SIL Open Font License), which stand at
 * the addresses in FACES. They are expected in one folder, named as there:
 *
 *     npx tsx src/build/subsetFonts.ts <folder>
 *
 * Run it after a change of LETTERS. One file for a family, with every letter of the pages: a second one for rarer
 * letters comes later, and has the browser lay out the page once more. The text face keeps its weights; the display
 * face is one weight, as all headings are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Kerning, and figures of one width. */
const FEATURES = ['kern', 'tnum'];

const FACES = [
  {
    // github.com/Instrument/instrument-sans, commit 7fa2230, fonts/variable
    source: 'InstrumentSans[wdth,wght].ttf',
    name: 'instrument-sans.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    // github.com/ateliertriay/bricolage, commit 84745e5, fonts/variable
    source: 'BricolageGrotesque[opsz,wdth,wght].ttf',
    name: 'bricolage-grotesque.woff2',
    axes: { opsz: 14, wdth: 100, wght: 725 },
  },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** English, the punctuation and signs of the pages, and the letters of Western Europe that the data use. */
const LATIN = `${range(0x20, 0x7e)}–—‘’“”…€£−©°×·•ÁÆÖÚÜßàáâãäåæçèéëíñóôõöøúü`;

/** Letters of Albanian, the Baltic, Maltese, Polish, Romanian, South Slavic, Hungarian and Turkish names. */
const LATIN_EXTENDED = 'ăąćčĐđėęğħįİıŁłńőśŞşŠšűųūźżžŽșȘțȚ';

/** The letters that the two typefaces bring along; any other is shown in the device's own font. */
const LETTERS = LATIN + LATIN_EXTENDED;

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Usage: npx tsx src/build/subsetFonts.ts <folder of the variable fonts>');
for (const { source, name, axes } of FACES) {
  const font = await subsetFont(await readFile(path.join(folder, source)), LETTERS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    variationAxes: axes,
  });
  await writeFile(path.join(import.meta.dirname, '../ui/fonts', name), font);
  process.stdout.write(`${name}  ${font.length} bytes\n`);
}
