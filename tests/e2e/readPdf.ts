/** A reader for the PDFs that the app makes: pages with their text, pictures and links. Positions are in points. */
import { inflateSync } from 'node:zlib';

export interface PdfText {
  readonly text: string;
  readonly x: number;
  /** From the page's lower edge. */
  readonly y: number;
  /** 3 is invisible. */
  readonly renderingMode: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  /** Pictures drawn on the page: their size in pixels and where they stand. */
  readonly pictures: readonly {
    pixels: [number, number];
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
  readonly links: readonly string[];
}

/** Windows-1252 from 0x80 to 0x9f; the rest is Latin-1. Node 20's own decoder takes it all for Latin-1. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** @throws {Error} for a file that is no PDF or has pages without content */
export function readPdf(file: Buffer): PdfPage[] {
  const source = file.toString('latin1');
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF')) throw new Error('This is no PDF.');
  const objects = new Map<string, { dictionary: string; stream: Buffer | null }>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const streamAt = source.indexOf('stream\n', start);
    const endAt = source.indexOf('endobj', start);
    const hasStream = streamAt !== -1 && streamAt < endAt;
    const dictionary = source.slice(start, hasStream ? streamAt : endAt);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = streamAt + 'stream\n'.length;
    objects.set(match[1] ?? '', {
      dictionary,
      stream: hasStream ? file.subarray(from, from + length) : null,
    });
  }
  const kids = /\/Type \/Pages\s*\/Kids \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const images = [...objects.values()].filter(({ dictionary }) => dictionary.includes('/Subtype /Image'));
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const { dictionary } = objects.get(id ?? '') ?? { dictionary: '' };
    const [, , width, height] = (/\/MediaBox \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '')
      .trim()
      .split(' ')
      .map(Number);
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '');
    if (!contents?.stream) throw new Error(`Page ${id} has no content.`);
    const operators = inflateSync(contents.stream).toString('latin1');
    return {
      width: width ?? 0,
      height: height ?? 0,
      texts: textsOf(operators),
      pictures: picturesOf(operators, images),
      links: [...dictionary.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url ?? ''),
    };
  });
}

function textsOf(operators: string): PdfText[] {
  return [...operators.matchAll(/^BT\n([\s\S]*?)^ET$/gm)].map(([, block = '']) => {
    const [, x, y] = /^([\d.-]+) ([\d.-]+) Td$/m.exec(block) ?? [];
    const [, literal = ''] = /^\((.*)\) Tj$/m.exec(block) ?? [];
    return {
      // The space to what follows on the same line belongs to neither.
      text: decoded(literal).trimEnd(),
      x: Number(x),
      y: Number(y),
      renderingMode: Number(/^(\d) Tr$/m.exec(block)?.[1] ?? 0),
    };
  });
}

function decoded(literal: string): string {
  return literal
    .replace(/\\([()\\])/g, '$1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? '');
}

function picturesOf(operators: string, images: readonly { dictionary: string }[]): PdfPage['pictures'] {
  const drawn = /^([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm\n\/I(\d+) Do$/gm;
  return [...operators.matchAll(drawn)].map(([, width, height, x, y, index]) => {
    const dictionary = images[Number(index)]?.dictionary ?? '';
    const side = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1]);
    return {
      pixels: [side('Width'), side('Height')],
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    };
  });
}
