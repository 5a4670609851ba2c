import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import type { Figures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { type Projection, project } from '../../tax/index.ts';
import { lastingGuide } from '../lastingGuide.ts';

/** What a regime costs over the stay of a person's figures; null where no length of it is said. */
export function stayFigures(
  country: CountryGuide,
  regime: GuideRegime,
  { income, costs, estimate, years, from, situation }: Figures,
): Projection | null {
  const lookup = lastingGuide(country);
  const lasting = lookup(regime.id);
  if (!lasting || years === null) return null;
  const withoutFees = situation.runningCosts ?? false;
  return project(lasting, { income, ...optionsOf({ costs, estimate, withoutFees }), from, years }, lookup);
}
