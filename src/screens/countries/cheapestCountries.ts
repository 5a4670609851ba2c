import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { WIZARD_EUROPE } from '../../catalogue/europe.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import {
  cheapestByIncome,
  curveOf,
  type IncomeRange,
  type TaxCurve,
  type TaxSchedule,
} from '../../tax/index.ts';
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

/** The cheapest regimes by income, exactly: the lower envelope of all regimes that are open. */
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
    curve: curveFrom(book.scheduleOf(regime), deduct),
  }));
  return cheapestByIncome(entries, STRIP_RANGE).map(({ from, to, ids }) => ({
    from,
    to,
    regimes: ids.flatMap((id) => byId.get(id) ?? []),
  }));
}

/** Curves by schedule, without and with contributions deducted; each is made once. */
const curves = [new WeakMap<TaxSchedule, TaxCurve>(), new WeakMap<TaxSchedule, TaxCurve>()] as const;

function curveFrom(schedule: TaxSchedule, deduct: boolean): TaxCurve {
  const made = curves[deduct ? 1 : 0];
  const curve = made.get(schedule) ?? curveOf(schedule, { deduct });
  made.set(schedule, curve);
  return curve;
}

/** Milliseconds of work after which a phone's page may answer to somebody. */
const SLICE_MS = 4;

/** Makes the curves of all regimes ahead, in slices, so that the page answers in between. */
export async function prepareCurves(
  countries: readonly Country[],
  book: ScheduleBook,
  deduct: boolean,
): Promise<void> {
  let since = performance.now();
  for (const regime of countries.flatMap(({ taxRegimes }) => taxRegimes)) {
    curveFrom(book.scheduleOf(regime), deduct);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
