/** The countries that people come from: what they take, and which have a page about leaving. */
import type { BracketFigures, TaxRules } from '../tax/index.ts';
import { titleFromSlug } from './slugs.ts';

/** A country that people come from: what its ordinary self-employed regime takes. Money in USD per year. */
export interface HomeCountryTax {
  /** Lower-case country code. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly taxYear: number;
  /** The regime's name. */
  readonly regime: string;
  readonly rules: TaxRules;
  readonly taxBrackets: readonly BracketFigures[];
  /** What the estimate leaves out. */
  readonly notes: string;
}

/** Those whose leaving has a page of its own, by slug; a test holds them against the data. */
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
