/**
 * The API as a pure function from request to answer (specification §7, D22). The in-page door, the service worker,
 * the servers and the build's static files all answer with it, so that every door gives the same bytes (D23).
 */
import type { Country, CountryGuide, CountryTextsFile } from '../catalogue/entities.ts';
import type { TaxBracket } from '../tax/index.ts';
import { type ApiRoute, apiRouteOf, COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from './paths.ts';
import { SourceError } from './sourceError.ts';

export interface ApiRequest {
  readonly method: string;
  /** Path of the request; a query or fragment is ignored. */
  readonly path: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for HEAD. */
  readonly body: string;
}

/** Where the answers come from. */
export interface ApiSource {
  readonly countries: readonly Country[];
  /** By regime id. */
  readonly taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>;
  /** Long texts of a country; null if there are none. Rejects with a SourceError where they cannot be read. */
  texts(slug: string): Promise<CountryTextsFile | null>;
}

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
};

const ALLOW = 'GET, HEAD';

/** Answers a request. Never rejects: what goes wrong is a status (§8). */
export async function handleApi(request: ApiRequest, source: ApiSource): Promise<ApiResponse> {
  const method = request.method.toUpperCase();
  if (method !== 'GET' && method !== 'HEAD') {
    return text(405, `${method} is not allowed here. Use ${ALLOW}.`, { Allow: ALLOW });
  }

  const answer = await answerTo(apiRouteOf(request.path), source);
  return method === 'HEAD' ? { ...answer, body: '' } : answer;
}

/** Every path that answers with data: one for all countries, one per regime, one per country. */
export function apiPathsOf(source: Pick<ApiSource, 'countries' | 'taxBrackets'>): string[] {
  return [
    COUNTRIES_PATH,
    ...Object.keys(source.taxBrackets).map(taxBracketsPath),
    ...source.countries.map((country) => countryGuidePath(country.slug)),
  ];
}

async function answerTo(route: ApiRoute | null, source: ApiSource): Promise<ApiResponse> {
  switch (route?.kind) {
    case 'countries':
      return json(source.countries);
    case 'taxBrackets':
      return Object.hasOwn(source.taxBrackets, route.id)
        ? json(source.taxBrackets[route.id])
        : text(404, 'There is no tax regime with this id.');
    case 'countryGuide':
      return countryGuide(route.slug, source);
    default:
      return text(404, 'There is no such path in this API.');
  }
}

async function countryGuide(slug: string, source: ApiSource): Promise<ApiResponse> {
  const country = source.countries.find((candidate) => candidate.slug === slug);
  if (!country) return text(404, 'There is no country guide with this slug.');

  try {
    const texts = await source.texts(slug);
    return texts
      ? json(guideOf(country, texts, source.taxBrackets))
      : text(404, 'There is no country guide with this slug.');
  } catch (error) {
    return error instanceof SourceError
      ? text(error.status, error.message, {}, error.statusText)
      : text(500, 'The country guide could not be put together.');
  }
}

function guideOf(
  country: Country,
  texts: CountryTextsFile,
  taxBrackets: ApiSource['taxBrackets'],
): CountryGuide {
  return {
    ...country,
    ...texts.country,
    taxRegimes: country.taxRegimes.map((regime) => {
      const regimeTexts = texts.regimes[regime.id];
      if (!regimeTexts) throw new Error(`The texts of ${country.slug} lack the regime ${regime.id}.`);
      return { ...regime, ...regimeTexts, taxBrackets: taxBrackets[regime.id] ?? [] };
    }),
  };
}

function json(value: unknown): ApiResponse {
  return {
    status: 200,
    statusText: 'OK',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

function text(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  statusText = REASONS[status] ?? '',
): ApiResponse {
  return {
    status,
    statusText,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body,
  };
}
