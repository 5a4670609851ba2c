import type { Country, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import { fetchGuide } from './queries.ts';

interface Shown {
  readonly country: Country;
  readonly regime: { readonly id: string };
}

/**
 * Where the figures of regimes are written: each country once, with at most `limit` sources that speak of its regimes
 * here, those of states first.
 * @throws {Error} when a country's texts cannot be read
 */
export async function sourcesByCountry(
  shown: readonly Shown[],
  limit: number,
): Promise<{ readonly country: Country; readonly sources: readonly Source[] }[]> {
  const countries = [...new Set(shown.map(({ country }) => country))];
  return Promise.all(
    countries.map(async (country) => {
      const ids = shown.filter((one) => one.country === country).map(({ regime }) => regime.id);
      const about = (await fetchGuide(country.slug)).sources.filter((source) =>
        ids.some((id) => isAboutRegime(source, id)),
      );
      const official = about.filter(({ kind }) => kind === 'official');
      const others = about.filter(({ kind }) => kind !== 'official');
      return { country, sources: [...official, ...others].slice(0, limit) };
    }),
  );
}
