/** What is shown at a path, and what must be here to show it. */
import type { ReactNode } from 'react';
import { RANKING_PAGES } from '../catalogue/personas.ts';
import { parseCalculatorSlug } from '../catalogue/slugs.ts';
import { figuresScreenCode, type ScreenCode, screenCode } from './screenCode.ts';

const home = figuresScreenCode('screens/home/Home.tsx', () => import('../screens/home/Home.tsx'));
const countries = figuresScreenCode(
  'screens/countries/Countries.tsx',
  () => import('../screens/countries/Countries.tsx'),
);
const compare = figuresScreenCode(
  'screens/compare/Compare.tsx',
  () => import('../screens/compare/Compare.tsx'),
);
const wizard = figuresScreenCode('screens/wizard/Wizard.tsx', () => import('../screens/wizard/Wizard.tsx'));
const howItWorks = figuresScreenCode(
  'screens/how-it-works/HowItWorks.tsx',
  () => import('../screens/how-it-works/HowItWorks.tsx'),
);
const privacy = screenCode('screens/legal/Privacy.tsx', () => import('../screens/legal/Privacy.tsx'));
const terms = screenCode('screens/legal/Terms.tsx', () => import('../screens/legal/Terms.tsx'));
const impressum = screenCode('screens/legal/Impressum.tsx', () => import('../screens/legal/Impressum.tsx'));
const countryGuide = figuresScreenCode(
  'screens/guide/CountryGuidePage.tsx',
  () => import('../screens/guide/CountryGuidePage.tsx'),
);
const malta = figuresScreenCode(
  'screens/guide/MaltaPage.tsx',
  () => import('../screens/guide/MaltaPage.tsx'),
);
const lowTax = figuresScreenCode(
  'screens/ranking/LowTaxRanking.tsx',
  () => import('../screens/ranking/LowTaxRanking.tsx'),
);
const zeroTax = figuresScreenCode(
  'screens/ranking/ZeroTaxRanking.tsx',
  () => import('../screens/ranking/ZeroTaxRanking.tsx'),
);
const methodology = figuresScreenCode(
  'screens/methodology/Methodology.tsx',
  () => import('../screens/methodology/Methodology.tsx'),
);
const dataPage = screenCode(
  'screens/data-page/DataPage.tsx',
  () => import('../screens/data-page/DataPage.tsx'),
);
const notFound = screenCode(
  'screens/not-found/NotFound.tsx',
  () => import('../screens/not-found/NotFound.tsx'),
);

export interface Room {
  /** As the router reads it; '*' is every path that no other room has. */
  readonly path: string;
  readonly screen: ReactNode;
  readonly code: Omit<ScreenCode, 'Screen'>;
  /** What stands there while the screen's code is on its way. */
  readonly loading?: string;
  /** The country whose guide is shown at an address of this room. */
  readonly guideOf?: (path: string) => string;
}

const CALCULATOR = '/tax-calculator/';

/** In the order in which the router tries them: the one that most addresses fit first, the one that all fit last. */
export const ROOMS: readonly Room[] = [
  {
    path: `${CALCULATOR}:countrySlug`,
    screen: <countryGuide.Screen />,
    code: countryGuide,
    loading: 'Loading Country Guide...',
    guideOf: (path) => parseCalculatorSlug(path.slice(CALCULATOR.length)).slug,
  },
  { path: '/', screen: <home.Screen />, code: home },
  { path: '/countries', screen: <countries.Screen />, code: countries },
  { path: '/compare', screen: <compare.Screen />, code: compare },
  { path: '/wizard', screen: <wizard.Screen />, code: wizard },
  { path: '/how-it-works', screen: <howItWorks.Screen />, code: howItWorks },
  { path: '/privacy', screen: <privacy.Screen />, code: privacy },
  { path: '/terms', screen: <terms.Screen />, code: terms },
  { path: '/impressum', screen: <impressum.Screen />, code: impressum },
  { path: '/methodology', screen: <methodology.Screen />, code: methodology },
  { path: '/data', screen: <dataPage.Screen />, code: dataPage },
  {
    path: '/country-guides/malta',
    screen: <malta.Screen />,
    code: malta,
    loading: 'Loading...',
    guideOf: () => 'malta',
  },
  ...RANKING_PAGES.map(({ kind, persona, path }) =>
    kind === 'zero'
      ? { path, screen: <zeroTax.Screen persona={persona} />, code: zeroTax }
      : { path, screen: <lowTax.Screen persona={persona} scope={kind} />, code: lowTax },
  ),
  ...devRooms(),
  { path: '*', screen: <notFound.Screen />, code: notFound },
];

/** A page of all shared parts, for looking at; a production build knows nothing of it. */
function devRooms(): readonly Room[] {
  if (!import.meta.env.DEV) return [];
  const parts = screenCode(
    'screens/dev-parts/DevParts.tsx',
    () => import('../screens/dev-parts/DevParts.tsx'),
  );
  return [{ path: '/dev/parts', screen: <parts.Screen />, code: parts }];
}

/** The room of a path as the build knows it (src/app/paths.ts); the not-found page for any other. */
export function roomAt(path: string): Room {
  const room =
    ROOMS.find((one) => one.path === path) ??
    ROOMS.find(
      ({ path: pattern }) =>
        pattern === '*' || (path.startsWith(CALCULATOR) && pattern.startsWith(CALCULATOR)),
    );
  if (!room) throw new Error('There is no room for unknown paths.');
  return room;
}

/** Brings everything here that a path's first rendering needs. Rejects where a part of it cannot be had. */
export async function openRoom(path: string): Promise<void> {
  const { code, guideOf } = roomAt(path);
  await Promise.all([code.load(), guideOf && openGuide(guideOf(path))]);
}

async function openGuide(slug: string): Promise<void> {
  const [{ primeGuide }, { fetchApi }] = await Promise.all([
    import('./primeQueries.ts'),
    import('../api/fetchApi.ts'),
  ]);
  await primeGuide(slug, fetchApi);
}
