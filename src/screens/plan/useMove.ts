/** From where to where a person moves, with which figures: what all parts of the plan share. */
import { useMemo } from 'react';
import { useCountries } from '../../api/queries.ts';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { type Figures, figuresOf, useFigures } from '../../situation/figures.ts';
import { placeOf } from '../../situation/places.ts';
import { isNothingSaid, type Month } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { usePlan } from '../../stores/plan.ts';
import { useDays } from '../../stores/stays.ts';
import { EXAMPLE_REGIME, EXAMPLE_SITUATION } from './example.ts';
import { lastMonthOf } from './lastMonth.ts';

export interface Destination {
  readonly country: Country;
  readonly regime: TaxRegime;
}

export interface Move {
  readonly figures: Omit<Figures, 'isFromLink'>;
  /** Length of the stay: as said in the figures, else an example. */
  readonly years: number;
  /** Lower-case code and name of the country in which tax is paid today; null where it is not said. */
  readonly home: { readonly id: string; readonly name: string } | null;
  /** The chosen regime, else the first of the comparison; null where there is none. */
  readonly destination: Destination | null;
  /** All regimes of the comparison. */
  readonly choices: readonly Destination[];
  /** ISO date of the arrival: the first day of its month. */
  readonly arrival: string;
  /** The last month of the stay. */
  readonly lastMonth: Month;
  /** Whether the month of arrival was said, or is the January that is taken for granted. */
  readonly isArrivalSaid: boolean;
  /** Whether all of this is the example. */
  readonly isExample: boolean;
}

/** Shown as long as nobody has said how long she stays. */
const EXAMPLE_YEARS = 5;

export function useMove(): Move {
  const own = useFigures(WIZARD_DEFAULT_INCOME);
  const { regimeIds } = useComparison();
  const { regimeId } = usePlan();
  const { data: countries } = useCountries();
  const { value: days } = useDays();
  const isExample = days.example && regimeIds.length === 0 && isNothingSaid(own.situation);
  return useMemo(() => {
    const figures = isExample ? figuresOf(EXAMPLE_SITUATION, WIZARD_DEFAULT_INCOME) : own;
    const { situation, from } = figures;
    const all = (countries ?? []).flatMap((country) =>
      country.taxRegimes.map((regime) => ({ country, regime })),
    );
    const ids = isExample ? [EXAMPLE_REGIME] : regimeIds;
    const choices = ids.flatMap((id) => all.find(({ regime }) => regime.id === id) ?? []);
    const homeId = situation.home && 'country' in situation.home ? situation.home.country : null;
    const name = homeId === null ? undefined : placeOf(homeId)?.name;
    const years = figures.years ?? EXAMPLE_YEARS;
    return {
      figures,
      years,
      home: homeId !== null && name !== undefined ? { id: homeId, name } : null,
      destination: choices.find(({ regime }) => regime.id === regimeId) ?? choices[0] ?? null,
      choices,
      arrival: `${from.year}-${String(from.month).padStart(2, '0')}-01`,
      lastMonth: lastMonthOf(from, years),
      isArrivalSaid: situation.arrival !== undefined,
      isExample,
    };
  }, [own, isExample, regimeIds, regimeId, countries]);
}
