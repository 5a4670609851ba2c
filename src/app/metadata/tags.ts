import { pageAt } from '../../catalogue/pages.ts';
import type { PageMetadata } from './metadataFor.ts';

export interface MetaTag {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  /** Undefined where the page has no such tag. */
  readonly content: string | undefined;
}

/**
 * Every meta tag that a page's metadata decide on; Open Graph and Twitter fall back to the main title and description.
 * @param canonical address that stands for the page; null for a page that is not to be found.
 */
export function metaTags(metadata: PageMetadata, canonical: string | null): readonly MetaTag[] {
  const image = canonical ? new URL(socialImageOf(new URL(canonical).pathname), canonical).href : undefined;
  const name = (key: string, content: string | undefined): MetaTag => ({ attribute: 'name', key, content });
  const property = (key: string, content: string | undefined): MetaTag => ({
    attribute: 'property',
    key,
    content,
  });
  return [
    name('description', metadata.description),
    name('keywords', metadata.keywords),
    name('robots', canonical ? undefined : 'noindex'),
    property('og:title', metadata.ogTitle ?? metadata.title),
    property('og:description', metadata.ogDescription ?? metadata.description),
    property('og:type', 'website'),
    property('og:image', image),
    name('twitter:card', image && 'summary_large_image'),
    name('twitter:title', metadata.twitterTitle ?? metadata.title),
    name('twitter:description', metadata.twitterDescription ?? metadata.description),
  ];
}

/**
 * Path of the 1200 × 630 picture that other sites show beside a link (public/social, drawn by data/pictures/social.ts): the
 * country's own on its pages, the site's elsewhere.
 */
export function socialImageOf(path: string): string {
  return `/social/${pageAt(path)?.country ?? 'site'}.png`;
}
