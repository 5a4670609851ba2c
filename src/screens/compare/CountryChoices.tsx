import { Flag } from '../../ui/Flag.tsx';
import styles from './CountryChoices.module.css';
import type { CountryChoice } from './regimeSearch.ts';

interface Props {
  readonly choices: readonly CountryChoice[];
  /** Already in the comparison: shown checked and disabled. */
  readonly addedIds: readonly string[];
  readonly tickedIds: readonly string[];
  readonly onTick: (regimeId: string, on: boolean) => void;
}

/** Regimes to tick, grouped by country. */
export function CountryChoices({ choices, addedIds, tickedIds, onTick }: Props) {
  return choices.map(({ country, regimes }) => (
    <fieldset key={country.id} className={styles.country}>
      <legend className={styles.name}>
        <Flag code={country.code} />
        {country.name}
      </legend>
      {regimes.map(({ id, name, legalStructureType }) => {
        const isAdded = addedIds.includes(id);
        return (
          <label key={id} className={styles.regime}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isAdded || tickedIds.includes(id)}
              disabled={isAdded}
              onChange={(event) => onTick(id, event.target.checked)}
            />
            <span>
              {name}
              {name.startsWith(legalStructureType) ? null : (
                <small className={styles.note}>{legalStructureType}</small>
              )}
            </span>
            {isAdded ? <small className={styles.added}>Already added</small> : null}
          </label>
        );
      })}
    </fieldset>
  ));
}
