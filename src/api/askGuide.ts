import type { CountryGuide } from '../catalogue/entities.ts';
import { apiError } from './apiError.ts';
import { countryGuidePath } from './paths.ts';

/**
 * A country's guide for something a person has pressed, outside of rendering.
 * @throws ApiError for an answer that is not ok.
 */
export async function askGuide(slug: string): Promise<CountryGuide> {
  const { fetchApi } = await import('./fetchApi.ts');
  const response = await fetchApi(countryGuidePath(slug));
  if (!response.ok) throw await apiError(response);
  return (await response.json()) as CountryGuide;
}
