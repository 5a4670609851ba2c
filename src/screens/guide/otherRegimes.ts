/** What else of a country a person could be taxed by, and what that leaves. Regimes are named by their place in it. */
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import type { Figures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { assess, isEligible, scheduleOf } from '../../tax/index.ts';
import { stayFigures } from './stayFigures.ts';

/** USD per year. */
const WORTH_SAYING = 1;

/** What a regime leaves, USD per year; of a stay of years the average. Null where the income is too high for it. */
export function keptIn(country: CountryGuide, regime: GuideRegime, figures: Figures): number | null {
  const { income, costs, estimate, situation } = figures;
  if (!isEligible(regime, income)) return null;
  const stay = stayFigures(country, regime, figures);
  if (stay) return stay.averageKept;
  const withoutFees = situation.runningCosts ?? false;
  return assess(scheduleOf(regime, regime.taxBrackets), income, optionsOf({ costs, estimate, withoutFees }))
    .kept;
}

/**
 * What work done in the country leaves by the income tax brackets that the data have for it, USD per year of such a
 * stay; null where they have none.
 */
export function keptLocally(
  regime: GuideRegime,
  { income, costs, estimate, situation }: Figures,
): number | null {
  if (!regime.localRates) return null;
  const contributions = regime.taxBrackets.filter(({ taxType }) => taxType !== 'income');
  const schedule = scheduleOf(regime, [...contributions, ...regime.localRates]);
  const withoutFees = situation.runningCosts ?? false;
  return assess(schedule, income, optionsOf({ costs, estimate, withoutFees })).kept;
}

/** The place of the regime that leaves most, of those that a test lets in; null where none leaves more than another one. */
function placeAbove(
  country: CountryGuide,
  current: GuideRegime,
  figures: Figures,
  isCandidate: (regime: GuideRegime) => boolean = () => true,
): number | null {
  const keptOf = (regime: GuideRegime) => keptIn(country, regime, figures) ?? Number.NEGATIVE_INFINITY;
  const kept = country.taxRegimes.map((regime) =>
    isCandidate(regime) ? keptOf(regime) : Number.NEGATIVE_INFINITY,
  );
  const most = Math.max(...kept);
  return most - keptOf(current) < WORTH_SAYING || most === Number.NEGATIVE_INFINITY
    ? null
    : kept.indexOf(most);
}

/** The country's regime that leaves most; null where it is the one on the page. */
export function betterPlace(country: CountryGuide, current: GuideRegime, figures: Figures): number | null {
  return placeAbove(country, current, figures);
}

/**
 * The regimes of a person to whom the one on the page is closed: that which the country's data name, and the one that
 * leaves more of those that do not ask for work elsewhere.
 */
export function otherPlaces(
  country: CountryGuide,
  instead: string | undefined,
  figures: Figures,
): readonly number[] {
  const place = country.taxRegimes.findIndex(({ id }) => id === instead);
  const named = country.taxRegimes[place];
  if (!named || keptIn(country, named, figures) === null) return [];
  const better = placeAbove(country, named, figures, ({ workHere, checks }) =>
    [workHere, ...(checks ?? [])].every((condition) => condition?.instead !== instead),
  );
  return better === null ? [place] : [place, better];
}
