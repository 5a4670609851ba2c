import { Suspense, useEffect, useRef, useState } from 'react';
import { useCountries } from '../../api/queries.ts';
import { COMPARE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { CompareHeader } from './CompareHeader.tsx';
import { Comparison } from './Comparison.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NoCountries } from './NoCountries.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useCompareState } from './useCompareState.ts';

const loadDialog = () => import('./AddCountryDialog.tsx');
const AddCountryDialog = lazyComponent(loadDialog);

/** Ahead of the press; whether it fails shows when the dialog is opened. */
function preloadDialog() {
  loadDialog().catch(() => undefined);
}

/** Side-by-side regime comparison. */
export default function Compare() {
  const state = useCompareState();
  const { isRead, regimeIds } = state;
  const figures = useFigures(COMPARE_DEFAULT_INCOME);
  // The income that is being typed is no new question: the key follows the address.
  const incomeOfKey = isRead ? state.writtenIncome : null;
  const { data: countries, error, status, refetch } = useCountries(incomeOfKey);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isEmpty = regimeIds.length === 0 && status !== 'error';

  // Adding and removing may take away what had the focus; the next thing to do is to add.
  const movesFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the regimes have changed.
  useEffect(() => {
    if (movesFocus.current && document.activeElement === document.body) addButton.current?.focus();
    movesFocus.current = false;
  }, [regimeIds.join()]);

  const add = (
    <Button
      ref={addButton}
      disabled={status === 'error'}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => setAdding(true)}
    >
      Add Country
    </Button>
  );

  function remove(regimeId: string) {
    movesFocus.current = true;
    state.remove(regimeId);
  }

  function body() {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    if (isEmpty) return <NoCountries countries={countries} figures={figures} onStart={state.start} />;
    if (!countries) return <TableSkeleton columnCount={regimeIds.length} />;
    return (
      <Comparison
        countries={countries}
        state={state}
        figures={figures}
        onRemove={remove}
        onAdd={() => setAdding(true)}
      />
    );
  }

  return (
    <div className="page">
      <CompareHeader figures={figures}>{add}</CompareHeader>
      {body()}
      {adding && countries ? (
        <PartBoundary part="The list of countries">
          <Suspense fallback={null}>
            <AddCountryDialog
              countries={countries}
              figures={figures}
              addedIds={regimeIds}
              onAdd={(regimeIds) => {
                movesFocus.current = true;
                state.add(regimeIds);
              }}
              onClose={() => setAdding(false)}
            />
          </Suspense>
        </PartBoundary>
      ) : null}
    </div>
  );
}
