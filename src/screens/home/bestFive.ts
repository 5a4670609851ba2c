import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { RANKING_EUROPE } from '../../catalogue/europe.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import type { RegionPreference } from '../../catalogue/workTypes.ts';
import type { PersonFacts } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { type Recommendation, recommendations } from '../../situation/recommendations.ts';

/** Home reads the catalogue itself: its figures are there with the first paint and follow every step of the slider. */
const book = scheduleBook(taxBrackets);

/** The five best countries: those that fit, then those to check. */
export function bestFive(
  figures: Omit<Figures, 'isSender'>,
  region: RegionPreference,
  facts?: PersonFacts,
): readonly Recommendation[] {
  const { fits, check } = recommendations(figures.situation, countries, {
    figures,
    book,
    workType: 'freelancer',
    codes: region === 'europe' ? RANKING_EUROPE : null,
    ...(facts && { facts }),
  });
  return [...fits, ...check].slice(0, 5);
}
