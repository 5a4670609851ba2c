import { useId } from 'react';
import styles from './CountriesTable.module.css';
import { type CountriesFilter, type SortKey, sortedBy } from './countriesQuery.ts';
import { RegimeRowView } from './RegimeRowView.tsx';
import type { RegimeRow } from './regimeRows.ts';

interface Props {
  readonly rows: readonly RegimeRow[];
  readonly filter: CountriesFilter;
  /** Id of the regime whose panel is open; one at a time. */
  readonly expanded: string | null;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onFilter: (filter: CountriesFilter) => void;
  readonly onExpand: (id: string) => void;
  /** Takes a regime into the comparison, or out of it. */
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

interface Column {
  readonly key: SortKey;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The columns that sort; the last three of the table are hidden on small screens. */
const COLUMNS: readonly Column[] = [
  { key: 'country', label: 'Country' },
  { key: 'tax', label: 'Tax', className: styles.tax },
  { key: 'livingCost', label: 'Costs', className: styles.wide },
  { key: 'qualityOfLife', label: 'Life quality', className: styles.wide },
];

export function CountriesTable({ rows, filter, expanded, compared, onFilter, onExpand, onCompare }: Props) {
  return (
    <>
      <SortBar filter={filter} onFilter={onFilter} />
      <table className={styles.table}>
        <caption className="visually-hidden">Regimes of all countries; press a row for its details</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ key, label, className }) => (
              <th
                key={key}
                scope="col"
                className={className}
                aria-sort={filter.sort === key ? filter.direction : undefined}
              >
                <button type="button" className={styles.sort} onClick={() => onFilter(sortedBy(filter, key))}>
                  {label}
                  <SortArrow state={filter.sort === key ? filter.direction : 'none'} />
                </button>
              </th>
            ))}
            <th scope="col" className={styles.wide}>
              <span className={styles.label}>Compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RegimeRowView
              key={row.regime.id}
              row={row}
              isOpen={row.regime.id === expanded}
              isCompared={compared.includes(row.regime.id)}
              onExpand={onExpand}
              onCompare={onCompare}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Sorting on small screens, which hide two of the columns that sort. */
function SortBar({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const { sort, direction } = filter;
  const id = useId();
  return (
    <div className={styles.sortBar}>
      <label htmlFor={id} className={styles.label}>
        Sort by
      </label>
      <select
        id={id}
        className={styles.sortKey}
        value={sort}
        onChange={({ target }) => onFilter(sortedBy(filter, target.value as SortKey))}
      >
        {COLUMNS.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.direction}
        aria-label={direction === 'ascending' ? 'Ascending, turn round' : 'Descending, turn round'}
        onClick={() => onFilter(sortedBy(filter, sort))}
      >
        <SortArrow state={direction} />
      </button>
    </div>
  );
}

function SortArrow({ state }: { readonly state: 'ascending' | 'descending' | 'none' }) {
  return (
    <svg
      className={styles[state]}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 2.5 10 8.5H2z" fill="currentColor" />
    </svg>
  );
}
