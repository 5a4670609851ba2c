/** What guides say of families: texts that come once they are asked for. */
import { loadForSome } from 'virtual:lowtide/for-some';
import type { FamilyTexts } from '../catalogue/householdAnswer.ts';
import { useText } from './moveTexts.ts';

/** @param slug of a country. Undefined on its way, null where there is nothing or it cannot be had. */
export function useFamilyTexts(slug: string): FamilyTexts | null | undefined {
  return useText('families', slug, async (key) => (await loadForSome[key]?.())?.familyTexts ?? null);
}
