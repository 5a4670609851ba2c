import type { PageMetadata } from '../app/metadata/types.ts';
import { changesFeedPath } from '../catalogue/changes.ts';
import { socialImageOf } from './socialImage.ts';

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
  const meta = (kind: 'name' | 'property', key: string, content: string | undefined) =>
    content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}" />` : '';
  const image = canonical ? new URL(socialImageOf(new URL(canonical).pathname), canonical).href : undefined;
  return [
    meta('name', 'description', metadata.description),
    meta('name', 'keywords', metadata.keywords),
    meta('property', 'og:title', metadata.ogTitle ?? metadata.title),
    meta('property', 'og:description', metadata.ogDescription ?? metadata.description),
    meta('property', 'og:type', metadata.ogType),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    meta('name', 'twitter:title', metadata.twitterTitle ?? metadata.title),
    meta('name', 'twitter:description', metadata.twitterDescription ?? metadata.description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '',
    feedTag(canonical),
  ].filter(Boolean);
}
