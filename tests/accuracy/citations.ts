import { readFileSync } from 'node:fs';

/** Where a rule or a worked example is written. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
}

/**
 * Finds a source in a country's data file by a part of its address.
 * @throws RangeError where no source or more than one has that part.
 */
export function citationsOf(slug: string): (part: string) => Source {
  const file = new URL(`../../data/countries/${slug}.json`, import.meta.url);
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { readonly sources: readonly Source[] };
  return (part) => {
    const found = sources.filter(({ url }) => url.includes(part));
    const [source] = found;
    if (!source || found.length > 1)
      throw new RangeError(`${found.length} sources of ${slug} with "${part}"`);
    const { title, publisher, url } = source;
    return { title, publisher, url };
  };
}
