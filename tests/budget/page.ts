/** What a built page loads before it is interactive, read from its HTML and its chunks as a browser would. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  /** Bytes of the HTML with its inline styles, in brotli. */
  readonly html: number;
  /** Bytes of the scripts, in brotli. */
  readonly scripts: number;
  /** Bytes of the texts that it waits for: a guide's file, or a chunk of nothing else. */
  readonly texts: number;
  /** The scripts' file names. */
  readonly scriptFiles: readonly string[];
  /** Addresses of fonts that are preloaded. */
  readonly fonts: readonly string[];
}

/** Bytes of a file as a host sends it: its copy in brotli where the build has one, else the file itself. */
export function transferSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const copy = `${file}.br`;
  const { size } = statSync(existsSync(copy) ? copy : file);
  sizes.set(file, size);
  return size;
}

/** Most pages share their scripts. */
const sizes = new Map<string, number>();

/**
 * @param dir the built folder
 * @param file the page's HTML file in it
 * @param isTexts whether a script holds only texts
 * @param awaited scripts that the page is hydrated with, although its HTML does not name them
 */
export function readPage(
  dir: string,
  file: string,
  isTexts: (script: string) => boolean,
  awaited: readonly string[] = [],
): BuiltPage {
  const html = readFileSync(path.join(dir, file), 'utf8');
  const named = [
    ...matches(html, /<script type="module"[^>]* src="\/([^"]+)"/g),
    ...matches(html, /<link rel="modulepreload"[^>]* href="\/([^"]+)"/g),
  ];
  const loaded = [...withImports(dir, [...named, ...awaited])];
  const scriptFiles = loaded.filter((script) => !isTexts(script));
  const textFiles = [
    ...loaded.filter(isTexts),
    ...matches(html, /<link rel="preload" as="fetch"[^>]* href="\/([^"]+)"/g),
  ];
  const size = (files: readonly string[]) => sum(files.map((one) => transferSize(path.join(dir, one))));
  return {
    html: size([file]),
    scripts: size(scriptFiles),
    texts: size(textFiles),
    scriptFiles,
    fonts: matches(html, /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g),
  };
}

/** The files and all that they import statically, which a browser waits for. */
function withImports(dir: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(path.join(dir, file), 'utf8');
    for (const name of matches(code, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      visit(path.posix.join(path.posix.dirname(file), name));
    }
  };
  files.forEach(visit);
  return found;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
