/** What is known about leaving a home country and about arriving in a destination: texts that come once they are asked for. */
import { loadLeaving, loadPractical, loadSchemes } from 'virtual:lowtide/move';
import { useQuery } from '@tanstack/react-query';
import type { SchemeTexts } from '../catalogue/entities.ts';
import type { Leaving } from '../catalogue/leavingHome.ts';
import { type IncomeMark, incomeMarks } from '../catalogue/limits.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/movePlan.ts';
import type { PapersOfSide } from '../catalogue/papers.ts';
import { placeAt } from '../catalogue/places.ts';
import type { CompanyPayTexts, Practical } from '../catalogue/practical.ts';
import type { TaxOptions, TaxSchedule } from '../law/index.ts';
import { queryClient } from './queries.ts';

interface LeavingTexts {
  readonly leaving: Leaving;
  /** How the country taxes the year in which one leaves it. */
  readonly leavingYear: LeavingYear;
  /** What proves that residence there has ended. */
  readonly papers: PapersOfSide;
}

interface ArrivalTexts {
  readonly practical: Practical;
  /** How the country taxes the year in which one arrives. */
  readonly arrivalYear: ArrivalYear;
  /** What the guides of its company regimes say beside their pay, by regime id. */
  readonly payTexts: Readonly<Record<string, CompanyPayTexts>>;
  /** What proves that residence there has begun. */
  readonly papers: PapersOfSide;
}

/** @param id of a home country. @returns null where it has no page. */
async function readLeaving(id: string): Promise<LeavingTexts | null> {
  return (await loadLeaving[id]?.()) ?? null;
}

/** @param slug of a destination. @returns null where nothing is known of it. */
async function readArrival(slug: string): Promise<ArrivalTexts | null> {
  return (await loadPractical[slug]?.()) ?? null;
}

/**
 * The texts about leaving a country, for its page.
 * @param slug of the page
 * @throws {Error} where there is no such page, or its texts cannot be had
 */
export async function leavingOfPage(slug: string): Promise<LeavingTexts> {
  const texts = await readLeaving(placeAt(slug).id);
  if (!texts) throw new Error(`There are no texts about leaving ${slug}.`);
  return texts;
}

/**
 * What the pages of a country's schemes say, by their ids; nothing where it has none.
 * @throws {Error} where the texts cannot be had
 */
export async function schemeTextsOf(slug: string): Promise<Readonly<Record<string, SchemeTexts>>> {
  return (await loadSchemes[slug]?.())?.schemeTexts ?? {};
}

/** The same in a component; undefined and null as with `useLeavingTexts`. */
export function useSchemeTexts(
  slug: string | null,
): Readonly<Record<string, SchemeTexts>> | null | undefined {
  return useText('schemes', slug, schemeTextsOf);
}

/** What leaving a home country means; undefined on its way, null where there is nothing or it cannot be had. */
export function useLeavingTexts(id: string | null): LeavingTexts | null | undefined {
  return useText('leaving', id, readLeaving);
}

/** The same without the year of leaving. */
export function useLeaving(id: string | null): Leaving | null | undefined {
  const texts = useLeavingTexts(id);
  return texts === null ? null : texts?.leaving;
}

/** What living and working in a destination asks for; undefined and null as with `useLeavingTexts`. */
export function useArrivalTexts(slug: string | null): ArrivalTexts | null | undefined {
  return useText('practical', slug, readArrival);
}

/** The same without the year of arriving. */
export function usePractical(slug: string | null): Practical | null | undefined {
  const texts = useArrivalTexts(slug);
  return texts === null ? null : texts?.practical;
}

/** What a regime's guide says beside its pay; undefined until it is here, and where there is nothing. */
export function useCompanyPayTexts(slug: string, regimeId: string): CompanyPayTexts | undefined {
  return useArrivalTexts(slug)?.payTexts[regimeId];
}

/** Undefined on its way, null where there is nothing or it cannot be had. */
export function useText<T>(
  about: string,
  key: string | null,
  read: (key: string) => Promise<T | null>,
): T | null | undefined {
  const { data, isError } = useQuery(
    { queryKey: [about, key], queryFn: () => read(key ?? ''), enabled: key !== null },
    queryClient,
  );
  return key === null || isError ? null : data;
}

export interface IncomeLimits {
  /** What the country calls its value added tax, and for which clients its limit is; null where the data do not say. */
  readonly vat: string | null;
  marksOf(schedule: TaxSchedule, options: TaxOptions): readonly IncomeMark[];
}

/** The income limits of a country's regimes; loaded after the page is interactive. */
export async function loadIncomeLimits(slug: string): Promise<IncomeLimits> {
  const found = await loadPractical[slug]?.();
  const { name, registrationThreshold, onlyLocal } = found?.practical.vat ?? {};
  const only = onlyLocal ? ', if clients are there' : '';
  const threshold = registrationThreshold?.usd ?? null;
  return {
    vat: name ? `${name}${only}` : null,
    marksOf: (schedule, options) =>
      incomeMarks(schedule, threshold, options).map((mark) =>
        mark.kind === 'vat' ? { ...mark, label: `${only ? 'VAT' : mark.label}${only}` } : mark,
      ),
  };
}
