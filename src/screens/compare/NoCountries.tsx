import { Suspense } from 'react';
import { selectionOf } from '../../assess/comparison.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Button } from '../../ui/Button.tsx';
import { TwoIslands } from '../../ui/drawings/drawings.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import styles from './NoCountries.module.css';
import { namesText } from './words.ts';

const StartingPoints = lazyComponent(() => import('./StartingPoints.tsx'));

interface Props {
  /** Undefined until they have arrived. */
  readonly countries: readonly Country[] | undefined;
  readonly figures: Figures;
  readonly onStart: (regimeIds: readonly string[]) => void;
}

/** The page without tax_regime_ids: a strip that says so, so that the sets are in the first screen. */
export function NoCountries({ countries, figures, onStart }: Props) {
  const { regimeIds, status } = useComparison();
  const { columns } = selectionOf(countries ?? [], status === 'loading' ? [] : regimeIds);
  return (
    <>
      <div className={styles.none}>
        <TwoIslands />
        <div className={styles.words}>
          <h2 className={styles.title}>No Countries Selected</h2>
          <p>Select countries to compare their tax regimes side by side.</p>
          {columns.length > 0 ? (
            <p>
              Kept on this device: {countOf(columns.length, 'tax regime')} of{' '}
              {namesText(columns.map(({ country }) => country.name))}.
            </p>
          ) : null}
        </div>
        {columns.length > 0 ? (
          <Button className={styles.resume} onClick={() => onStart(columns.map(({ regime }) => regime.id))}>
            Resume your last comparison
          </Button>
        ) : null}
      </div>
      <div className={styles.starts}>
        {countries ? (
          <PartBoundary part="What to start with">
            <Suspense fallback={null}>
              <StartingPoints countries={countries} figures={figures} onStart={onStart} />
            </Suspense>
          </PartBoundary>
        ) : null}
      </div>
    </>
  );
}
