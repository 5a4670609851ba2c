import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './CountryChoices.module.css';
import type { CountryChoice } from './regimeSearch.ts';

interface Props {
  readonly choices: readonly CountryChoice[];
  /** Already in the comparison: shown checked and disabled. */
  readonly addedIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** What a regime leaves a month, as it is written; empty until it is known. */
  readonly keptOf: (country: Country, regime: TaxRegime) => string;
  readonly onTick: (regimeId: string, on: boolean) => void;
}

/** Regimes to tick, grouped by country. */
export function CountryChoices({ choices, addedIds, tickedIds, keptOf, onTick }: Props) {
  return choices.map(({ country, regimes }) => (
    <fieldset key={country.id} className={styles.country}>
      <legend className={styles.name}>
        <Flag code={country.code} />
        {country.name}
      </legend>
      {regimes.map((regime) => {
        const { id, name, legalStructureType } = regime;
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
              {isAdded ? <small className={styles.note}>Already added</small> : null}
            </span>
            <b className={styles.kept}>{keptOf(country, regime)}</b>
          </label>
        );
      })}
    </fieldset>
  ));
}
