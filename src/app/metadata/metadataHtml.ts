/** A page's metadata as HTML: in the files of the build, and in the shell that the worker shows instead of one. */
import { metadataFor, NOT_FOUND_METADATA, type PageMetadata } from './metadataFor.ts';
import { metaTags } from './tags.ts';

/** Title and tags of an address, as its own page has them. @param origin of the site, without a trailing slash. */
export function metadataHtmlAt(pathname: string, origin: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const metadata = metadataFor(path);
  return metadata === null ? notFoundHtml() : titleTag(metadata) + metadataTags(metadata, origin + path);
}

/** The same for an address that leads to nothing. */
export function notFoundHtml(): string {
  return titleTag(NOT_FOUND_METADATA) + metadataTags(NOT_FOUND_METADATA, null);
}

export function titleTag({ title }: PageMetadata): string {
  return `<title>${escapeHtml(title)}</title>`;
}

/**
 * The tags besides the title, as src/app/PageHead.tsx sets them on a change of route.
 * @param canonical address that stands for the page; null for none.
 */
export function metadataTags(metadata: PageMetadata, canonical: string | null): string {
  const tags = metaTags(metadata, canonical).map(({ attribute, key, content }) =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />` : '',
  );
  return tags.join('') + (canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
