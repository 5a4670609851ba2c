import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { Recommendation } from '../../assess/recommendations.ts';
import type { FitLevel } from '../../assess/terms.ts';
import { countOf } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import styles from './CountriesTable.module.css';
import { type CountriesFilter, type SortKey, sortedBy } from './countriesQuery.ts';
import type { CountryGroup } from './countryList.ts';
import { COLUMNS, RegimePanel, RegimeRowView } from './RegimeRowView.tsx';

interface Props {
  readonly groups: readonly CountryGroup[];
  readonly filter: CountriesFilter;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  /** Id of the regime whose panel is open; one at a time. */
  readonly expanded: string | null;
  /** Slugs of the countries whose other regimes are listed below them. */
  readonly unfolded: ReadonlySet<string>;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
  readonly onExpand: (id: string) => void;
  readonly onUnfold: (slug: string) => void;
  /** Takes a regime into the comparison, or out of it. */
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

interface Column {
  readonly key: SortKey;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The columns that sort; the last three of the table are hidden on small screens. */
const SORTED: readonly Column[] = [
  { key: 'country', label: 'Country' },
  { key: 'kept', label: 'You keep', className: styles.kept },
  { key: 'tax', label: 'Tax', className: styles.tax },
  { key: 'livingCost', label: 'Costs', className: styles.wide },
  { key: 'qualityOfLife', label: 'Life quality', className: `${styles.wide} ${styles.quality}` },
];

const GROUP_LABELS: Readonly<Record<FitLevel, string>> = {
  fits: 'Fits you',
  check: 'Check first',
  no: 'Does not fit you',
};

const GROUP_NOTES: Readonly<Record<FitLevel, string>> = {
  fits: 'open to you as you are',
  check: 'on a condition',
  no: 'with the reasons',
};

/** Countries of a group, and its rows where some are unfolded. */
function countsOf(list: readonly Recommendation[], unfolded: ReadonlySet<string>): string {
  const others = list.flatMap((one) => (unfolded.has(one.best.country.slug) ? one.others : []));
  const countries = countOf(list.length, 'country');
  return others.length > 0 ? `${countries}, ${countOf(list.length + others.length, 'regime')}` : countries;
}

export function CountriesTable(props: Props) {
  const { groups, filter, figures, expanded, unfolded, compared } = props;
  const { onFilter, onExpand, onUnfold, onCompare } = props;
  const [showsClosed, setShowsClosed] = useState(false);
  // What was looked for, and what stands alone, is not folded.
  const folds = (level: FitLevel | null) =>
    level === 'no' && filter.search.trim() === '' && groups.length > 1;
  const isFolded = (level: FitLevel | null) => folds(level) && !showsClosed;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => void RegimePanel.load().catch(() => undefined), []);
  useReorderMotion(table, groups.map(({ list }) => list.map(({ best }) => best.regime.id).join()).join(';'));
  return (
    <table ref={table} className={styles.table}>
      <caption className={styles.caption}>Tick countries to compare them.</caption>
      <thead>
        <tr>
          {SORTED.map(({ key, label, className }) => (
            <th
              key={key}
              scope="col"
              className={className}
              aria-sort={filter.sort === key ? filter.direction : undefined}
            >
              <button
                type="button"
                className={`caps ${styles.sort}`}
                onClick={() => onFilter(sortedBy(filter, key))}
              >
                {label}
                <SortArrow state={filter.sort === key ? filter.direction : 'none'} />
              </button>
            </th>
          ))}
          <th scope="col" className={`no-print ${styles.wide}`}>
            <span className={`caps ${styles.label}`}>Compare</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ level, list }) => (
        <tbody key={level ?? 'all'}>
          {level ? (
            <tr className={styles.group}>
              <th colSpan={COLUMNS} scope="colgroup">
                {GROUP_LABELS[level]} <small>{`${countsOf(list, unfolded)}, ${GROUP_NOTES[level]}`}</small>
                {folds(level) ? (
                  <button
                    type="button"
                    className={styles.fold}
                    aria-expanded={!isFolded(level)}
                    onClick={() => setShowsClosed(isFolded(level))}
                  >
                    {isFolded(level) ? 'Show' : 'Hide'}
                  </button>
                ) : null}
              </th>
            </tr>
          ) : null}
          {(isFolded(level) ? [] : list).map(({ best, others }) => {
            const isUnfolded = unfolded.has(best.country.slug);
            return (
              <Fragment key={best.country.id}>
                {[best, ...(isUnfolded ? others : [])].map((row) => (
                  <RegimeRowView
                    key={row.regime.id}
                    row={row}
                    others={row === best ? others.length : null}
                    isUnfolded={isUnfolded}
                    figures={figures}
                    isOpen={row.regime.id === expanded}
                    isCompared={compared.includes(row.regime.id)}
                    onExpand={onExpand}
                    onUnfold={onUnfold}
                    onCompare={onCompare}
                  />
                ))}
              </Fragment>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** Sorting on small screens, which hide two of the columns that sort. */
export function SortBar({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const { sort, direction } = filter;
  const id = useId();
  return (
    <div className={`no-print ${styles.sortBar}`}>
      <label htmlFor={id} className="caps">
        Sort by
      </label>
      <select
        id={id}
        className={styles.sortKey}
        value={sort}
        onChange={({ target }) => onFilter(sortedBy(filter, target.value as SortKey))}
      >
        {SORTED.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.direction}
        aria-label={direction === 'ascending' ? 'Ascending, reverse order' : 'Descending, reverse order'}
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
