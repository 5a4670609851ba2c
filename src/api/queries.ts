/**
 * What the screens ask: queries over the API's paths. Each is fetched once per key: no retry, no refetch, and an answer is
 * never stale. Where the page answers itself, it is known from the catalogue, and only a guide is fetched.
 */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { useEffect, useMemo, useRef } from 'react';
import type { Country, CountryGuide, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import type { BracketFigures } from '../law/index.ts';
import { apiAdapter } from './adapter.ts';
import { COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from './paths.ts';
import { fetched, type Query, type QueryResult, queryOf, setAnswer, useQueries, useQuery } from './query.ts';

/**
 * The query of a path, whose answer docs/api.md has. The API's code comes with the first question: on most pages there is none.
 * @param part what else tells queries apart: on compare, the income is part of the key
 */
function pathQuery<Data>(path: string, known?: () => Data | undefined, part = ''): Query<Data> {
  const ask = async () => (await (await import('./fetchApi.ts')).readApi(path)) as Data;
  return queryOf(`${path} ${part}`, ask, known);
}

/** What the page knows of itself would hide the network's answers from whoever tries them. */
function ifPageAnswers<Data>(data: Data): Data | undefined {
  return apiAdapter() === 'page' ? data : undefined;
}

/**
 * All countries with their regimes.
 * @param income USD per year, part of the key on compare only: leave it out elsewhere. With null, NaN or a
 * negative number nothing is fetched. While a new income is fetched, the previous answer stays.
 */
export function useCountries(income?: number | null): QueryResult<readonly Country[]> {
  const isEnabled = income === undefined || (income !== null && Number.isFinite(income) && income >= 0);
  const result = useQuery<readonly Country[]>(
    isEnabled ? pathQuery(COUNTRIES_PATH, () => ifPageAnswers(countries), `${income ?? ''}`) : null,
  );
  const { data } = result;
  const last = useRef(data);
  useEffect(() => {
    if (data) last.current = data;
  }, [data]);
  const before = result.status === 'pending' ? last.current : undefined;
  return before ? { ...result, isError: false, status: 'success', data: before, error: null } : result;
}

interface TaxBracketsResult {
  /** 'error' if any regime failed, else 'pending' while any is under way. */
  readonly status: 'pending' | 'error' | 'success';
  /** Brackets that have arrived, by regime id. */
  readonly data: Readonly<Record<string, readonly BracketFigures[]>>;
  /** The first failure in the order of the ids. */
  readonly error: Error | null;
  /** Asks again for what has failed. */
  readonly refetch: () => void;
}

/** Brackets of the visible regimes: one query each. Duplicate ids count once. */
export function useTaxBrackets(ids: readonly string[]): TaxBracketsResult {
  const joined = [...new Set(ids)].join();
  const unique = useMemo(() => joined.split(',').filter(Boolean), [joined]);
  const queries = useMemo(
    () =>
      unique.map((id) =>
        pathQuery<readonly BracketFigures[]>(taxBracketsPath(id), () => ifPageAnswers(taxBrackets[id])),
      ),
    [unique],
  );
  const results = useQueries(queries);
  return useMemo(() => {
    const failed = results.filter(({ isError }) => isError);
    const isPending = results.some(({ status }) => status === 'pending');
    return {
      status: failed.length > 0 ? 'error' : isPending ? 'pending' : 'success',
      data: Object.fromEntries(
        unique.flatMap((id, at) => (results[at]?.data ? [[id, results[at].data]] : [])),
      ),
      error: failed[0]?.error ?? null,
      refetch() {
        for (const { refetch } of failed) refetch();
      },
    };
  }, [unique, results]);
}

/** The brackets of all regimes, which the page itself has. */
export { taxBrackets };

function guideQuery(slug: string): Query<CountryGuide> {
  return pathQuery(countryGuidePath(slug));
}

/** One country with brackets and guides; a 404 is an error like any other. With null nothing is fetched. */
export function useCountryGuide(slug: string | null): QueryResult<CountryGuide> {
  return useQuery(slug === null ? null : guideQuery(slug));
}

/**
 * Asks for the guide of a page that is about to be shown. Where that fails, the page says so, and does not ask by itself again.
 * @throws what `fetchGuide` throws
 */
export async function fetchGuideAhead(slug: string): Promise<void> {
  await fetched(guideQuery(slug), true);
}

/**
 * A country's guide outside of rendering: for something that a person has pressed.
 * @throws ApiError for an answer that is not ok.
 */
export function fetchGuide(slug: string): Promise<CountryGuide> {
  return fetched(guideQuery(slug));
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

/** Puts a guide in place before its page is prerendered. */
export function setGuide(slug: string, guide: unknown): void {
  setAnswer(guideQuery(slug), guide as CountryGuide);
}
