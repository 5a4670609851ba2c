/** Assessments from the real data, as the tests ask for them. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { type Assessed, assessor, regimesOf } from '../../../src/assess/assessor.ts';
import { type Recommendations, recommendations } from '../../../src/assess/recommendations.ts';
import { NO_PERSON_FACTS } from '../../../src/catalogue/personFacts.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';

export { countries, taxBrackets };

const schedules = schedulesFor(taxBrackets);

export const FACTS = await loadPersonFacts({ household: true });

/** What everybody sees who has said nothing needs no facts. */
const factsFor = (situation: Situation) => (Object.keys(situation).length > 0 ? FACTS : NO_PERSON_FACTS);

export function recommended(situation: Situation, facts = factsFor(situation)): Recommendations {
  const figures = figuresOf(situation, 80_000, 2026);
  const { work: workType = null } = situation;
  return recommendations(situation, countries, { figures, schedules, facts, workType });
}

/** One regime for a person, wherever it stands in lists. */
export function assessed(situation: Situation, id: string, facts = factsFor(situation)): Assessed {
  const assess = assessor(situation, figuresOf(situation, 80_000, 2026), schedules, facts, countries);
  for (const country of countries) {
    const regime = regimesOf(country, FACTS).find((one) => one.id === id);
    if (regime) return assess(country, regime);
  }
  throw new Error(`There is no regime ${id}`);
}
