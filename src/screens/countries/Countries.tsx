import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useCountries, useTaxBrackets } from '../../api/queries.ts';
import { MIN_COMPARED_REGIMES } from '../../catalogue/constants.ts';
import type { Country } from '../../catalogue/entities.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import { useComparison } from '../../stores/comparison.ts';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useIncomeNotice } from '../../ui/useIncomeNotice.ts';
import { ProfileEntry } from '../PersonEntries.tsx';
import { CompareButton } from './CompareButton.tsx';
import styles from './Countries.module.css';
import { FILTER_URL } from './countriesQuery.ts';
import { Filters } from './Filters.tsx';
import { LaterStrip } from './LaterStrip.tsx';
import { Results } from './Results.tsx';

/** How many different countries have these regimes. */
function countriesOf(countries: readonly Country[], ids: readonly string[]): number {
  return countries.filter(({ taxRegimes }) => taxRegimes.some(({ id }) => ids.includes(id))).length;
}

/** The country list: one row per country and eligible regime, with filters and the regimes to compare. */
export default function Countries() {
  useIncomeNotice(useSearch());
  const [filter, onFilter] = useUrlState(FILTER_URL);
  const countries = useCountries();
  const ids = useMemo(
    () => (countries.data ?? []).flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries.data],
  );
  const brackets = useTaxBrackets(ids);
  const { regimeIds } = useComparison();
  const { deduct, choose } = useDeductInAddress();
  const book = useMemo(() => scheduleBook(brackets.data), [brackets.data]);
  const known = useMemo(() => new Set(ids), [ids]);
  const ticked = regimeIds.filter((id) => known.has(id));

  const ready = countries.status === 'success' && brackets.status === 'success';
  const failed = [countries, brackets].find(({ status }) => status === 'error');

  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>Countries</h1>
      <p className={styles.subtitle}>Explore 22 low-tax destinations—more added regularly.</p>
      <div className={styles.columns}>
        <Filters filter={filter} onFilter={onFilter}>
          <DeductSwitch checked={deduct} onChange={choose} />
          <ProfileEntry />
        </Filters>
        <div className={styles.results}>
          {failed ? (
            <EmptyState
              title="The countries did not load"
              actions={
                <Button
                  onClick={() => {
                    void countries.refetch();
                    brackets.refetch();
                  }}
                >
                  Try again
                </Button>
              }
            >
              <p role="alert">{failed.error?.message}</p>
              <p>Your filters are kept.</p>
            </EmptyState>
          ) : null}
          {!failed && !ready ? <RowsSkeleton label="Loading countries" /> : null}
          {ready && countries.data ? (
            <Results
              countries={countries.data}
              book={book}
              filter={filter}
              deduct={deduct}
              onFilter={onFilter}
            />
          ) : null}
        </div>
      </div>
      {ready && countries.data ? <LaterStrip countries={countries.data} book={book} deduct={deduct} /> : null}
      {ticked.length > 0 ? (
        <CompareButton
          ids={ticked}
          countryCount={countriesOf(countries.data ?? [], ticked)}
          income={filter.income}
          minimum={MIN_COMPARED_REGIMES}
        />
      ) : null}
    </div>
  );
}
