import type { Country, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import { askGuide } from './askGuide.ts';

interface Shown {
  readonly country: Country;
  readonly regime: { readonly id: string };
}

/**
 * Where the figures of regimes are written: each country once, with the sources that speak of its regimes here.
 * @throws {Error} when a country's texts cannot be read
 */
export async function sourcesByCountry(
  shown: readonly Shown[],
): Promise<{ readonly country: Country; readonly sources: readonly Source[] }[]> {
  const countries = [...new Set(shown.map(({ country }) => country))];
  return Promise.all(
    countries.map(async (country) => {
      const ids = shown.filter((one) => one.country === country).map(({ regime }) => regime.id);
      const { sources } = await askGuide(country.slug);
      return { country, sources: sources.filter((source) => ids.some((id) => isAboutRegime(source, id))) };
    }),
  );
}
