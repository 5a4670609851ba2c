import { useId } from 'react';
import { CHIPS, type Chip, type CountriesFilter, toggled } from './countriesQuery.ts';
import styles from './SearchAndChips.module.css';

interface Props {
  readonly filter: CountriesFilter;
  /** Whether answers decide who fits: only then "Fits me" says something. */
  readonly isGrouped: boolean;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

const CHIP_LABELS: Readonly<Record<Chip, string>> = {
  fits: 'Fits me',
  eu: 'EU',
  schengen: 'Schengen',
  nomad: 'Nomad permit',
  zero: '0% tax',
};

/** A search by names, cities, codes and permits, and the choices that most people come with. */
export function SearchAndChips({ filter, isGrouped, onFilter }: Props) {
  const id = useId();
  const { chips } = filter;
  return (
    <search className={styles.bar}>
      <label htmlFor={id} className="visually-hidden">
        Search countries
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        placeholder="Bulgaria, Sofia, UAE, Türkiye…"
        autoComplete="off"
        value={filter.search}
        onChange={({ target }) => onFilter({ search: target.value })}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">Only countries that</legend>
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
    </search>
  );
}
