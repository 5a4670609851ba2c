/** What is asked of guides outside of their pages: the texts of a working, and sources. */
import type { Country, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import type { WorkingTexts } from '../catalogue/working.ts';
import { descriptionsByKind } from '../tax/index.ts';
import { fetchGuide } from './queries.ts';

const known = new Map<string, () => Promise<WorkingTexts>>();

/**
 * How to get what a guide adds to the workings of a regime: asked when it is called, and the same function for the
 * same regime, so that it can be a dependency. Rejects where the guide cannot be had.
 */
export function workingTextsOf(slug: string, regimeId: string): () => Promise<WorkingTexts> {
  const first = known.get(regimeId);
  if (first) return first;
  const ask = async (): Promise<WorkingTexts> => {
    const { taxRegimes, sources } = await fetchGuide(slug);
    const regime = taxRegimes.find(({ id }) => id === regimeId);
    return { rules: regime ? descriptionsByKind(regime) : {}, sources };
  };
  known.set(regimeId, ask);
  return ask;
}

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
