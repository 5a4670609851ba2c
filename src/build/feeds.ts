/** Atom feeds of what changes: one of all countries and one of each (RFC 4287). */
import type { CompiledData } from '../../data/compiler/index.ts';
import { escapeHtml } from '../app/metadata/metadataHtml.ts';
import { CHANGE_STATUS_LABELS, type Change, changesFeedPath } from '../catalogue/changes.ts';

type FeedData = Pick<CompiledData, 'changes' | 'countries'>;

/** Every feed by its file name below the site's root. @param origin without a trailing slash. */
export function changeFeeds({ changes, countries }: FeedData, origin: string): Record<string, string> {
  const nameOf = (slug: string) => countries.find((country) => country.slug === slug)?.name ?? slug;
  const feeds = [null, ...countries.map(({ slug }) => slug)].map((slug) => {
    const own = slug === null ? changes : changes.filter(({ country }) => country === slug);
    const path = changesFeedPath(slug);
    const title =
      slug === null
        ? `What changes in ${countries.length} low-tax countries`
        : `What changes in ${nameOf(slug)}`;
    const page = slug === null ? '/changes' : `/changes?country=${slug}`;
    return [path.slice(1), feed(title, path, page, own)] as const;
  });
  return Object.fromEntries(feeds);

  function feed(title: string, path: string, page: string, own: readonly Change[]): string {
    const updated = own.reduce((latest, change) => (change.updated > latest ? change.updated : latest), '');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<title>${escapeHtml(title)} · Lowtide</title>`,
      `<id>${escapeHtml(origin + path)}</id>`,
      `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + path)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeHtml(origin + page)}"/>`,
      `<updated>${updated}T00:00:00Z</updated>`,
      '<author><name>Lowtide</name></author>',
      ...[...own]
        .sort((a, b) => b.updated.localeCompare(a.updated) || b.date.localeCompare(a.date))
        .map(entry),
      '</feed>',
      '',
    ].join('\n');
  }

  function entry(change: Change): string {
    const { country, id, title, date, status, before, after, text, source, updated } = change;
    const figures = after ? ` ${before ? `${before} → ` : ''}${after}.` : '';
    const address = `${origin}/changes?country=${country}#${country}-${id}`;
    return [
      '<entry>',
      `<title>${escapeHtml(`${nameOf(country)}: ${title}`)}</title>`,
      `<id>${escapeHtml(address)}</id>`,
      `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
      ...(source.url === null ? [] : [`<link rel="via" href="${escapeHtml(source.url)}"/>`]),
      `<updated>${updated}T00:00:00Z</updated>`,
      `<category term="${status}" label="${CHANGE_STATUS_LABELS[status]}"/>`,
      `<content type="text">${escapeHtml(`${date}, ${CHANGE_STATUS_LABELS[status].toLowerCase()}.${figures} ${text}`)}</content>`,
      '</entry>',
    ].join('\n');
  }
}
