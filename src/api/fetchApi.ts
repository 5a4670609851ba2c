/** The API inside the page. */
import { loadCountry } from 'virtual:lowtide/site';
import type { Country, Guide } from '../catalogue/entities.ts';
import {
  capFromDescription,
  KIND_FIELDS,
  type StatutoryAmounts,
  TAX_KINDS,
  type TaxBracket,
} from '../law/index.ts';
import { isObject } from '../law/isObject.ts';
import { apiAdapter } from './adapter.ts';
import { ApiError, apiError, ConnectionError, UnreadableError } from './errors.ts';
import { type ApiAnswer, type ApiSource, handleApi, responseOf } from './handlers.ts';
import { apiRouteOf } from './paths.ts';
import { createSource } from './source.ts';

/**
 * Answers an API path like `fetch` does: a Response for every status, a rejection only where there is no answer.
 *
 * The answer is made in the page, without the network; only a country's long texts are fetched, as a file. Requests
 * that do leave the page carry cookies (`credentials: 'include'`). With the switch of `apiAdapter` set to 'network',
 * the path itself is fetched instead.
 */
export async function fetchApi(path: string): Promise<Response> {
  return apiAdapter() === 'network' ? askNetwork(path) : responseOf(await askPage(path));
}

/**
 * What an API path answers, as an object.
 * @throws ApiError for an answer that is not ok.
 * @throws ConnectionError where there is no answer.
 * @throws UnreadableError where the answer is something else.
 */
export async function readApi(path: string): Promise<unknown> {
  if (apiAdapter() === 'network') {
    const response = await askNetwork(path).catch((cause) => Promise.reject(new ConnectionError(cause)));
    if (!response.ok) throw await apiError(response);
    return readAnswer(await response.text());
  }
  const { status, statusText, data, cause } = await askPage(path);
  if (status === 200) return data;
  // The host's own answer to the page's request for a file, or that there was none.
  if (cause instanceof ApiError || cause instanceof ConnectionError || cause instanceof UnreadableError)
    throw cause;
  throw new ApiError(status, status >= 500 ? statusText : String(data));
}

function askNetwork(path: string): Promise<Response> {
  return fetch(path, { credentials: 'include' });
}

async function askPage(path: string): Promise<ApiAnswer> {
  return handleApi({ method: 'GET', path }, await pageSource(path));
}

/**
 * What the page itself answers a path from. The browser keeps the files of long texts; a failure is not remembered.
 * @throws ConnectionError where the figures do not come.
 */
export async function pageSource(path: string): Promise<ApiSource> {
  const countries = await countriesFor(path).catch((cause) => Promise.reject(new ConnectionError(cause)));
  return createSource(countries, (url, cache) =>
    fetch(url, { credentials: 'include', ...(cache && { cache }) }),
  );
}

/** A guide takes its own country alone, so that its page need not have the others. */
async function countriesFor(path: string): Promise<readonly Country[]> {
  const route = apiRouteOf(path);
  if (route?.kind !== 'countryGuide') return (await import('virtual:lowtide/catalogue')).countries;
  const load = Object.hasOwn(loadCountry, route.slug) ? loadCountry[route.slug] : undefined;
  return load ? [(await load()).country] : [];
}

// Reading the network's answers, in which optional fields may be absent, null or empty, and amounts may be texts.

type Fields = Record<string, unknown>;

/** The fields of the six kinds by what they hold. */
const NAMES = TAX_KINDS.map((kind): Readonly<Partial<Record<string, string>>> => KIND_FIELDS[kind]);
const named = (...parts: readonly string[]) =>
  NAMES.flatMap((names) => parts.flatMap((part) => names[part] ?? []));

/** Fields of a regime that are null where there is none: no limit, no cap. */
const NULLABLE = ['maxIncomeThreshold', ...named('cap')];
/** Fields of a regime that are absent where there is none. */
const ABSENT = named('minimum', 'share');
/** Rates, 0 where there is none: a kind without one costs nothing. */
const RATES = named('rate');

/** Lists of a regime, empty where there is none. */
const LISTS = ['conditions', 'permits'];
/** Parts of a regime that are null where there is nothing to say. */
const PARTS = ['lasting'];

/** Texts of a regime in the guide's answer. */
const TEXTS = [
  'taxDescription',
  'healthcareDescription',
  'legalStructureDescription',
  ...named('description'),
];

/**
 * The body of an answer as the screens read it: countries, a country's guide, or a regime's brackets.
 * @throws {SyntaxError} when it is no JSON
 */
export function readAnswer(body: string): unknown {
  const answer: unknown = JSON.parse(body);
  return Array.isArray(answer) ? answer.map(readEntity) : readEntity(answer);
}

function readEntity(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('taxType' in value) return readBracket(value);
  if (!Array.isArray(value.taxRegimes)) return value;
  return { ...value, taxRegimes: value.taxRegimes.map(readRegime) };
}

function readRegime(value: unknown): unknown {
  if (!isObject(value)) return value;
  const regime = { ...value };
  for (const name of NULLABLE) regime[name] = amountOf(value[name]);
  for (const { cap, description } of NAMES) {
    // Where a kind may have a cap, its description may state it instead of the field.
    if (cap !== undefined) regime[cap] ??= capFromDescription(textOf(value[description ?? '']));
  }
  for (const name of RATES) regime[name] = amountOf(value[name]) ?? 0;
  for (const name of ABSENT) {
    const amount = amountOf(value[name]);
    if (amount === null) delete regime[name];
    else regime[name] = amount;
  }
  for (const name of LISTS) regime[name] = Array.isArray(value[name]) ? value[name] : [];
  for (const name of PARTS) regime[name] = isObject(value[name]) ? value[name] : null;
  if (Array.isArray(value.taxBrackets)) {
    regime.taxBrackets = value.taxBrackets.map(readEntity);
    for (const name of TEXTS) regime[name] = textOf(value[name]);
    regime.guide = readGuide(isObject(value.guide) ? value.guide : {});
  }
  return regime;
}

function readGuide(value: Fields): Guide {
  return {
    businessOwnersDescription: textOf(value.businessOwnersDescription),
    extraSectionTitle: textOf(value.extraSectionTitle),
    extraSectionContent: textOf(value.extraSectionContent),
  };
}

function readBracket(value: Fields): TaxBracket {
  const amount = amountOf(value.amount);
  return {
    taxType: value.taxType as TaxBracket['taxType'],
    lowerBound: amountOf(value.lowerBound) ?? 0,
    upperBound: amountOf(value.upperBound),
    rate: amountOf(value.rate) ?? 0,
    ...(amount === null ? {} : { amount }),
    description: textOf(value.description),
    ...(isObject(value.statutory) ? { statutory: value.statutory as StatutoryAmounts } : {}),
  };
}

/** A number, or a text that is one ("57143", "57,143.5"); null for anything else. */
function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const amount = Number(value.replace(/[\s,]/g, ''));
  return Number.isFinite(amount) ? amount : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
