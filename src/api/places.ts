/** What filters and the search know of countries besides their figures: loaded with the first of them that is used. */
import { useQuery } from '@tanstack/react-query';
import { queryClient } from './queries.ts';

export interface CountryPlace {
  readonly isEu: boolean;
  readonly isSchengen: boolean;
  readonly hasNomadPermit: boolean;
  /** Names and words under which people look for it. */
  readonly words: readonly string[];
}

/** By the country's slug. */
export type CountryPlaces = Readonly<Record<string, CountryPlace>>;

async function loadPlaces(): Promise<CountryPlaces> {
  const [{ places }, { permits }] = await Promise.all([
    import('virtual:lowtide/places'),
    import('virtual:lowtide/permits'),
  ]);
  return Object.fromEntries(
    Object.entries(places).map(([slug, { eu, schengen, aliases }]) => {
      const ofCountry = permits[slug] ?? [];
      const place = {
        isEu: eu,
        isSchengen: schengen,
        hasNomadPermit: ofCountry.some(({ nomad }) => nomad),
        words: [...aliases, ...ofCountry.map(({ name }) => name)],
      };
      return [slug, place];
    }),
  );
}

const NOTHING_KNOWN: CountryPlaces = {};

/** Null as long as they are wanted and on their way; where they cannot be had, nothing more is known. */
export function useCountryPlaces(isWanted: boolean): CountryPlaces | null {
  const { data, isError } = useQuery(
    { queryKey: ['places'], queryFn: loadPlaces, enabled: isWanted },
    queryClient,
  );
  if (!isWanted || isError) return NOTHING_KNOWN;
  return data ?? null;
}
