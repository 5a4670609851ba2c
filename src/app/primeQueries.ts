/** Puts data into the queries before rendering, the same for the prerendered page and for its hydration. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from '../api/paths.ts';
import { primeQuery } from '../api/queries.ts';
import { scheduleBook } from '../catalogue/scheduleBook.ts';

let isPrimed = false;

/** All countries, and the brackets of all regimes. */
export function primeCatalogue(): void {
  if (isPrimed) return;
  isPrimed = true;
  primeQuery(COUNTRIES_PATH, countries);
  for (const [id, brackets] of Object.entries(taxBrackets)) primeQuery(taxBracketsPath(id), brackets);
}

/** Here rather than in the first screen that ranks all regimes, whose rendering would be a long task with it. */
export function prepareRegimes(): void {
  const { scheduleOf } = scheduleBook(taxBrackets);
  for (const regime of countries.flatMap(({ taxRegimes }) => taxRegimes)) scheduleOf(regime);
}

/**
 * One country with its long texts.
 * @param ask answers an API path, as fetch does. Rejects where the answer is not a guide.
 */
export async function primeGuide(slug: string, ask: (path: string) => Promise<Response>): Promise<void> {
  const path = countryGuidePath(slug);
  const response = await ask(path);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  primeQuery(path, await response.json());
}
