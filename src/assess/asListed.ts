/** Assesses regimes that stand for themselves as the person's list has them. */
import type { Country } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { hasAnswers } from '../situation/answered.ts';
import type { Situation } from '../situation/situation.ts';
import type { Assess, Assessed } from './assessor.ts';
import { assessorWithHome } from './atHome.ts';
import type { AssessedFigures } from './cost.ts';
import { recommendations } from './recommendations.ts';

/**
 * On a guide, in a comparison, in a plan: what stands for its country in a person's list is as it is there, under the open
 * answers by which it leaves least.
 */
export function assessorAsListed(
  situation: Situation,
  figures: AssessedFigures,
  schedules: Schedules,
  facts: PersonFacts,
  countries: readonly Country[],
): Assess {
  const assess = assessorWithHome(situation, figures, schedules, facts, countries);
  if (!hasAnswers(situation)) return assess;
  const rows = new Map<string, Assessed | null>();
  const rowOf = ({ id, code }: Country) => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const list = recommendations(situation, countries, {
      ...{ figures, schedules, facts },
      codes: new Set([code]),
    });
    const row = list.all[0]?.best ?? null;
    rows.set(id, row);
    return row;
  };
  return (country, regime) => {
    const row = rowOf(country);
    return row?.regime.id === regime.id ? row : assess(country, regime);
  };
}
