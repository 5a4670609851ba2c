/** What living and working in a country asks for, loaded by its slug. */
import { loadPractical } from 'virtual:lowtide/practical';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from './queries.ts';

async function practicalOf(slug: string) {
  const load = loadPractical[slug];
  if (!load) throw new Error(`Nothing practical of ${slug}`);
  return load();
}

/** Undefined until it is here; `isError` where it could not be had. */
export function usePractical(slug: string) {
  return useQuery({ queryKey: ['practical', slug], queryFn: () => practicalOf(slug) }, queryClient);
}
