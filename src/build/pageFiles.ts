/** Which files of the client's build a page needs before it is interactive. */
import path from 'node:path';
import type { Rolldown } from 'vite';
import type { PrerenderedPage } from './prerenderer.ts';

export interface PageFiles {
  /** Chunks in the order of their loading, without the entry, which the page's script tag names. */
  readonly scripts: readonly string[];
  /** Styles, each before those that may build on it. */
  readonly styles: readonly string[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What every page loads, found by its source file below src/. */
const ENTRY = 'app/main.tsx';
/** What a guide's screen waits for besides its own code (src/app/routes.tsx). */
const GUIDE = ['api/queries.ts', 'api/fetchApi.ts'];

/** The files of a prerendered page. Throws where no chunk has one of its modules. */
export function pageFiles(bundle: Bundle, root: string, page: PrerenderedPage): PageFiles {
  const closure = (sources: readonly string[]) => [
    ...new Set(sources.flatMap((source) => withImports(bundle, chunkOf(bundle, root, source)))),
  ];
  const chunks = closure([ENTRY, ...(page.guide === null ? [] : GUIDE), page.screenFile]);
  const classes = classesOf(page.html);
  // Parts of the page whose code comes when it is interactive are prerendered as well and need their styles before.
  const later = chunks
    .flatMap((chunk) => chunk.dynamicImports)
    .flatMap((name) => withImports(bundle, bundle[name] as Chunk))
    .flatMap(stylesOf)
    .filter((file) => isUsed(textOf(bundle, file), classes));
  const styles = [...chunks.flatMap(stylesOf), ...later];
  const entry = chunkOf(bundle, root, ENTRY);
  return {
    scripts: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => fileName),
    styles: [...new Set(styles)],
  };
}

function chunkOf(bundle: Bundle, root: string, source: string): Chunk {
  const id = path.join(root, 'src', source).replaceAll(path.sep, '/');
  const chunk = Object.values(bundle).find(
    (output): output is Chunk => output.type === 'chunk' && output.moduleIds.includes(id),
  );
  if (!chunk) throw new Error(`The build has no chunk with src/${source}.`);
  return chunk;
}

/** A chunk, after everything that it imports statically. */
function withImports(bundle: Bundle, chunk: Chunk): Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set<string>();
  const visit = (one: Chunk) => {
    if (seen.has(one.fileName)) return;
    seen.add(one.fileName);
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    found.add(one);
  };
  visit(chunk);
  return [...found];
}

function stylesOf(chunk: Chunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Whether a page has an element with one of a style sheet's classes. */
function isUsed(css: string, classes: ReadonlySet<string>): boolean {
  return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, name = '']) => classes.has(name));
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** The text of a style sheet. */
export function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
  return String(output.source);
}
