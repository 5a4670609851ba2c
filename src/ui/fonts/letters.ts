/** The letters that the two typefaces bring along; any other is shown in the device's own font. */

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** English, the punctuation and signs of the pages, and the letters of Western Europe that the data use. */
const LATIN = `${range(0x20, 0x7e)}–—‘’“”…€£−©°×·•ÁÆÖÚÜßàáâãäåæçèéëíñóôõöøúü`;

/** Letters of Albanian, the Baltic, Maltese, Polish, Romanian, South Slavic, Hungarian and Turkish names. */
const LATIN_EXTENDED = 'ăąćčĐđėęğħįİıŁłńőśŞşŠšűųūźżžŽșȘțȚ';

export const LETTERS = LATIN + LATIN_EXTENDED;
