/** What is shown at a path, and what must be here to show it. */
import type { ComponentType, ReactNode } from 'react';
import { LEAVING_PAGES } from '../catalogue/homeCountries.ts';
import { RANKING_PAGES } from '../catalogue/personas.ts';
import { parseCalculatorSlug } from '../catalogue/slugs.ts';
import { type LazyComponent, lazyComponent } from '../ui/lazy.tsx';
import { RowsSkeleton } from '../ui/Skeleton.tsx';
import styles from './ScreenLoading.module.css';

interface Props {
  /** The screen's main heading, where it is known before its code is here. */
  readonly title?: string;
  readonly text: string;
  /** Whether rows come. */
  readonly rows?: boolean;
}

/**
 * While a screen's code is on its way: keeps the footer below the window, and after 200 ms says what is coming. What
 * arrives sooner replaces it unseen.
 */
export function ScreenLoading({ title, text, rows = false }: Props) {
  return (
    <div className={`page ${styles.screen}`}>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      {rows ? (
        <RowsSkeleton label={text} />
      ) : (
        <p className={styles.text} role="status">
          {text}
        </p>
      )}
    </div>
  );
}

type Screen = ComponentType<Record<string, unknown>>;

/** The screens, each a chunk of its own. */
const SCREENS = import.meta.glob<{ readonly default: Screen }>([
  '../screens/home/Home.tsx',
  '../screens/countries/Countries.tsx',
  '../screens/compare/Compare.tsx',
  '../screens/wizard/Wizard.tsx',
  '../screens/how-it-works/HowItWorks.tsx',
  '../screens/legal/{Privacy,Terms,Impressum}.tsx',
  '../screens/guide/{CountryGuidePage,MaltaPage}.tsx',
  '../screens/ranking/RankingPage.tsx',
  '../screens/leaving/Leaving.tsx',
  '../screens/methodology/Methodology.tsx',
  '../screens/data-page/DataPage.tsx',
  '../screens/changes/Changes.tsx',
  '../screens/plan/Plan.tsx',
  '../screens/not-found/NotFound.tsx',
]);

const components = new Map<string, Route['Screen']>();

export interface Route {
  /** As the router reads it; '*' is every path that no other route has. */
  readonly path: string;
  /** Where fewer addresses are meant than the path says: which ones, with their parameters as named groups. */
  readonly pattern?: RegExp;
  /** Source file below src/, by which the build finds the chunk. */
  readonly file: string;
  readonly Screen: LazyComponent<Record<string, unknown>>;
  readonly props?: Readonly<Record<string, unknown>>;
  /** What stands there while the screen's code is on its way. */
  readonly loading: ReactNode;
  /** The country whose guide is shown at a path of this route, and loaded before it is hydrated. */
  readonly guideSlug?: (path: string) => string;
  /** Loads what the screen needs besides its code, so that hydration does not wait in the middle of the page. */
  readonly load?: () => Promise<void>;
  /** The module that this loads, by which the build finds its chunk. */
  readonly texts?: string;
}

const CALCULATOR = '/tax-calculator/';
/** Not with a percent sign: the router has decoded what can be decoded, and the rest names no country. */
const CALCULATORS = /^\/tax-calculator\/(?<countrySlug>[^/%]+)\/?$/i;

/** In the order in which the router tries them: the one that most addresses fit first, the one that all fit last. */
export const ROUTES: readonly Route[] = [
  {
    ...route(`${CALCULATOR}:countrySlug`, 'guide/CountryGuidePage'),
    pattern: CALCULATORS,
    loading: <ScreenLoading text="Loading Country Guide..." />,
    guideSlug: (path) => parseCalculatorSlug(path.slice(CALCULATOR.length)).slug,
  },
  route('/', 'home/Home'),
  {
    ...route('/countries', 'countries/Countries'),
    loading: <ScreenLoading title="Countries" text="Loading countries" rows />,
  },
  {
    ...route('/compare', 'compare/Compare'),
    loading: <ScreenLoading title="Tax Regime Comparison" text="Loading the comparison…" rows />,
  },
  route('/wizard', 'wizard/Wizard'),
  route('/how-it-works', 'how-it-works/HowItWorks'),
  route('/privacy', 'legal/Privacy'),
  route('/terms', 'legal/Terms'),
  route('/impressum', 'legal/Impressum'),
  route('/methodology', 'methodology/Methodology'),
  route('/data', 'data-page/DataPage'),
  route('/changes', 'changes/Changes'),
  route('/plan', 'plan/Plan'),
  { ...route('/country-guides/malta', 'guide/MaltaPage'), guideSlug: () => 'malta' },
  ...LEAVING_PAGES.map(({ slug, path }) => ({
    ...route(path, 'leaving/Leaving'),
    props: { home: slug },
    load: async () => (await import('../screens/leaving/Leaving.tsx')).loadLeavingPage(slug),
    texts: `virtual:lowtide/leaving/${slug}`,
  })),
  ...RANKING_PAGES.map(({ kind, persona, path }) => ({
    ...route(path, 'ranking/RankingPage'),
    props: { kind, persona },
  })),
  route('*', 'not-found/NotFound'),
];

/** @param screen file of the screen below src/screens, without its extension. */
function route(path: string, screen: string): Route {
  const file = `screens/${screen}.tsx`;
  return { path, file, Screen: screenOf(file), loading: <ScreenLoading text="Loading..." /> };
}

/** Routes of the same screen share its component: its code is here once. */
function screenOf(file: string): Route['Screen'] {
  const load = SCREENS[`../${file}`];
  if (!load) throw new Error(`${file} is not in the list of screens.`);
  const Screen = components.get(file) ?? lazyComponent(load);
  components.set(file, Screen);
  return Screen;
}

/** The route of a path as the build knows it (src/app/paths.ts); the not-found page for any other. */
export function routeAt(path: string): Route {
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  const found =
    ROUTES.find((one) => one.path === withoutSlash) ??
    ROUTES.find(({ path: known, pattern }) => known === '*' || pattern?.test(withoutSlash));
  if (!found) throw new Error('There is no route for unknown paths.');
  return found;
}

/**
 * The one address of a page: lower case, without an extension, doubled slashes or one at its end, as every host should
 * redirect to it. A path without a page stays as it is.
 */
export function canonicalPath(path: string): string {
  const single = `/${path.split('/').filter(Boolean).join('/')}`;
  const canonical = single
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
  return canonical === path || routeAt(canonical).path === '*' ? path : canonical;
}

/** Brings everything here that an address's first rendering needs. Rejects where a part of it cannot be had. */
export async function loadRoute(address: string): Promise<void> {
  const path = canonicalPath(address);
  const { Screen, guideSlug, load } = routeAt(path);
  await Promise.all([Screen.load(), guideSlug && loadGuide(guideSlug(path)), load?.()]);
}

/** Queries are no part of pages that ask nothing. */
async function loadGuide(slug: string): Promise<void> {
  const { fetchGuideAhead } = await import('../api/queries.ts');
  await fetchGuideAhead(slug);
}
