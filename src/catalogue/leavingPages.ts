/** The home countries whose leaving has a page of its own, by slug; a test holds them against the data. */
import { titleFromSlug } from './slugs.ts';

const SLUGS = [
  'australia',
  'austria',
  'belgium',
  'brazil',
  'canada',
  'denmark',
  'france',
  'germany',
  'india',
  'ireland',
  'israel',
  'netherlands',
  'new-zealand',
  'south-africa',
  'sweden',
  'switzerland',
  'united-kingdom',
  'united-states',
] as const;

const LEAVING_PREFIX = '/leaving/';

/** Address of the page about leaving a home country. */
export function leavingPath(slug: string): string {
  return `${LEAVING_PREFIX}${slug}`;
}

export const LEAVING_PATHS: readonly string[] = SLUGS.map(leavingPath);

/** Names as text has them, with the article that English puts before some. */
export const LEAVING_PAGES = SLUGS.map((slug) => ({
  slug,
  name: titleFromSlug(slug),
  path: leavingPath(slug),
}));

/** The name of the home country of a path; null where there is no such page. */
export function homeOfPath(path: string): string | null {
  return LEAVING_PAGES.find((page) => page.path === path)?.name ?? null;
}
