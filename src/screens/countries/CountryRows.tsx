import { memo, Suspense } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import type { Recommendation } from '../../assess/recommendations.ts';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import type { Figures } from '../../situation/figures.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { RegimeRow } from '../../ui/RegimeRow.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import styles from './Countries.module.css';
import { type CountriesFilter, type SortKey, sortedBy } from './countriesQuery.ts';
import type { RegimePanelProps } from './RegimePanel.tsx';

/** Nobody needs it before the first press; the list brings it here as soon as it answers. */
export const RegimePanel = lazyComponent<RegimePanelProps>(async () => ({
  default: (await import('./RegimePanel.tsx')).RegimePanel,
}));

interface Props {
  readonly country: Recommendation;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly isOpen: boolean;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** A country with its best scheme; a press opens its details, where its other schemes are. */
export const CountryRow = memo(function CountryRow(props: Props) {
  const { country: recommendation, figures, isOpen, compared, onToggle, onCompare } = props;
  const { best, others } = recommendation;
  const { country, regime } = best;
  const isCompared = compared.includes(regime.id);
  return (
    <RegimeRow
      of={best}
      money={figures?.money ?? null}
      most={2}
      disclosure={{ isOpen, onToggle: () => onToggle(country.id) }}
      more={<Scales of={best} />}
      tick={
        <label className="no-print">
          <input
            type="checkbox"
            aria-label={`Compare ${country.name}, ${regime.name}`}
            checked={isCompared}
            onChange={() => onCompare(regime.id, !isCompared)}
          />
        </label>
      }
    >
      {isOpen ? (
        <PartBoundary part="The details">
          <Suspense fallback={null}>
            <RegimePanel
              regimes={[best, ...others]}
              figures={figures}
              compared={compared}
              onCompare={onCompare}
            />
          </Suspense>
        </PartBoundary>
      ) : null}
    </RegimeRow>
  );
});

/** The columns that only wide windows have: living cost and quality of life. */
function Scales({ of: { country } }: { readonly of: Assessed }) {
  return (
    <>
      <span className={styles.cost}>
        <CostScale level={livingCostBucket(country.livingCost)} label={livingCostLabel(country.livingCost)} />
      </span>
      <span className={styles.life}>
        <Dots
          level={qualityOfLifeDots(country.qualityOfLife)}
          label={`Life quality ${qualityOfLifeDots(country.qualityOfLife)} of 4`}
        />
      </span>
    </>
  );
}

interface SortProps {
  readonly filter: CountriesFilter;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

const HEADS: readonly (readonly [SortKey, string, string | undefined])[] = [
  ['country', 'Country', styles.countryHead],
  ['tax', 'Tax', styles.taxHead],
  ['kept', 'You keep a month', styles.keptHead],
  ['livingCost', 'Costs', styles.cost],
  ['qualityOfLife', 'Life quality', styles.life],
];

/** The heads of the columns: each sorts, again turns the order round. COMPARE does not sort. */
export function Heads({ filter, onFilter }: SortProps) {
  return (
    <fieldset className={styles.heads} aria-label="Sort by">
      {HEADS.map(([key, label, className]) => {
        const state = filter.sort === key ? filter.direction : undefined;
        return (
          <button
            key={key}
            type="button"
            className={`caps ${className}`}
            aria-pressed={state !== undefined}
            data-sort={state}
            onClick={() => onFilter(sortedBy(filter, key))}
          >
            {label}
            {state ? <span className="visually-hidden">, {state}</span> : null}
          </button>
        );
      })}
      <span className={`caps no-print ${styles.compareHead}`}>Compare</span>
    </fieldset>
  );
}

/** What one sorts by on a phone, each with the end that one looks for first. */
const SORTS: readonly (readonly [SortKey, CountriesFilter['direction'], string])[] = [
  ['country', 'ascending', 'Country'],
  ['country', 'descending', 'Country, Z first'],
  ['kept', 'descending', 'You keep most'],
  ['kept', 'ascending', 'You keep least'],
  ['tax', 'ascending', 'Lowest tax'],
  ['tax', 'descending', 'Highest tax'],
  ['livingCost', 'ascending', 'Lowest costs'],
  ['livingCost', 'descending', 'Highest costs'],
  ['qualityOfLife', 'descending', 'Best life quality'],
  ['qualityOfLife', 'ascending', 'Lowest life quality'],
];

/** Sorting on phones, which have no columns. */
export function SortSelect({ filter, onFilter }: SortProps) {
  const at = SORTS.findIndex(([sort, direction]) => sort === filter.sort && direction === filter.direction);
  return (
    <p className={`no-print ${styles.sort}`}>
      <label>
        Sort{' '}
        <select
          value={at}
          onChange={({ target }) => {
            const [sort, direction] = SORTS[Number(target.value)] ?? [filter.sort, filter.direction];
            onFilter({ sort, direction });
          }}
        >
          {SORTS.map(([, , label], value) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span>You keep a month</span>
    </p>
  );
}
