import { type ReactNode, useId, useMemo, useState } from 'react';
import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { Country } from '../../catalogue/entities.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { decidesFit, type Situation } from '../../situation/situation.ts';
import { Button } from '../../ui/Button.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import styles from './Countries.module.css';
import { CHIPS, type Chip, type CountriesFilter, NO_FILTER, toggled } from './countriesQuery.ts';
import { emptyBuckets } from './countryList.ts';

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

const CHIP_LABELS: Readonly<Record<Chip, string>> = {
  fits: 'Fits me',
  eu: 'EU',
  schengen: 'Schengen',
  nomad: 'Nomad permit',
  zero: '0% tax',
};

/** What a toggle says that no country would pass. */
const NO_COUNTRY = 'No country here';

/**
 * Income, search and filters beside the list. Up to tablets the filters are behind one button, with the number of those
 * that are on, so that the first countries are in view.
 */
export function Filters({ children, countries, filter, situation, count, onFilter }: Props) {
  const [isOpen, setOpen] = useState(false);
  const foldedId = useId();
  const { living, quality, chips, search } = filter;
  const noLiving = useMemo(() => emptyBuckets(countries, filter, 'living'), [countries, filter]);
  const noQuality = useMemo(() => emptyBuckets(countries, filter, 'quality'), [countries, filter]);
  const active = living.length + quality.length + chips.length;
  const isFiltered = active > 0 || search !== '';
  const hasGroups = decidesFit(situation);
  return (
    <div className={styles.filters}>
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
          <span className={styles.active}>
            {active}
            <span className="visually-hidden"> active</span>
          </span>
        ) : null}
      </button>
      <search className={styles.search}>
        <input
          type="search"
          aria-label="Search countries"
          placeholder="Country, city or code"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </search>
      <div id={foldedId} className={isOpen ? `${styles.folded} ${styles.unfolded}` : styles.folded}>
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
        <fieldset className={styles.chips}>
          <legend className="caps">Show only</legend>
          {CHIPS.filter((chip) => chip !== 'fits' || hasGroups).map((chip) => (
            <button
              key={chip}
              type="button"
              aria-pressed={chips.includes(chip)}
              onClick={() => onFilter({ chips: toggled(CHIPS, chips, chip) })}
            >
              {CHIP_LABELS[chip]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={styles.passing}>
        <span role="status">{isFiltered ? `${count} of ${DESTINATIONS} countries` : ''}</span>
        {isFiltered ? (
          <Button variant="plain" onClick={() => onFilter(NO_FILTER)}>
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
