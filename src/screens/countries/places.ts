/** What chips and the search know of countries: loaded with the first of them that is used. */
import { useEffect, useState } from 'react';
import type { CountryPlaces } from './countryList.ts';

const NOTHING_KNOWN: CountryPlaces = {};
let loaded: CountryPlaces | null = null;

async function load(): Promise<CountryPlaces> {
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

/** Null as long as they are wanted and on their way; where they cannot be had, nothing more is known. */
export function useCountryPlaces(isWanted: boolean): CountryPlaces | null {
  const [places, setPlaces] = useState(loaded);
  useEffect(() => {
    if (!isWanted || places) return;
    let isShown = true;
    load().then(
      (found) => {
        loaded = found;
        if (isShown) setPlaces(found);
      },
      () => isShown && setPlaces(NOTHING_KNOWN),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, places]);
  return isWanted ? places : NOTHING_KNOWN;
}
