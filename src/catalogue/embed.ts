/** Cards: one regime's calculator for a frame in somebody else's page. */

/** Where a card lies, by the path of its calculator: /tax-calculator/malta-1 → /embed/malta-1. */
export function embedPath(calculatorPath: string): string {
  return calculatorPath.replace(/^\/tax-calculator\//, '/embed/');
}

/** Whether a path is that of a card, with or without its file's extension. */
export function isEmbedPath(pathname: string): boolean {
  return /^\/embed\/[^/]+$/.test(pathname);
}

/** Pixels until the card has said how high it is. */
export const FIRST_HEIGHT = 420;

/** The height that a card tells the page around it; null where a message is about something else. */
export function heightTold(message: unknown): number | null {
  const { type, height } = (message ?? {}) as { readonly type?: unknown; readonly height?: unknown };
  return type === 'lowtide.height' && typeof height === 'number' ? height : null;
}

/**
 * What somebody puts into a page to show a card: a frame, and a script that gives it the height which the card names. The
 * script goes by the frame that a message comes from; in a frame with a sandbox a card has the origin "null".
 * @param origin address of the site, without a trailing slash.
 */
export function embedSnippet({
  origin,
  path,
  title,
}: {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
}): string {
  const src = origin + embedPath(path);
  return [
    `<iframe src="${src}" title="${title.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" width="100%" height="${FIRST_HEIGHT}" style="border:0;max-width:30rem" loading="lazy"></iframe>`,
    `<script>addEventListener("message",function(e){if((e.origin==="${origin}"||e.origin==="null")&&e.data&&e.data.type==="lowtide.height")document.querySelectorAll('iframe[src^="${origin}/embed/"]').forEach(function(f){if(f.contentWindow===e.source)f.height=e.data.height})})</script>`,
  ].join('\n');
}
