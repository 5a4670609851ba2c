/** Which files of a build load each other: Vite's manifest, which names chunks by their source files. */
import type { Rolldown } from 'vite';

/** The part of a manifest's entry that is read here. Names are those of other entries. */
export interface ManifestEntry {
  /** Path of the chunk from the built folder. */
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The app itself. */
export const APP = 'index.html';

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
