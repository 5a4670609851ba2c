import { countries } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { useEffect } from 'react';
import { pageAt } from '../catalogue/pages.ts';
import { metadataFor, NOT_FOUND_METADATA } from './metadata/metadataFor.ts';
import { type MetaTag, metaTags } from './metadata/tags.ts';
import { canonicalPath } from './routes.tsx';

/** The head of every page that follows the first one. */
export default function PageHead({ path }: { readonly path: string }) {
  useEffect(() => applyMetadata(path), [path]);
  return null;
}

/**
 * Makes title, description, keywords, Open Graph, Twitter and robots tags and the canonical link those of an address:
 * missing tags are created, and what the path does not have is removed. A path without a route is 'Page Not Found'.
 * An address with a slash at its end or with capitals is described as the page that it leads to.
 */
export function applyMetadata(address: string): void {
  const path = canonicalPath(address);
  const metadata = (pageAt(path) && metadataFor(path, countries)) || NOT_FOUND_METADATA;
  const canonical = metadata === NOT_FOUND_METADATA ? null : site.origin + path;
  document.title = metadata.title;
  for (const tag of metaTags(metadata, canonical)) setTag(tag);
  setElement('link[rel="canonical"]', canonical, () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    return link;
  })?.setAttribute('href', canonical ?? '');
}

function setTag({ attribute, key, content }: MetaTag): void {
  setElement(`meta[${attribute}="${key}"]`, content, () => {
    const tag = document.createElement('meta');
    tag.setAttribute(attribute, key);
    return tag;
  })?.setAttribute('content', content ?? '');
}

/** The element of the head that a selector finds, created where there is none; removed where there is nothing to say. */
function setElement(
  selector: string,
  content: string | null | undefined,
  create: () => Element,
): Element | null {
  const found = document.head.querySelector(selector);
  if (!content) {
    found?.remove();
    return null;
  }
  if (found) return found;
  const created = create();
  document.head.append(created);
  return created;
}
