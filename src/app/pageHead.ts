import { metadataFor } from './metadata/metadataFor.ts';

function setTag(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  if (content === undefined) return;
  const selector = `meta[${attribute}="${key}"]`;
  let tag = document.head.querySelector<HTMLMetaElement>(selector);
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute(attribute, key);
    document.head.append(tag);
  }
  tag.content = content;
}

/** Keeps the canonical link on the page that is shown; its site address is the one that the build wrote. */
function setCanonical(): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(location.pathname, link.href).href;
}

/**
 * Sets a path's title, description, keywords, Open Graph and Twitter tags: missing
 * tags are created, Open Graph and Twitter fall back to the main ones, keywords and og:type are set only when
 * present. A path without a record leaves the metadata unchanged.
 */
export function applyMetadata(path: string): void {
  const metadata = metadataFor(path);
  if (!metadata) return;
  document.title = metadata.title;
  setCanonical();
  setTag('name', 'description', metadata.description);
  setTag('name', 'keywords', metadata.keywords);
  setTag('property', 'og:title', metadata.ogTitle ?? metadata.title);
  setTag('property', 'og:description', metadata.ogDescription ?? metadata.description);
  setTag('property', 'og:type', metadata.ogType);
  setTag('name', 'twitter:title', metadata.twitterTitle ?? metadata.title);
  setTag('name', 'twitter:description', metadata.twitterDescription ?? metadata.description);
}
