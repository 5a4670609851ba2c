import { type ReactNode, useEffect, useMemo } from 'react';
import { useTaxBrackets } from '../../api/queries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModule } from '../../ui/useModule.ts';
import { PresentTaxEntry, ProfileEntry } from '../PersonEntries.tsx';
import styles from './Compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { assessColumns, byEligibility, selectionOf } from './columns.ts';
import { HiddenRegimes } from './HiddenRegimes.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { CompareState } from './useCompareState.ts';
import { regimesText, unknownIdsNotice } from './words.ts';

const loadExtras = () => import('./ComparisonExtras.tsx');

interface Props {
  readonly countries: readonly Country[];
  readonly state: CompareState;
  /** As shown, USD per year. */
  readonly income: number;
  readonly onRemove: (regimeId: string) => void;
  /** What to do where none of the regimes applies. */
  readonly nextAction: ReactNode;
}

/** The regimes of the address, once the countries are there. */
export function Comparison({ countries, state, income, onRemove, nextAction }: Props) {
  const { regimeIds } = state;
  const { deduct, choose } = useDeductInAddress();
  const extras = useModule(loadExtras).module;
  const { columns, unknown } = useMemo(() => selectionOf(countries, regimeIds), [countries, regimeIds]);
  const { eligible, hidden } = useMemo(() => byEligibility(columns, income), [columns, income]);
  const brackets = useTaxBrackets(eligible.map(({ regime }) => regime.id));
  const assessments = assessColumns(eligible, brackets.data, income, deduct);

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
      <div className={styles.estimate}>
        <DeductSwitch checked={deduct} onChange={choose} />
        <PresentTaxEntry income={income} />
        <ProfileEntry />
      </div>
      {hidden.length > 0 ? <HiddenRegimes hidden={hidden} income={income} onRemove={onRemove} /> : null}
      {brackets.error ? <LoadFailure error={brackets.error} onRetry={brackets.refetch} compact /> : null}
      {eligible.length > 0 ? (
        <>
          <ComparisonTable
            columns={eligible}
            assessments={assessments}
            taxBrackets={brackets.data}
            onRemove={onRemove}
          />
          {extras ? (
            <extras.ComparisonExtras
              columns={eligible}
              assessments={assessments}
              taxBrackets={brackets.data}
              income={income}
              deduct={deduct}
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
