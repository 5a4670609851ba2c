/** What becomes of a company whose owner moves: the rules and, for the page about companies of a country, its texts. */
import { keptCompanies, loadKeptTexts } from 'virtual:lowtide/kept-company';
import type { KeptCompanies, KeptFrom, KeptTexts } from '../catalogue/keptCompany.ts';
import { placeAt } from '../catalogue/places.ts';

export interface KeptOfPage {
  /** Of companies of the page's own country. */
  readonly from: KeptFrom;
  readonly rules: KeptCompanies;
  readonly texts: KeptTexts;
}

/**
 * @param slug of the company's country
 * @throws {Error} where there is no such page, or its texts cannot be had
 */
export async function keptOfPage(slug: string): Promise<KeptOfPage> {
  const from = keptCompanies.companies[placeAt(slug).id];
  const found = await loadKeptTexts[slug]?.();
  if (!from || !found) throw new Error(`There are no texts about a company in ${slug}.`);
  return { from, rules: keptCompanies, texts: found.keptTexts };
}
