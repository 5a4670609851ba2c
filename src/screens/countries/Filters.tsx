import { type ReactNode, useId, useMemo, useState } from 'react';
import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { Country } from '../../catalogue/entities.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { decidesFit, type Situation } from '../../situation/situation.ts';
import { Button } from '../../ui/Button.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { SortBar } from './CountriesTable.tsx';
import { type CountriesFilter, toggled } from './countriesQuery.ts';
import { emptyBuckets } from './countryList.ts';
import styles from './Filters.module.css';
import { Chips, Search } from './SearchAndChips.tsx';

interface Props {
  /** The income box, above the filters. */
  readonly children: ReactNode;
  readonly countries: readonly Country[];
  readonly filter: CountriesFilter;
  readonly situation: Situation;
  /** How many countries pass. */
  readonly count: number;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

const COST_OPTIONS = BUCKETS.map((bucket) => ({
  value: bucket,
  label: `Living cost ${bucket} of 4`,
  content: <CostScale level={bucket} label="" />,
}));

const QUALITY_OPTIONS = BUCKETS.map((bucket) => ({
  value: bucket,
  label: `Quality of life ${bucket} of 4`,
  content: <Dots level={bucket} label="" />,
}));

/** What a toggle says that no country would pass. */
const NO_COUNTRY = 'No country here';

/**
 * The filters beside the table: annual income, search, living cost, quality of life. Those that no country would pass
 * cannot be pressed. On phones the last two are folded, with the number of all that are on, so that the first countries are in view.
 */
export function Filters({ children, countries, filter, situation, count, onFilter }: Props) {
  const [isOpen, setOpen] = useState(false);
  const foldedId = useId();
  const { living, quality } = filter;
  const noLiving = useMemo(() => emptyBuckets(countries, filter, 'living'), [countries, filter]);
  const noQuality = useMemo(() => emptyBuckets(countries, filter, 'quality'), [countries, filter]);
  const isFiltered =
    living.length > 0 || quality.length > 0 || filter.chips.length > 0 || filter.search !== '';
  const active = living.length + quality.length + filter.chips.length;
  return (
    <div className={styles.filters}>
      <div className={styles.income}>
        {children}
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
          {active > 0 ? (
            <span className={styles.count}>
              {active}
              <span className="visually-hidden"> active</span>
            </span>
          ) : null}
        </button>
      </div>
      <div id={foldedId} className={isOpen ? `${styles.folded} ${styles.open}` : styles.folded}>
        <ToggleGroup
          label="Living cost"
          options={COST_OPTIONS}
          selected={living}
          disabled={pressable(noLiving, living)}
          whyDisabled={NO_COUNTRY}
          onToggle={(bucket) => onFilter({ living: toggled(BUCKETS, living, bucket) })}
        />
        <ToggleGroup
          label="Quality of life"
          options={QUALITY_OPTIONS}
          selected={quality}
          disabled={pressable(noQuality, quality)}
          whyDisabled={NO_COUNTRY}
          onToggle={(bucket) => onFilter({ quality: toggled(BUCKETS, quality, bucket) })}
        />
        <SortBar filter={filter} onFilter={onFilter} />
      </div>
      <Search filter={filter} onFilter={onFilter} />
      <Chips filter={filter} isGrouped={decidesFit(situation)} onFilter={onFilter} />
      <p className={styles.clear}>
        <span role="status">{isFiltered ? `${count} of ${DESTINATIONS} countries` : ''}</span>
        {isFiltered ? (
          <Button
            variant="plain"
            onClick={() => onFilter({ living: [], quality: [], chips: [], search: '' })}
          >
            Clear filters
          </Button>
        ) : null}
      </p>
    </div>
  );
}

/** What is pressed can always be let go. */
function pressable(empty: ReadonlySet<Bucket>, pressed: readonly Bucket[]): readonly Bucket[] {
  return [...empty].filter((bucket) => !pressed.includes(bucket));
}
