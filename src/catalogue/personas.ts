import type { WorkType } from './professions.ts';

/** Those for whom ranking pages are made, by slug. */
export const PERSONAS = ['remote-workers', 'digital-nomads', 'freelancers', 'business-owners'] as const;
export type Persona = (typeof PERSONAS)[number];

/** In titles; in sentences they are lowercased. */
export const PERSONA_TITLES: Readonly<Record<Persona, string>> = {
  'remote-workers': 'Remote Workers',
  'digital-nomads': 'Digital Nomads',
  freelancers: 'Freelancers',
  'business-owners': 'Business Owners',
};

/** How the wizard calls their work; business pages need regimes with write-offs. */
export const PERSONA_WORK_TYPES: Readonly<Record<Persona, WorkType>> = {
  'remote-workers': 'remote',
  'digital-nomads': 'remote',
  freelancers: 'freelancer',
  'business-owners': 'business',
};

/** Low-tax worldwide, low-tax in Europe, or zero-tax. */
export const RANKING_KINDS = ['world', 'europe', 'zero'] as const;
export type RankingKind = (typeof RANKING_KINDS)[number];

const PATH_STARTS: Readonly<Record<RankingKind, string>> = {
  world: '/low-tax-countries-for-',
  europe: '/low-tax-countries-in-europe-for-',
  zero: '/zero-tax-countries-for-',
};

/** Address of a ranking page: `/low-tax-countries-in-europe-for-freelancers`. */
export function rankingPath(kind: RankingKind, persona: Persona): string {
  return PATH_STARTS[kind] + persona;
}

/** Title of a ranking page: `Low-Tax Countries in Europe for Freelancers`. */
export function rankingTitle(kind: RankingKind, persona: Persona): string {
  const level = kind === 'zero' ? 'Zero' : 'Low';
  return `${level}-Tax Countries ${kind === 'europe' ? 'in Europe ' : ''}for ${PERSONA_TITLES[persona]}`;
}

/** One of the twelve ranking pages. */
interface RankingPageAddress {
  readonly kind: RankingKind;
  readonly persona: Persona;
  readonly path: string;
}

export const RANKING_PAGES: readonly RankingPageAddress[] = PERSONAS.flatMap((persona) =>
  RANKING_KINDS.map((kind) => ({ kind, persona, path: rankingPath(kind, persona) })),
);
