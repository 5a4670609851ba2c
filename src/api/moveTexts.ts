/** What is known about leaving a home country and about arriving in a destination: texts that come once they are asked for. */
import { leavingPages, loadLeaving } from 'virtual:lowtide/leaving';
import { loadPractical } from 'virtual:lowtide/practical';
import { useQuery } from '@tanstack/react-query';
import type { Leaving } from '../catalogue/leaving.ts';
import type { Practical } from '../catalogue/practical.ts';
import { queryClient } from './queries.ts';

/** @param id of a home country. @returns null where it has no page. */
async function readLeaving(id: string): Promise<Leaving | null> {
  return (await loadLeaving[id]?.())?.leaving ?? null;
}

/** @param slug of a destination. @returns null where nothing is known of it. */
async function readPractical(slug: string): Promise<Practical | null> {
  return (await loadPractical[slug]?.())?.practical ?? null;
}

/**
 * The texts about leaving a country, for its page.
 * @param slug of the page
 * @throws {Error} where there is no such page, or its texts cannot be had
 */
export async function leavingOfPage(slug: string): Promise<Leaving> {
  const leaving = await readLeaving(leavingPages.find((page) => page.slug === slug)?.id ?? '');
  if (!leaving) throw new Error(`There are no texts about leaving ${slug}.`);
  return leaving;
}

/** What leaving a home country means; undefined on its way, null where there is nothing or it cannot be had. */
export function useLeaving(id: string | null): Leaving | null | undefined {
  return useText('leaving', id, readLeaving);
}

/** What living and working in a destination asks for; undefined and null as with `useLeaving`. */
export function usePractical(slug: string | null): Practical | null | undefined {
  return useText('practical', slug, readPractical);
}

function useText<T>(
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
