/** Every page of the site, once: its address, its screen, and the income that its figures begin with. */
import { COMPARE_DEFAULT_INCOME, GUIDE_DEFAULT_INCOME, WIZARD_DEFAULT_INCOME } from './income.ts';
import { type Persona, RANKING_PAGES, type RankingKind } from './personas.ts';
import { COMPANY_PLACES, DESTINATIONS, PLACES, type Place } from './places.ts';

export interface Page {
  readonly path: string;
  /** File of its screen below src/screens, without its extension. */
  readonly screen: string;
  /** USD a year, until a person enters an income; absent where it shows no figures. */
  readonly income?: number;
  /** Slug of the country that its guide is about. */
  readonly country?: string;
  /** Of a calculator, the regime that it opens at: 0 is the first, `-1` asks for the second, `-2` for the third. */
  readonly regimeIndex?: number;
  /** Id of the scheme that it is about, which stands in no list. */
  readonly scheme?: string;
  /** The country that one leaves. */
  readonly home?: Place;
  /** The country of a company whose owner moves. */
  readonly company?: Place;
  /** What is ranked, and for whom. */
  readonly ranking?: { readonly kind: RankingKind; readonly persona: Persona };
}

/** The pages that are there whatever the data holds. */
const FIXED = [
  { path: '/', screen: 'home/Home', income: WIZARD_DEFAULT_INCOME },
  { path: '/countries', screen: 'countries/Countries', income: WIZARD_DEFAULT_INCOME },
  { path: '/compare', screen: 'compare/Compare', income: COMPARE_DEFAULT_INCOME },
  { path: '/wizard', screen: 'wizard/Wizard', income: WIZARD_DEFAULT_INCOME },
  { path: '/how-it-works', screen: 'how-it-works/HowItWorks' },
  { path: '/privacy', screen: 'legal/Privacy' },
  { path: '/terms', screen: 'legal/Terms' },
  { path: '/impressum', screen: 'legal/Impressum' },
  { path: '/methodology', screen: 'methodology/Methodology' },
  { path: '/data', screen: 'data-page/DataPage' },
  { path: '/checked', screen: 'checked/Checked' },
  { path: '/changes', screen: 'changes/Changes' },
  { path: '/leaving', screen: 'leaving/LeavingList' },
  { path: '/my-company', screen: 'leaving/MyCompanyList' },
  { path: '/plan', screen: 'plan/Plan', income: WIZARD_DEFAULT_INCOME },
  {
    path: '/country-guides/malta',
    screen: 'guide/MaltaPage',
    income: GUIDE_DEFAULT_INCOME,
    country: 'malta',
  },
] as const satisfies readonly Page[];

export type FixedPath = (typeof FIXED)[number]['path'];
export const FIXED_PATHS: readonly FixedPath[] = FIXED.map(({ path }) => path);

/** Address of the page about leaving a home country. */
export function leavingPath(slug: string): string {
  return `/leaving/${slug}`;
}

/** The same by the country's lower-case code; null where there is no such page. */
export function leavingPathOf(id: string): string | null {
  const home = PLACES.find((place) => place.id === id);
  return home ? leavingPath(home.slug) : null;
}

/** Address of the page about companies of a country whose owners move; the list of them where there is none. */
export function companyPath(id: string | null): string {
  const place = COMPANY_PLACES.find((one) => one.id === id);
  return place ? `/my-company/${place.slug}` : '/my-company';
}

/** Address of the plan of a move to a regime. */
export function planPath(regimeId: string): string {
  return `/plan?to=${regimeId}`;
}

const PAGES: readonly Page[] = [
  ...FIXED,
  ...RANKING_PAGES.map(
    ({ path, kind, persona }): Page => ({
      path,
      screen: 'ranking/RankingPage',
      income: WIZARD_DEFAULT_INCOME,
      ranking: { kind, persona },
    }),
  ),
  ...PLACES.map((home): Page => ({ path: leavingPath(home.slug), screen: 'leaving/Leaving', home })),
  ...COMPANY_PLACES.map(
    (company): Page => ({ path: companyPath(company.id), screen: 'leaving/MyCompany', company }),
  ),
];

