import { type ReactNode, useMemo } from 'react';
import type { Country } from '../../catalogue/entities.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { type CountriesFilter, toggled } from './countriesQuery.ts';
import { emptyBuckets } from './countryList.ts';
import styles from './Filters.module.css';

interface Props {
  /** The income box, above the filters. */
  readonly children: ReactNode;
  readonly countries: readonly Country[];
  readonly filter: CountriesFilter;
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

/** The filters beside the table: annual income, living cost, quality of life. Those that no country would pass cannot be pressed. */
export function Filters({ children, countries, filter, onFilter }: Props) {
  const { living, quality } = filter;
  const noLiving = useMemo(() => emptyBuckets(countries, filter, 'living'), [countries, filter]);
  const noQuality = useMemo(() => emptyBuckets(countries, filter, 'quality'), [countries, filter]);
  const isFiltered =
    living.length > 0 || quality.length > 0 || filter.chips.length > 0 || filter.search !== '';
  return (
    <div className={styles.filters}>
      {children}
      <ToggleGroup
        label="Living cost"
        options={COST_OPTIONS}
        selected={living}
        disabled={pressable(noLiving, living)}
        onToggle={(bucket) => onFilter({ living: toggled(BUCKETS, living, bucket) })}
      />
      <ToggleGroup
        label="Quality of life"
        options={QUALITY_OPTIONS}
        selected={quality}
        disabled={pressable(noQuality, quality)}
        onToggle={(bucket) => onFilter({ quality: toggled(BUCKETS, quality, bucket) })}
      />
      {isFiltered ? (
        <Button
          variant="plain"
          className={styles.clear}
          onClick={() => onFilter({ living: [], quality: [], chips: [], search: '' })}
        >
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}

/** What is pressed can always be let go. */
function pressable(empty: ReadonlySet<Bucket>, pressed: readonly Bucket[]): readonly Bucket[] {
  return [...empty].filter((bucket) => !pressed.includes(bucket));
}
