import type { ReactNode } from 'react';
import { BUCKETS } from '../../catalogue/labels.ts';
import { writeUrlState } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { type CountriesFilter, DEFAULT_FILTER, FILTER_URL, toggled } from './countriesQuery.ts';
import styles from './Filters.module.css';

interface Props {
  /** What stands below the filters. */
  readonly children?: ReactNode;
  readonly filter: CountriesFilter;
  readonly onFilter: (filter: CountriesFilter) => void;
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

/** The filters beside the table: annual income, living cost, quality of life. */
export function Filters({ filter, onFilter, children }: Props) {
  const { sort, direction } = filter;
  const cleared = { ...DEFAULT_FILTER, sort, direction };
  const isCleared = writeUrlState(FILTER_URL, '', filter) === writeUrlState(FILTER_URL, '', cleared);
  return (
    <div className={styles.filters}>
      <MoneyInput
        label="Annual income"
        value={filter.income}
        emptyValue={null}
        onValue={(income) => onFilter({ ...filter, income })}
      />
      <ToggleGroup
        label="Living cost"
        options={COST_OPTIONS}
        selected={filter.costs}
        onToggle={(bucket) => onFilter({ ...filter, costs: toggled(filter.costs, bucket) })}
      />
      <ToggleGroup
        label="Quality of life"
        options={QUALITY_OPTIONS}
        selected={filter.quality}
        onToggle={(bucket) => onFilter({ ...filter, quality: toggled(filter.quality, bucket) })}
      />
      {isCleared ? null : (
        <Button variant="plain" className={styles.clear} onClick={() => onFilter(cleared)}>
          Clear filters
        </Button>
      )}
      {children}
    </div>
  );
}
