/** Recommendations from the real data, as the tests ask for them. */
import { compileData } from '../../../data/compiler/index.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../../../src/situation/assessed.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { reasonsOf } from '../../../src/situation/fitReasons.ts';
import { type Recommendations, recommendations } from '../../../src/situation/recommendations.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const { taxBrackets, conditions, regimePermits, ...data } = compileData();
export const { countries } = data;
const schedules = schedulesFor(taxBrackets);

export const { selfEmploymentTax: US_TAX } = await import('virtual:lowtide/leaving');
export const { homeCountries } = await import('virtual:lowtide/home-countries');
export const { lasting, marks } = await import('virtual:lowtide/years');

export const FACTS: PersonFacts = { ...NO_PERSON_FACTS, conditions, marks, regimePermits, reasonsOf };

export function recommended(situation: Situation, facts = FACTS): Recommendations {
  return recommendations(situation, countries, { figures: figuresOf(situation, 80_000), schedules, facts });
}

/** A regime as it is recommended, wherever it stands. */
export const regimeIn = ({ all }: Recommendations, id: string) =>
  all.flatMap((one) => [one, ...one.others]).find(({ regime }) => regime.id === id);
