/** From where to where a person moves: her home country, and the destination regime among those that she compares. */
import { useMemo } from 'react';
import { useCountries } from '../../api/queries.ts';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { placeOf } from '../../situation/places.ts';
import { useKeptSituation } from '../../situation/store.ts';
import { useComparison } from '../../stores/comparison.ts';
import { usePlan } from '../../stores/plan.ts';

export interface Destination {
  readonly country: Country;
  readonly regime: TaxRegime;
}

export interface Move {
  /** Lower-case code and name of the country in which tax is paid today; null where it is not said. */
  readonly home: { readonly id: string; readonly name: string } | null;
  /** The chosen regime, else the first of the comparison; null where there is none. */
  readonly destination: Destination | null;
  /** All regimes of the comparison. */
  readonly choices: readonly Destination[];
  /** ISO date of the arrival: the first day of its month. */
  readonly arrival: string;
  /** Whether the month of arrival was said, or is the January that is taken for granted. */
  readonly isArrivalSaid: boolean;
}

export function useMove(): Move {
  const { value: situation } = useKeptSituation();
  const { regimeIds } = useComparison();
  const { regimeId } = usePlan();
  const { data: countries } = useCountries();
  return useMemo(() => {
    const all = (countries ?? []).flatMap((country) =>
      country.taxRegimes.map((regime) => ({ country, regime })),
    );
    const choices = regimeIds.flatMap((id) => all.find(({ regime }) => regime.id === id) ?? []);
    const destination = choices.find(({ regime }) => regime.id === regimeId) ?? choices[0] ?? null;
    const homeId = situation.home && 'country' in situation.home ? situation.home.country : null;
    const name = homeId === null ? undefined : placeOf(homeId)?.name;
    const month = situation.arrival ?? { year: new Date().getFullYear() + 1, month: 1 };
    return {
      home: homeId !== null && name !== undefined ? { id: homeId, name } : null,
      destination,
      choices,
      arrival: `${month.year}-${String(month.month).padStart(2, '0')}-01`,
      isArrivalSaid: situation.arrival !== undefined,
    };
  }, [situation, regimeIds, regimeId, countries]);
}
