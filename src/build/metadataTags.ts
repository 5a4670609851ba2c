import type { PageMetadata } from '../app/metadata/types.ts';
import { socialImageOf } from './socialImage.ts';

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
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
  ].filter(Boolean);
}
