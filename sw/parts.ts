/**
 * What a version of the site consists of, and in which order it comes onto the device: a small core at once, so that
 * every address opens without a network; then, when the page is idle, the rest. The build turns this into the worker's
 * list (src/build/offline.ts).
 */
export const versionFiles = [
  '**/*.{html,js,css,woff2,svg,png,ico,json,csv,xml,txt,webmanifest}',
  'engine/*.d.ts',
];

/**
 * Left out: the worker answers `/api` itself from the catalogue, and a country's pages with the shell, which shows them
 * from the catalogue and their texts (a fifth of the bytes); cards belong to other sites' pages; compressed copies
 * belong to the host, screenshots to the browser's installation dialog.
 */
export const hostOnlyFiles = [
  'api/**',
  'sw.js',
  '404.html',
  'robots.txt',
  'tax-calculator/**',
  'country-guides/**',
  'leaving/**',
  'my-company/**',
  'embed/**',
  'assets/card-*.js',
  '{icons,screenshots,social}/**/*.png',
  '**/*.{br,gz,map}',
];

/** An empty page that shows any address, as soon as its scripts run. */
export const SHELL = 'shell.html';

/** Where the worker puts the title and the other metadata of the address. */
export const SHELL_TITLE = '<title>Lowtide</title>';

const CORE_PAGES = [SHELL, 'index.html', 'start.html', 'compare.html'];
const CORE_FILES = /^(?:flags\/|assets\/.+\.woff2$|icons\/[^/]+\.svg$|manifest\.webmanifest$)/;

/** Rules of days: without them the installed app's start has no number (src/screens/plan/start/). */
const CORE_CODE = /^assets\/person-[^/]+\.js$/;

/** Bytes, uncompressed, from which code that no screen starts with is left for later: charts, PDF. */
export const HEAVY = 64_000;

/** What the build knows about a script or a style sheet. */
export interface CodeFile {
  readonly bytes: number;
  /** A screen does not start without it. */
  readonly isNeededAtStart: boolean;
}

/**
 * Whether a file belongs to the core.
 * @param path below the site's root, without a leading slash.
 * @param code what is known about it as code; undefined for any other file.
 */
export function isCore(path: string, code: CodeFile | undefined): boolean {
  if (code !== undefined) return code.isNeededAtStart || code.bytes < HEAVY || CORE_CODE.test(path);
  return CORE_PAGES.includes(path) || CORE_FILES.test(path);
}

/** Files that carry a hash of their content in their name: never fetched twice, kept until no page needs them. */
export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** What comes first of what is left: code and texts that pages wait for, pages, pictures; feeds and files that one downloads come last. */
const NEED = [/^assets\//, /\.html$/, /\.svg$/];

/**
 * Files in the order in which they will be needed, those about some countries first.
 * @param first slugs, in their order
 */
export function inOrderOfNeed<File extends { readonly url: string }>(
  files: readonly File[],
  first: readonly string[],
): File[] {
  const countries = first.map((slug) => new RegExp(`(?:^|/)${slug}[-./]`));
  const placeIn = (patterns: readonly RegExp[], { url }: File) => {
    const place = patterns.findIndex((pattern) => pattern.test(url));
    return place === -1 ? patterns.length : place;
  };
  return files
    .map((file) => {
      const need = placeIn(NEED, file);
      return { file, need, country: need < NEED.length ? placeIn(countries, file) : countries.length };
    })
    .sort((a, b) => a.country - b.country || a.need - b.need)
    .map(({ file }) => file);
}