/** What the installed app opens with: a page of its own, which no list and no sitemap names. */
export const START_PATH = '/start';
const START: Page = { path: START_PATH, screen: 'plan/start/Start' };

const byPath = new Map([...PAGES, START].map((page) => [page.path, page]));

const CALCULATOR = '/tax-calculator/';
/** Not with a percent sign: the router has decoded what can be decoded, and the rest names no country. */
const CALCULATORS = /^\/tax-calculator\/([^/%]+)$/;
/** A trailing -1 or -2 selects the second or third regime of a country. */
const MAX_CALCULATORS_PER_COUNTRY = 3;

/** Address of a country's calculator, opened at one of its regimes. */
export function calculatorPath(slug: string, regimeIndex = 0): string {
  return `${CALCULATOR}${slug}${regimeIndex > 0 ? `-${regimeIndex}` : ''}`;
}

/**
 * The same beside a figure: with the income of that figure, in USD, where the calculator would begin with another one, so
 * that the amount does not change by following the link.
 */
export function calculatorPathAt(path: string, income: number): string {
  return income === GUIDE_DEFAULT_INCOME ? path : `${path}?income=${Math.round(income)}`;
}

/**
 * Beside a scheme that stands for itself: the address of a country means its reader's own scheme, unless it says that the
 * first one is meant. @param path as `calculatorPathAt` gives it
 */
export function asFirst(path: string, { taxRegimes }: Listed, regimeId: string): string {
  if (taxRegimes[0]?.id !== regimeId || taxRegimes.length === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}way=first`;
}

/** Address of the page of a scheme that stands in no list: its id with the country's name in the place of its code. */
export function schemePath(slug: string, regimeId: string): string {
  return `${CALCULATOR}${slug}${regimeId.slice(2)}`;
}

/** Where a regime of a country is calculated, listed or not. */
export function regimePath({ slug, taxRegimes }: Listed, regimeId: string): string {
  const at = taxRegimes.findIndex((one) => one.id === regimeId && !('for' in one));
  return at === -1 ? schemePath(slug, regimeId) : calculatorPath(slug, at);
}

const GUIDE = { screen: 'guide/CountryGuidePage', income: GUIDE_DEFAULT_INCOME } as const;

/** The page at a path; calculators also of countries that there may not be. Null where there is none. */
export function pageAt(path: string): Page | null {
  const found = byPath.get(path);
  if (found) return found;
  const [, calculator] = CALCULATORS.exec(path) ?? [];
  if (calculator === undefined) return null;
  const [, country = calculator, regime = 0] = /^(.+)-([12])$/.exec(calculator) ?? [];
  const place = DESTINATIONS.find(({ slug }) => calculator.startsWith(`${slug}-`));
  const isScheme = place && /^-[a-z]/.test(calculator.slice(place.slug.length));
  if (isScheme) {
    const scheme = place.id + calculator.slice(place.slug.length);
    return { ...GUIDE, path, country: place.slug, scheme };
  }
  return { ...GUIDE, path, country, regimeIndex: Number(regime) };
}

interface Listed {
  readonly slug: string;
  readonly taxRegimes: readonly { readonly id: string }[];
}

interface Guided {
  readonly slug: string;
  readonly taxRegimes: readonly unknown[];
}

export function calculatorPaths({ slug, taxRegimes }: Guided): string[] {
  return taxRegimes.slice(0, MAX_CALCULATORS_PER_COUNTRY).map((_, index) => calculatorPath(slug, index));
}

/** Pages of schemes that stand in no list: they open for everybody, and no sitemap names them. */
export function schemePaths(schemes: Readonly<Record<string, readonly { readonly id: string }[]>>): string[] {
  return DESTINATIONS.flatMap(({ slug }) => (schemes[slug] ?? []).map(({ id }) => schemePath(slug, id)));
}

/** All paths of the site for the given countries: the build writes one HTML file for each. */
export function allPaths(countries: readonly Guided[]): string[] {
  return [...PAGES.map(({ path }) => path), ...countries.flatMap(calculatorPaths)];
}
