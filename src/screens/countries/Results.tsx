import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Country } from '../../catalogue/entities.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/Telescope.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CountriesTable } from './CountriesTable.tsx';
import { type CountriesFilter, DEFAULT_FILTER } from './countriesQuery.ts';
import { regimeRows } from './regimeRows.ts';

interface Props {
  readonly countries: readonly Country[];
  readonly book: ScheduleBook;
  readonly filter: CountriesFilter;
  /** Whether social contributions are deducted first. */
  readonly deduct: boolean;
  readonly onFilter: (filter: CountriesFilter) => void;
}

/** The regimes that pass the filters. A component of its own, so that taking the page over can pause before it. */
export function Results({ countries, book, filter, deduct, onFilter }: Props) {
  const [expanded, setExpanded] = useState<string | null>(null);
  const { regimeIds, add, remove } = useComparison();
  const rows = useMemo(() => regimeRows(countries, book, filter, deduct), [countries, book, filter, deduct]);
  // The same from one rendering to the next, so that only the rows that change are rendered again.
  const onCompare = useCallback(
    (id: string, isWanted: boolean) => (isWanted ? add([id]) : remove(id)),
    [add, remove],
  );
  const onExpand = useCallback((id: string) => setExpanded((open) => (open === id ? null : id)), []);

  return (
    <>
      <Announcement count={rows.length} />
      {rows.length === 0 ? (
        <EmptyState
          title="No country matches"
          drawing={<Telescope />}
          actions={<Button onClick={() => onFilter(DEFAULT_FILTER)}>Clear filters</Button>}
        >
          <p>No regime fits all filters at this income. Take one off to see more.</p>
        </EmptyState>
      ) : (
        <CountriesTable
          rows={rows}
          filter={filter}
          expanded={expanded}
          compared={regimeIds}
          onFilter={onFilter}
          onExpand={onExpand}
          onCompare={onCompare}
        />
      )}
    </>
  );
}

/** Says how many rows are left, once the filters rest. */
function Announcement({ count }: { readonly count: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(`${count} ${count === 1 ? 'regime' : 'regimes'} shown`), 800);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
