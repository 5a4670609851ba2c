/** The HTML of one page, made from the shell that Vite has written. */

import type { PageMetadata } from '../app/metadata/metadataFor.ts';
import { escapeHtml, metadataTags, titleTag } from '../app/metadata/metadataHtml.ts';
import type { StructuredData } from '../app/metadata/structuredData.ts';
import { changesFeedPath } from '../catalogue/changes.ts';
import { pageAt } from '../catalogue/pages.ts';
import { stylesInTurn } from './stylesInTurn.ts';

interface PageParts {
  /** What it was rendered at: the router starts there (src/app/App.tsx). */
  readonly path: string;
  /** The day that it shows until it is hydrated (src/situation/clock.ts), ISO date. */
  readonly builtOn: string;
  readonly metadata: PageMetadata;
  /** Address that stands for the page; null for none. */
  readonly canonical: string | null;
  readonly structuredData: readonly StructuredData[];
  /** Content of the root element. */
  readonly content: string;
  /** Addresses and texts of the style sheets that the page needs, in their order. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  /** Addresses of the fonts above the fold. */
  readonly fonts: readonly string[];
  /** Addresses of the chunks that make the page interactive, besides the entry. */
  readonly scripts: readonly string[];
  /** Addresses of files that the scripts fetch first. */
  readonly data: readonly string[];
  /** A script that paints what the device has kept, before anything else of the page is here; null for none. */
  readonly painter: string | null;
  /** Addresses of pictures that should come before others, and SVG texts that stand in their places until they are here. */
  readonly pictures: readonly { readonly href: string; readonly placeholder: string }[];
}

/** Puts a page into the shell. Throws where the shell lacks a place for a part. */
export function pageHtml(shell: string, page: PageParts): string {
  const { metadata } = page;
  const css = [...page.styles.map((one) => one.css.trim()), ...page.pictures.map(placeholderRule)].join('');
  // What a device has kept looks like no page that was built.
  const styles = page.painter ? { first: css, rest: '' } : stylesInTurn(css, shell + page.content);
  const head = [
    // On a slow line, files share it: what the first paint shows comes first, what makes the page interactive after it.
    ...page.pictures.map(
      ({ href }) => `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}" />`,
    ),
    metadataTags(metadata, page.canonical),
    feedTag(page.canonical),
    ...page.structuredData.map(structuredDataTag),
    `<style>${styles.first}</style>`,
    // Never fetched: they tell Vite's loader of chunks that these styles are here already.
    ...page.styles.map(({ href }) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled />`),
    ...page.scripts.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(href)}" />`,
    ),
    // The same credentials as the fetch adapter's, or the file would be fetched twice (src/api/source.ts).
    ...page.data.map(
      (href) =>
        `<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="${escapeHtml(href)}" />`,
    ),
  ].join('');

  let html = shell
    .replace(/<!--(?!head-->).*?-->/gs, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    // Indentation means nothing to the head, the inline script, or beside the root.
    .replace(/\n\s*/g, '\n')
    .replace(/>\n</g, '><');
  for (const [place, content] of [
    [
      '<html lang="en"',
      `<html lang="en" data-built="${escapeHtml(page.builtOn)}"${hasFigures(page.path) ? ' data-figures=""' : ''}`,
    ],
    [/<title>.*?<\/title>/, titleTag(metadata)],
    ['<!--head-->', head],
    // In the head they would hold the first paint back: text is painted with the device's own font until they are here.
    [
      '<body>',
      `<body>${page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`).join('')}`,
    ],
    // Waited for by the parser, the entry's first run and all that the end of a page brings along would be one long task.
    ['<script type="module"', '<script type="module" async fetchpriority="low"'],
    [
      '<div id="root"></div>',
      [
        `<div id="root" data-path="${escapeHtml(page.path)}">${page.content}</div>`,
        // The entry puts them into the head (src/app/main.tsx).
        styles.rest && `<style>${styles.rest}</style>`,
        page.painter && `<script>${page.painter}</script>`,
      ]
        .filter(Boolean)
        .join(''),
    ],
  ] as const) {
    if (html.search(place) < 0) throw new Error(`The shell has no ${place}.`);
    html = html.replace(place, () => content);
  }
  return html;
}

function hasFigures(path: string): boolean {
  return pageAt(path)?.income !== undefined;
}

/**
 * Paints a picture's placeholder with the page's first paint, which makes that its largest: asked for, a picture is a
 * round trip later, 0.6 s on a slow phone.
 */
function placeholderRule({ href, placeholder }: PageParts['pictures'][number]): string {
  const text = placeholder.replace(/"/g, "'").replace(/%/g, '%25').replace(/#/g, '%23');
  return `[src="${href}"]{background:url("data:image/svg+xml,${text}")50%/cover}`;
}

/** The script element of a JSON-LD object. No text in it can end the element: "<" is written as an escape. */
export function structuredDataTag(data: StructuredData): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The Atom feed of what changes: of all countries on the page of changes, of one on its calculators. */
function feedTag(canonical: string | null): string {
  const path = canonical ? new URL(canonical).pathname : '';
  const { country, regimeIndex } = pageAt(path) ?? {};
  if (path !== '/changes' && regimeIndex === undefined) return '';
  const href = changesFeedPath(country ?? null);
  return `<link rel="alternate" type="application/atom+xml" title="What changes" href="${href}" />`;
}
