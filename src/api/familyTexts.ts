/** What guides say of families: texts that come once they are asked for. */
import { loadFamilies } from 'virtual:lowtide/families';
import type { FamilyTexts } from '../catalogue/householdAnswer.ts';
import { useText } from './moveTexts.ts';

/** @param slug of a country. Undefined on its way, null where there is nothing or it cannot be had. */
export function useFamilyTexts(slug: string): FamilyTexts | null | undefined {
  return useText('families', slug, async (key) => (await loadFamilies[key]?.())?.familyTexts ?? null);
}
