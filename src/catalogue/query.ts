/** Query strings of addresses, and addresses that came through somebody else's text. */

/**
 * The parameters of a query string, with or without its question mark. "&amp;" parts them as "&" does: it is what is left
 * of a link that was copied out of a page's source.
 */
export function queryOf(search: string): URLSearchParams {
  return new URLSearchParams(search.replace(/&(?:amp;)+/gi, '&'));
}

/** A query string in which commas stay readable, which URLSearchParams writes as %2C. */
export function writtenQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',');
}

/** What a sentence, a message or a page puts behind a link: punctuation, quotes, closing brackets, what is not seen. */
const BEHIND = /[\s\p{Cf}\p{Pe}\p{Pf}\p{Pi}.,;:!?"'`´<>*_~|\\…]+$/u;

/** A text without what is behind it. Dots that stand for what was cut off stay, because the rest is not all of it. */
function withoutBehind(text: string): string {
  return text.replace(BEHIND, (behind) => (/…|\.\./.test(behind) ? behind : ''));
}

/** What somebody searches for may end in anything. */
const SEARCHED = 'q';

/**
 * An address of the site, path and query, without what a message or a page has put behind it, and with the marks that it has
 * encoded: "/compare?income=70000&currency=EUR)." and "/compare%3Fincome%3D70000". Any other stays as it is.
 */
export function mendedAddress(address: string): string {
  const [, path = '', search = ''] = /^([^?]*)(\?.*)?$/s.exec(address.replace(/%3F/i, encodedMark)) ?? [];
  if (search === '') return withoutTail(path) || '/';
  const plain = /%3D/i.test(search) ? search.replace(/%(?:26|3B|3D|25)/gi, decodeURIComponent) : search;
  const pairs = plain.slice(1).split('&');
  const last = withoutTailOf(pairs.pop() ?? '');
  const query = [...pairs, ...(last === '' ? [] : [last])].join('&');
  if (`?${query}` === search) return path + search;
  return path + (query && `?${query}`);
}

/** Of a question mark that was encoded with the rest, where there is no other. */
function encodedMark(mark: string, at: number, address: string): string {
  return address.includes('?') || at === 0 ? mark : '?';
}

/** One parameter of a query string without what is behind its value. */
function withoutTailOf(pair: string): string {
  const [[name, value] = ['', '']] = new URLSearchParams(pair);
  const kept = withoutBehind(value);
  if (name === SEARCHED || kept === value) return value === '' ? withoutBehind(pair) : pair;
  return writtenQuery(new URLSearchParams([[name, kept]]));
}

/** A path without what is behind it, as it is encoded; one that cannot be decoded stays as it is. */
function withoutTail(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    const kept = withoutBehind(decoded);
    return kept === decoded ? path : kept.split('/').map(encodeURIComponent).join('/');
  } catch {
    return path;
  }
}
