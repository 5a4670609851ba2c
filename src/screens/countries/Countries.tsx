import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCountries, useTaxBrackets } from '../../api/useQuery.ts';
import { MIN_COMPARED_REGIMES } from '../../catalogue/constants.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import { useComparison } from '../../stores/comparison.ts';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { Button } from '../../ui/Button.tsx';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useIncomeNotice } from '../../ui/useIncomeNotice.ts';
import { ProfileEntry } from '../PersonEntries.tsx';
import { CompareButton } from './CompareButton.tsx';
import styles from './Countries.module.css';
import { CountriesSkeleton } from './CountriesSkeleton.tsx';
import { CountriesTable } from './CountriesTable.tsx';
import { stripSearch } from './cheapestQuery.ts';
import {
  type CountriesFilter,
  countriesSearch,
  DEFAULT_FILTER,
  parseCountriesFilter,
} from './countriesQuery.ts';
import { Filters } from './Filters.tsx';
import { LaterStrip } from './LaterStrip.tsx';
import { regimeRows } from './regimeRows.ts';

/** The country list: one row per country and eligible regime, with filters and the regimes to compare. */
export default function Countries() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useIncomeNotice(search);
  const filter = useMemo(() => parseCountriesFilter(search), [search]);
  const [expanded, setExpanded] = useState<string | null>(null);
  const countries = useCountries();
  const ids = useMemo(
    () => (countries.data ?? []).flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries.data],
  );
  const brackets = useTaxBrackets(ids);
  const comparison = useComparison();
  const { deduct, choose } = useDeductInAddress();
  const ready = countries.status === 'success' && brackets.status === 'success';
  const book = useMemo(() => scheduleBook(brackets.data), [brackets.data]);
  const rows = useMemo(
    () => (ready ? regimeRows(countries.data ?? [], book, filter, deduct) : []),
    [ready, countries.data, book, filter, deduct],
  );
  const known = useMemo(() => new Set(ids), [ids]);
  const ticked = comparison.regimeIds.filter((id) => known.has(id));

  const onFilter = (next: CountriesFilter) => {
    const query = [countriesSearch(next), stripSearch(search)].filter(Boolean).join('&');
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  // The same from one rendering to the next, so that only the rows that change are rendered again.
  const { add, remove } = comparison;
  const onCompare = useCallback(
    (id: string, isWanted: boolean) => (isWanted ? add([id]) : remove(id)),
    [add, remove],
  );
  const onExpand = useCallback((id: string) => setExpanded((open) => (open === id ? null : id)), []);
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
          <Announcement ready={ready} count={rows.length} />
          {failed ? (
            <EmptyState
              title="The countries did not load"
              actions={
                <Button
                  onClick={() => {
                    countries.retry();
                    brackets.retry();
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
          {!failed && !ready ? <CountriesSkeleton /> : null}
          {ready && rows.length === 0 ? (
            <EmptyState
              title="No country matches"
              actions={<Button onClick={() => onFilter(DEFAULT_FILTER)}>Clear filters</Button>}
            >
              <p>No regime fits all filters at this income. Take one off to see more.</p>
            </EmptyState>
          ) : null}
          {ready && rows.length > 0 ? (
            <CountriesTable
              rows={rows}
              filter={filter}
              expanded={expanded}
              compared={comparison.regimeIds}
              onFilter={onFilter}
              onExpand={onExpand}
              onCompare={onCompare}
            />
          ) : null}
        </div>
      </div>
      {ready && countries.data ? <LaterStrip countries={countries.data} book={book} deduct={deduct} /> : null}
      {ticked.length > 0 ? (
        <CompareButton ids={ticked} income={filter.income} minimum={MIN_COMPARED_REGIMES} />
      ) : null}
    </div>
  );
}

/** Says how many rows are left, once the filters rest. */
function Announcement({ ready, count }: { readonly ready: boolean; readonly count: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setText(`${count} ${count === 1 ? 'regime' : 'regimes'} shown`), 800);
    return () => clearTimeout(timer);
  }, [ready, count]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
