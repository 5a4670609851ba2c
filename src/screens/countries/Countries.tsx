import { type ReactNode, useId, useMemo, useState } from 'react';
import { useCountries, useTaxBrackets } from '../../api/countries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import type { Situation } from '../../situation/situation.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { CountriesFailed } from '../../ui/CountriesFailed.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { CompareButton } from '../CompareButton.tsx';
import styles from './Countries.module.css';
import {
  CHIPS,
  type Chip,
  type CountriesFilter,
  EMPTY_INCOME_URL,
  emptyBuckets,
  FILTER_URL,
  NO_FILTER,
  toggled,
} from './countryList.ts';
import { Results } from './Results.tsx';

const NO_COUNTRIES: readonly Country[] = [];

/** The country list: a row per country with its best regime, its details on demand, filters, and the regimes to compare. */
export default function Countries() {
  const [filter, onFilter] = useUrlState(FILTER_URL);
  const [{ isEmpty }, setEmpty] = useUrlState(EMPTY_INCOME_URL);
  const [count, setCount] = useState(DESTINATIONS.length);
  const figures = useFigures(COUNTRIES_DEFAULT_INCOME);
  const countries = useCountries();
  const ids = useMemo(
    () => (countries.data ?? []).flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries.data],
  );
  const brackets = useTaxBrackets(ids);
  const schedules = useMemo(() => schedulesFor(brackets.data), [brackets.data]);

  const ready = countries.status === 'success' && brackets.status === 'success';
  const failed = [countries, brackets].find(({ status }) => status === 'error');

  return (
    <div className="page">
      <h1 data-steady="">Countries</h1>
      <p className={styles.subtitle}>
        {`Explore ${DESTINATIONS.length} low-tax destinations—more added regularly.`}
      </p>
      <div className={styles.columns}>
        <Filters
          countries={countries.data ?? NO_COUNTRIES}
          filter={filter}
          situation={figures.situation}
          count={count}
          onFilter={onFilter}
        >
          <MoneyInput
            label="Annual income"
            value={isEmpty ? null : figures.amount}
            emptyValue={null}
            currency={figures.currency}
            onCurrency={(currency) => answer({ currency })}
            asks
            onValue={(income) => (income === null ? setEmpty({ isEmpty: true }) : answer({ income }))}
          />
        </Filters>
        <div className={styles.results}>
          {failed ? (
            <CountriesFailed
              message={failed.error?.message}
              onRetry={() => {
                void countries.refetch();
                brackets.refetch();
              }}
            >
              Your filters are kept.
            </CountriesFailed>
          ) : null}
          {!failed && !ready ? <RowsSkeleton label="Loading countries" /> : null}
          {ready && countries.data ? (
            <Results
              countries={countries.data}
              schedules={schedules}
              filter={filter}
              figures={isEmpty ? null : figures}
              onFilter={onFilter}
              onCount={setCount}
            />
          ) : null}
        </div>
      </div>
      {ready && countries.data ? <PaperNotes countries={countries.data} estimate={figures.estimate} /> : null}
      <CompareButton income={isEmpty ? null : figures.income} />
    </div>
  );
}

interface FiltersProps {
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
function Filters({ children, countries, filter, situation, count, onFilter }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const foldedId = useId();
  const { living, quality, chips, search } = filter;
  const noLiving = useMemo(() => emptyBuckets(countries, filter, 'living'), [countries, filter]);
  const noQuality = useMemo(() => emptyBuckets(countries, filter, 'quality'), [countries, filter]);
  const active = living.length + quality.length + chips.length;
  const isFiltered = active > 0 || search !== '';
  const hasGroups = hasAnswers(situation);
  return (
    <div className={styles.filters}>
      {children}
      <button
        type="button"
        className={`no-print ${styles.unfold}`}
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
      <search className={`no-print ${styles.search}`}>
        <input
          type="search"
          aria-label="Search countries"
          placeholder="Country, city or code"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </search>
      <div id={foldedId} className={`no-print ${styles.folded} ${isOpen ? styles.unfolded : ''}`}>
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
      <p className={`no-print ${styles.passing}`}>
        <span role="status">{isFiltered ? `${count} of ${DESTINATIONS.length} countries` : ''}</span>
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
