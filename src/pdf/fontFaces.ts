import bricolage from '../ui/fonts/bricolage-grotesque.woff2?url';
import instrument from '../ui/fonts/instrument-sans.woff2?url';

const FACES = [
  { family: 'Instrument Sans', url: instrument, weights: '400 700' },
  { family: 'Bricolage Grotesque', url: bricolage, weights: '200 800' },
] as const;

/**
 * The two typefaces as CSS that needs no further file: a picture of a page cannot load any.
 * @throws {Error} when a font cannot be read
 */
export async function embeddedFontFaces(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ({ family, url, weights }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      const data = await dataUrlOf(await response.blob());
      return `@font-face{font-family:"${family}";src:url(${data}) format("woff2");font-weight:${weights}}`;
    }),
  );
  return rules.join('');
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A font could not be read'));
    reader.readAsDataURL(blob);
  });
}
