/**
 * Which files of a build load each other: Vite's manifest, which names chunks by their source files. And which of them a
 * page needs before it is interactive.
 */
import type { Rolldown } from 'vite';
import type { PrerenderedPage } from '../app/prerenderedPage.ts';
import { classesOf } from './stylesInTurn.ts';

/** The part of a manifest's entry that is read here. Names are those of other entries. */
interface ManifestEntry {
  /** Path of the chunk from the built folder. */
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The app itself. */
const APP = 'index.html';

/** Where Vite writes it (`build.manifest`). */
export const MANIFEST_FILE = '.vite/manifest.json';

/** The manifest of a build; it is there once other plugins have generated their files. Throws where there is none. */
export function manifestOf(bundle: Rolldown.OutputBundle): Manifest {
  const output = bundle[MANIFEST_FILE];
  if (output?.type !== 'asset') throw new Error(`The build has no ${MANIFEST_FILE}.`);
  return JSON.parse(String(output.source));
}

/** Chunks and all that they import statically, each after what it imports. Throws where one has no entry. */
export function withImports(manifest: Manifest, names: readonly string[]): ManifestEntry[] {
  const found = new Map<string, ManifestEntry | null>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no chunk of its own for ${name}.`);
    // Some import each other.
    found.set(name, null);
    entry.imports?.forEach(visit);
    found.delete(name);
    found.set(name, entry);
  };
  names.forEach(visit);
  return [...found.values()].filter((entry) => entry !== null);
}

/** Style sheets of chunks, in their order and once each. */
export function stylesOf(chunks: readonly ManifestEntry[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

interface PageFiles {
  /** Chunks in the order of their loading, without the entry, which the page's script tag names. */
  readonly scripts: readonly string[];
  /** Styles, each before those that may build on it. */
  readonly styles: readonly string[];
}

/** What a guide waits for besides its screen's code and its country's figures: its texts are fetched (src/app/routes.tsx). */
const FETCH_API = 'src/api/fetchApi.ts';

/**
 * The files of a prerendered page.
 * @param cssOf the text of a style sheet.
 */
export function pageFiles(
  manifest: Manifest,
  page: PrerenderedPage,
  cssOf: (file: string) => string,
): PageFiles {
  const chunks = withImports(manifest, [
    APP,
    ...(page.guide === null ? [] : [FETCH_API, `virtual:lowtide/country/${page.guide}`]),
    `src/${page.screenFile}`,
    ...(page.texts === null ? [] : [page.texts]),
  ]);
  const classes = classesOf(page.html);
  // Parts of the page whose code comes when it is interactive are prerendered as well and need their styles before.
  const later = chunks.flatMap(({ dynamicImports = [] }) => stylesOf(withImports(manifest, dynamicImports)));
  const styles = [...stylesOf(chunks), ...later.filter((file) => isUsed(cssOf(file), classes))];
  const app = manifest[APP]?.file;
  return {
    scripts: chunks.map(({ file }) => file).filter((file) => file !== app),
    styles: [...new Set(styles)],
  };
}

/** Whether a page has an element with one of a style sheet's classes. */
function isUsed(css: string, classes: ReadonlySet<string>): boolean {
  return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, name = '']) => classes.has(name));
}
