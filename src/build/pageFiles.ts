/** Which files of the client's build a page needs before it is interactive. */

import type { PrerenderedPage } from '../app/prerenderedPage.ts';
import { APP, type Manifest, stylesOf, withImports } from './loadGraph.ts';

export interface PageFiles {
  /** Chunks in the order of their loading, without the entry, which the page's script tag names. */
  readonly scripts: readonly string[];
  /** Styles, each before those that may build on it. */
  readonly styles: readonly string[];
}

/** What a guide waits for besides its screen's code: its texts are fetched (src/app/routes.tsx). */
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
    ...(page.guide === null ? [] : [FETCH_API]),
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

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}
