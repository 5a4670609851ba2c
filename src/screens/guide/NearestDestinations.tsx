import { useMemo } from 'react';
import { useTaxBrackets } from '../../api/queries.ts';
import type { Country, GuideRegime } from '../../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { DestinationCards } from './DestinationCards.tsx';
import { nearestByRate } from './nearestByRate.ts';

const SUGGESTIONS = 3;

interface Props {
  readonly countries: readonly Country[];
  readonly regime: GuideRegime;
}

/** Suggestions for a country without chosen ones: the three nearest effective rates. */
export function NearestDestinations({ countries, regime }: Props) {
  const ids = useMemo(
    () => countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries],
  );
  const { status, data } = useTaxBrackets(ids);
  const nearest = useMemo(
    () =>
      status === 'success'
        ? nearestByRate(countries, schedulesFor(data), regime, GUIDE_DEFAULT_INCOME).slice(0, SUGGESTIONS)
        : [],
    [status, data, countries, regime],
  );
  return <DestinationCards destinations={nearest} />;
}
