/** The HTML of one page, made from the shell that Vite has written. */
import type { StructuredData } from '../app/metadata/structuredData.ts';
import type { PageMetadata } from '../app/metadata/types.ts';
import { classesOf, criticalCss, splitBySize } from './criticalCss.ts';
import { escapeHtml, metadataTags } from './metadataTags.ts';
import { structuredDataTag } from './structuredDataTag.ts';

export interface PageParts {
  /** What it was rendered at: the router starts there (src/app/Root.tsx). */
  readonly path: string;
  readonly metadata: PageMetadata;
  /** Address that stands for the page; null for none. */
  readonly canonical: string | null;
  readonly structuredData: readonly StructuredData[];
  /** Content of the root element. */
  readonly content: string;
  /** Addresses and texts of the style sheets that the page needs, in their order. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  /**
   * Address of all those styles in one sheet. Where there is one, the page has only the rules that it is prerendered
   * with, and this follows; null where all of them are inline.
   */
  readonly allStyles: string | null;
  /** Addresses of the fonts above the fold. */
  readonly fonts: readonly string[];
  /** Addresses of the chunks that make the page interactive, besides the entry. */
  readonly scripts: readonly string[];
  /** Addresses of files that the scripts fetch first. */
  readonly data: readonly string[];
  /** Addresses of pictures that should come before others. */
  readonly pictures: readonly string[];
}

/**
 * Where a container query decides how a page looks: in very narrow windows, and with text so large that the columns of a wide
 * window are few ems wide (with text of 16 px, 900 px are 56 em). Elsewhere all parts of prerendered pages are wider than that.
 */
const ENLARGED = '(max-width:22em),(min-width:900px) and (max-width:50em)';

/** Puts a page into the shell. Throws where the shell lacks a place for a part. */
export function pageHtml(shell: string, page: PageParts): string {
  const { metadata } = page;
  const css = page.styles.map((style) => style.css.trim()).join('');
  const head = [
    ...metadataTags(metadata, page.canonical),
    ...page.structuredData.map(structuredDataTag),
    ...page.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`,
    ),
    ...inlineStyles(css, classesOf(shell + page.content), page.allStyles === null),
    // Never fetched: they tell Vite's loader of chunks that these styles are here already.
    ...page.styles.map(({ href }) => sheetTag(href, ' disabled')),
    // Switched on when the page is interactive (src/app/PageEnd.tsx). One sheet, so that its rules come at once and in
    // their order.
    page.allStyles === null ? '' : sheetTag(page.allStyles, ' disabled data-later'),
    ...page.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" />`),
    // The same credentials as the fetch adapter's, or the file would be fetched twice (src/api/source.ts).
    ...page.data.map(
      (href) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(href)}" />`,
    ),
    ...page.pictures.map(
      (href) => `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}" />`,
    ),
  ].join('');

  let html = shell
    .replace(/<!--(?!head-->).*?-->/gs, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    // Indentation means nothing to the head, the inline script, or beside the root.
    .replace(/\n\s*/g, '\n')
    .replace(/>\n</g, '><');
  for (const [place, content] of [
    [/<title>.*?<\/title>/, `<title>${escapeHtml(metadata.title)}</title>`],
    ['<!--head-->', head],
    // Waited for by the parser, the entry's first run and all that the end of a page brings along would be one long task.
    ['<script type="module"', '<script type="module" async'],
    ['<div id="root"></div>', `<div id="root" data-path="${escapeHtml(page.path)}">${page.content}</div>`],
    // Where nothing will switch the whole sheet on: rules for paper, and for links that are pointed at.
    ['<noscript>', `<noscript>${page.allStyles === null ? '' : sheetTag(page.allStyles)}`],
  ] as const) {
    if (html.search(place) < 0) throw new Error(`The shell has no ${place}.`);
    html = html.replace(place, () => content);
  }
  return html;
}

function sheetTag(href: string, attributes = ''): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}"${attributes} />`;
}

/** @param isWhole whether all rules are inline; if not, they follow in a sheet of their own. */
function inlineStyles(css: string, classes: ReadonlySet<string>, isWhole: boolean): string[] {
  const { first, bySize } = splitBySize(isWhole ? css : criticalCss(css, classes), classes);
  if (!bySize) return [`<style>${first}</style>`];
  if (!isWhole) return [`<style>${first}@media ${ENLARGED}{${bySize}}</style>`];
  // The second counts for other screens, too, once the page is interactive (src/app/PageEnd.tsx): text can be enlarged in
  // more ways than a media query sees.
  return [`<style>${first}</style>`, `<style media="${ENLARGED}" data-later>${bySize}</style>`];
}
