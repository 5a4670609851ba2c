import { useId } from 'react';
import { CHIPS, type Chip, type CountriesFilter, toggled } from './countriesQuery.ts';
import styles from './SearchAndChips.module.css';

interface Props {
  readonly filter: CountriesFilter;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

interface ChipsProps extends Props {
  /** Whether answers decide who fits: only then "Fits me" says something. */
  readonly isGrouped: boolean;
}

const CHIP_LABELS: Readonly<Record<Chip, string>> = {
  fits: 'Fits me',
  eu: 'EU',
  schengen: 'Schengen',
  nomad: 'Nomad permit',
  zero: '0% tax',
};

/** A search by names, cities, codes and permits. */
export function Search({ filter, onFilter }: Props) {
  const id = useId();
  return (
    <search className={styles.bar}>
      <label htmlFor={id} className="visually-hidden">
        Search countries
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        placeholder="Country, city or code"
        autoComplete="off"
        value={filter.search}
        onChange={({ target }) => onFilter({ search: target.value })}
      />
    </search>
  );
}

/** The choices that most people come with. */
export function Chips({ filter: { chips }, isGrouped, onFilter }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={`caps ${styles.legend}`}>Show only</legend>
      {CHIPS.filter((chip) => chip !== 'fits' || isGrouped).map((chip) => (
        <button
          key={chip}
          type="button"
          className={styles.chip}
          aria-pressed={chips.includes(chip)}
          onClick={() => onFilter({ chips: toggled(CHIPS, chips, chip) })}
        >
          {CHIP_LABELS[chip]}
        </button>
      ))}
    </fieldset>
  );
}
