import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { WIZARD_EUROPE } from '../../catalogue/europe.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import { cheapestByIncome, curveOf, type IncomeRange } from '../../tax/index.ts';
import type { StripChoice } from './cheapestQuery.ts';

export interface CheapestRegime {
  readonly country: Country;
  readonly regime: TaxRegime;
}

/** Incomes in USD per year over which the same regimes are the cheapest. */
export interface CheapestStretch extends IncomeRange {
  /** Several where they cost the same; empty where no regime applies. */
  readonly regimes: readonly CheapestRegime[];
}

/** Up to this income the strip looks, USD per year. */
export const STRIP_RANGE: IncomeRange = { from: 0, to: 500_000 };

/** The cheapest regimes by income, exactly: the lower envelope of all regimes that are open (D12). */
export function cheapestCountries(
  countries: readonly Country[],
  book: ScheduleBook,
  { region, workType }: StripChoice,
  deduct: boolean,
): CheapestStretch[] {
  const open = countries
    .filter(({ code }) => region === 'anywhere' || WIZARD_EUROPE.has(code))
    .flatMap((country) => country.taxRegimes.map((regime): CheapestRegime => ({ country, regime })))
    .filter(({ regime }) => workType !== 'business' || regime.allowsWriteOffs);
  const byId = new Map(open.map((one) => [one.regime.id, one]));
  const entries = open.map(({ regime }) => ({
    id: regime.id,
    curve: curveOf(book.scheduleOf(regime), { deduct }),
  }));
  return cheapestByIncome(entries, STRIP_RANGE).map(({ from, to, ids }) => ({
    from,
    to,
    regimes: ids.flatMap((id) => byId.get(id) ?? []),
  }));
}
