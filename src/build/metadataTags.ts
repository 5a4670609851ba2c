import { metaTags } from '../app/metadata/tags.ts';
import type { PageMetadata } from '../app/metadata/types.ts';
import { changesFeedPath } from '../catalogue/changes.ts';

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** The Atom feed of what changes: of all countries on the page of changes, of one on its calculators. */
function feedTag(canonical: string | null): string {
  const path = canonical ? new URL(canonical).pathname : '';
  const calculator = /^\/tax-calculator\/([a-z-]+?)(?:-[12])?$/.exec(path)?.[1];
  if (path !== '/changes' && calculator === undefined) return '';
  const href = changesFeedPath(calculator ?? null);
  return `<link rel="alternate" type="application/atom+xml" title="What changes" href="${href}" />`;
}

/** The tags of a page's metadata besides its title, as src/app/pageHead.ts sets them on a change of route. */
export function metadataTags(metadata: PageMetadata, canonical: string | null): string[] {
  const tags = metaTags(metadata, canonical).map(({ attribute, key, content }) =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />` : '',
  );
  const link = canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '';
  return [...tags, link, feedTag(canonical)].filter(Boolean);
}
