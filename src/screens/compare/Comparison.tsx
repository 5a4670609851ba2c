import { lasting } from 'virtual:lowtide/years';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTaxBrackets } from '../../api/queries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import { needsFacts, usePersonFacts } from '../../situation/facts.ts';
import type { Figures } from '../../situation/figures.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModule } from '../../ui/useModule.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { byEligibility, compareRegimes, selectionOf } from './columns.ts';
import { HiddenRegimes } from './HiddenRegimes.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { StayControl } from './StayControl.tsx';
import type { CompareState } from './useCompareState.ts';
import { regimesText, unknownIdsNotice } from './words.ts';

const loadExtras = () => import('./ComparisonExtras.tsx');

interface Props {
  readonly countries: readonly Country[];
  readonly state: CompareState;
  readonly figures: Figures;
  readonly onRemove: (regimeId: string) => void;
  /** What to do where none of the regimes applies. */
  readonly nextAction: ReactNode;
}

/** The regimes of the address, once the countries are there. */
export function Comparison({ countries, state, figures, onRemove, nextAction }: Props) {
  const { regimeIds } = state;
  const { income, situation } = figures;
  const extras = useModule(loadExtras).module;
  const { facts } = usePersonFacts(needsFacts(situation));
  const { columns, unknown } = useMemo(() => selectionOf(countries, regimeIds), [countries, regimeIds]);
  const { eligible, hidden } = useMemo(() => byEligibility(columns, income), [columns, income]);
  const { data: taxBrackets, error, refetch } = useTaxBrackets(eligible.map(({ regime }) => regime.id));
  const compared = useMemo(() => {
    const known = { countries, taxBrackets, book: scheduleBook(taxBrackets), facts, lasting };
    return compareRegimes(eligible, figures, known);
  }, [countries, taxBrackets, facts, eligible, figures]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of unknown ids.
  useEffect(() => {
    if (unknown.length === 0) return;
    state.drop(unknown);
    showToast(unknownIdsNotice(unknown));
  }, [unknown]);

  return (
    <>
      <p className="visually-hidden" role="status">
        Comparing {regimesText(eligible.length)}
      </p>
      <StayControl figures={figures} />
      {hidden.length > 0 ? (
        <HiddenRegimes hidden={hidden} income={income} money={figures.money} onRemove={onRemove} />
      ) : null}
      {error ? <LoadFailure error={error} onRetry={refetch} compact /> : null}
      {eligible.length > 0 ? (
        <>
          <ComparisonTable columns={eligible} compared={compared} figures={figures} onRemove={onRemove} />
          {extras ? (
            <extras.ComparisonExtras
              columns={eligible}
              compared={compared}
              taxBrackets={taxBrackets}
              countries={countries}
              figures={figures}
            />
          ) : null}
        </>
      ) : columns.length > 0 ? (
        <EmptyState title="No tax regimes available for the selected income level." actions={nextAction}>
          <p>Enter a lower income, or add a country whose regimes have no revenue limit.</p>
        </EmptyState>
      ) : null}
    </>
  );
}
