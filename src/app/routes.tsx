/** What is shown at a path, and what must be here to show it. */
import type { ComponentType, ReactNode } from 'react';
import { type Page, pageAt } from '../catalogue/pages.ts';
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
  '../screens/leaving/{Leaving,LeavingList,MyCompany,MyCompanyList}.tsx',
  '../screens/methodology/Methodology.tsx',
  '../screens/data-page/DataPage.tsx',
  '../screens/checked/Checked.tsx',
  '../screens/changes/Changes.tsx',
  '../screens/plan/Plan.tsx',
  '../screens/plan/start/Start.tsx',
  '../screens/not-found/NotFound.tsx',
]);

const components = new Map<string, Route['Screen']>();

export interface Route {
  /** Routes with the same key keep their screen as it is: another regime, another country. */
  readonly key: string;
  /** Source file below src/, by which the build finds the chunk. */
  readonly file: string;
  readonly Screen: LazyComponent<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** What stands there while the screen's code is on its way. */
  readonly loading: ReactNode;
  /** The country whose guide is shown, and loaded before it is hydrated; null for none. */
  readonly guide: string | null;
  /** Loads what the screen needs besides its code, so that hydration does not wait in the middle of the page. */
  readonly load?: () => Promise<void>;
  /** The module that this loads, by which the build finds its chunk. */
  readonly texts?: string;
}

const NOT_FOUND = 'not-found/NotFound';

/** What stands there until a screen's code is here, where it can say more than that it loads. */
const LOADING: Readonly<Record<string, Props>> = {
  'guide/CountryGuidePage': { text: 'Loading Country Guide...' },
  'countries/Countries': { title: 'Countries', text: 'Loading countries', rows: true },
  'compare/Compare': { title: 'Tax Regime Comparison', text: 'Loading the comparison…', rows: true },
};

/** What is shown at a path (src/catalogue/pages.ts): the not-found page where there is nothing. */
export function routeAt(path: string): Route {
  const page: Partial<Page> = pageAt(path.replace(/(?<=.)\/$/, '')) ?? {};
  const { screen = NOT_FOUND, country, regimeIndex, scheme, home, company, ranking } = page;
  const file = `screens/${screen}.tsx`;
  return {
    key: home || company || ranking ? path : screen,
    file,
    Screen: screenOf(file),
    props: { country, regimeIndex, scheme, ...ranking, home: home?.slug, company: company?.slug },
    loading: <ScreenLoading {...(LOADING[screen] ?? { text: 'Loading...' })} />,
    guide: country ?? null,
    ...(scheme !== undefined &&
      country !== undefined && {
        load: async () => (await import('../assess/ownGuide.ts')).loadSchemes(country),
        texts: `virtual:lowtide/schemes/${country}`,
      }),
    ...(screen === 'plan/Plan' && {
      load: async () => (await import('../screens/plan/Plan.tsx')).loadAnswer(),
    }),
    ...(home && {
      load: async () => (await import('../screens/leaving/Leaving.tsx')).loadLeavingPage(home.slug),
      texts: `virtual:lowtide/leaving/${home.slug}`,
    }),
    ...(company && {
      load: async () => (await import('../screens/leaving/MyCompany.tsx')).loadMyCompany(company.slug),
      texts: `virtual:lowtide/kept-company/${company.slug}`,
    }),
  };
}

/** Routes of the same screen share its component: its code is here once. */
function screenOf(file: string): Route['Screen'] {
  const load = SCREENS[`../${file}`];
  if (!load) throw new Error(`${file} is not in the list of screens.`);
  const Screen = components.get(file) ?? lazyComponent(load);
  components.set(file, Screen);
  return Screen;
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
  return canonical === path || pageAt(canonical) === null ? path : canonical;
}

/** Brings everything here that an address's first rendering needs. Rejects where a part of it cannot be had. */
export async function loadRoute(address: string): Promise<void> {
  const { Screen, guide, load } = routeAt(canonicalPath(address));
  await Promise.all([Screen.load(), guide !== null && loadGuide(guide), load?.()]);
}

/** Queries are no part of pages that ask nothing. */
async function loadGuide(slug: string): Promise<void> {
  const { fetchGuideAhead } = await import('../api/queries.ts');
  await fetchGuideAhead(slug);
}
