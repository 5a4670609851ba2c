/**
 * The API as a pure function from request to answer. The page, the service worker, the servers and the build's static
 * files all answer with it, so that all of them give the same bytes.
 */
import type { Country, CountryTextsFile } from '../catalogue/entities.ts';
import { guideOf } from '../catalogue/guideOf.ts';
import { SourceError } from './errors.ts';
import {
  type ApiRoute,
  apiRouteOf,
  COUNTRIES_PATH,
  countryGuidePath,
  OPEN_API_PATH,
  taxBracketsPath,
} from './paths.ts';

interface ApiRequest {
  readonly method: string;
  /** Path of the request; a query or fragment is ignored. */
  readonly path: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent as JSON, or a line of text where the status is not 200; null for HEAD. */
  readonly data: unknown;
  /** What went wrong behind a status of 500 or above; not sent. */
  readonly cause?: unknown;
}

/** Where the answers come from. */
export interface ApiSource {
  readonly countries: readonly Country[];
  /** The release of the data, which every country names. */
  readonly release: string;
  /** The OpenAPI document. Rejects with a SourceError where it cannot be read. */
  openApi(): Promise<object>;
  /** Long texts of a country, with the brackets of its regimes; null if there are none. Rejects with a SourceError where they cannot be read. */
  texts(slug: string): Promise<CountryTextsFile | null>;
}

const REASONS: Readonly<Record<number, string>> = {
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
};

const ALLOW = 'GET, HEAD';

/** Answers a request. Never rejects: what goes wrong is a status. */
export async function handleApi(request: ApiRequest, source: ApiSource): Promise<ApiAnswer> {
  const method = request.method.toUpperCase();
  if (method !== 'GET' && method !== 'HEAD') {
    return text(405, `${method} is not allowed here. Use ${ALLOW}.`, { Allow: ALLOW });
  }

  const answer = await answerTo(apiRouteOf(request.path), source);
  return method === 'HEAD' ? { ...answer, data: null } : answer;
}

/** The body of an answer, as it is sent. */
export function bodyOf({ data }: ApiAnswer): string {
  if (data === null) return '';
  return typeof data === 'string' ? data : JSON.stringify(data);
}

/** An answer as `fetch` would give it. */
export function responseOf(answer: ApiAnswer): Response {
  const { status, statusText, headers } = answer;
  return new Response(answer.data === null ? null : bodyOf(answer), { status, statusText, headers });
}

/** Every path that answers with data: one for all countries, one per regime, one per country, and the OpenAPI document. */
export function apiPathsOf({ countries }: Pick<ApiSource, 'countries'>): string[] {
  return [
    COUNTRIES_PATH,
    ...countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => taxBracketsPath(id))),
    ...countries.map((country) => countryGuidePath(country.slug)),
    OPEN_API_PATH,
  ];
}

async function answerTo(route: ApiRoute | null, source: ApiSource): Promise<ApiAnswer> {
  switch (route?.kind) {
    case 'countries':
      return json(source.countries.map((country) => ({ ...country, release: source.release })));
    case 'taxBrackets':
      return taxBrackets(route.id, source);
    case 'countryGuide':
      return countryGuide(route.slug, source);
    case 'openApi':
      return answerWith(() => source.openApi(), 'The document could not be put together.');
    default:
      return text(404, 'There is no such path in this API.');
  }
}

async function taxBrackets(id: string, source: ApiSource): Promise<ApiAnswer> {
  const country = source.countries.find(({ taxRegimes }) => taxRegimes.some((regime) => regime.id === id));
  return withTexts(
    country,
    source,
    'There is no tax regime with this id.',
    'The brackets could not be put together.',
    (_, texts) => texts.taxBrackets[id] ?? [],
  );
}

async function countryGuide(slug: string, source: ApiSource): Promise<ApiAnswer> {
  return withTexts(
    source.countries.find((candidate) => candidate.slug === slug),
    source,
    'There is no country guide with this slug.',
    'The country guide could not be put together.',
    (country, texts) => ({ ...guideOf(country, texts), release: source.release }),
  );
}

/** An answer made of a country and its texts; each way in which there is none has its words. */
async function withTexts(
  country: Country | undefined,
  source: ApiSource,
  absent: string,
  broken: string,
  answer: (country: Country, texts: CountryTextsFile) => unknown,
): Promise<ApiAnswer> {
  if (!country) return text(404, absent);
  return answerWith(
    async () => {
      const texts = await source.texts(country.slug);
      return texts && answer(country, texts);
    },
    broken,
    absent,
  );
}

/** What is found, as JSON; null is the answer that there is none. What goes wrong on the way is a status. */
async function answerWith(find: () => Promise<unknown>, broken: string, absent = broken): Promise<ApiAnswer> {
  try {
    const found = await find();
    return found === null ? text(404, absent) : json(found);
  } catch (error) {
    return error instanceof SourceError
      ? { ...text(error.status, error.message, {}, error.statusText), cause: error.cause }
      : text(500, broken);
  }
}

function json(value: unknown): ApiAnswer {
  return {
    status: 200,
    statusText: 'OK',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    data: value,
  };
}

function text(
  status: number,
  data: string,
  headers: Readonly<Record<string, string>> = {},
  statusText = REASONS[status] ?? '',
): ApiAnswer {
  return {
    status,
    statusText,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    data,
  };
}
