/**
 * Reads the optional SEO block of a ranking page. It is written as HTML in the page record and
 * comes out as a tree of known elements: whatever is not on the list below is dropped, so nothing in it can run.
 */

export type SeoElement = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a';

export type SeoNode =
  | string
  | { readonly element: SeoElement; readonly href: string | null; readonly children: readonly SeoNode[] };

const ELEMENTS: ReadonlySet<string> = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']);

/** Elements whose content is dropped with them. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

interface OpenElement {
  readonly element: SeoElement;
  readonly href: string | null;
  readonly children: SeoNode[];
}

/** Simple HTML → nodes that are safe to render. Unknown tags lose their tag, scripts and the like their content. */
export function parseSeoHtml(html: string): readonly SeoNode[] {
  const top: SeoNode[] = [];
  const open: OpenElement[] = [];
  let silencedBy: string | null = null;
  const add = (node: SeoNode) => (open.at(-1)?.children ?? top).push(node);
  const close = () => {
    const done = open.pop();
    if (done) add(done);
  };

  for (const [, comment, slash, name, attributes, text] of html.matchAll(
    /(<!--[\s\S]*?(?:-->|$))|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+|<)/gi,
  )) {
    if (comment !== undefined) continue;
    const tag = name?.toLowerCase();
    if (silencedBy !== null) {
      if (slash && tag === silencedBy) silencedBy = null;
    } else if (text !== undefined) {
      add(decode(text));
    } else if (tag === undefined || !ELEMENTS.has(tag)) {
      if (!slash && tag !== undefined && SILENT.has(tag)) silencedBy = tag;
    } else if (!slash) {
      const element = tag as SeoElement;
      open.push({ element, href: element === 'a' ? safeHref(attributes ?? '') : null, children: [] });
    } else if (open.some(({ element }) => element === tag)) {
      while (open.at(-1)?.element !== tag) close();
      close();
    }
  }
  while (open.length > 0) close();
  return top;
}

/** Links may lead to pages of this site or to https addresses. */
function safeHref(attributes: string): string | null {
  const match = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return /^(\/(?![/\\])|https:\/\/)\S*$/i.test(href) ? href : null;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
