import type { MoneyFormat } from '../../catalogue/money.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Conditions } from './Conditions.tsx';
import styles from './CountryChoices.module.css';
import type { CountryChoice } from './regimeSearch.ts';

interface Props {
  readonly choices: readonly CountryChoice[];
  /** Already in the comparison: shown checked and disabled. */
  readonly addedIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** By regime id; none until they are known. */
  readonly assessed: ReadonlyMap<string, AssessedRegime>;
  readonly money: MoneyFormat;
  readonly onTick: (regimeId: string, on: boolean) => void;
}

/** Regimes to tick, grouped by country. */
export function CountryChoices({ choices, addedIds, tickedIds, assessed, money, onTick }: Props) {
  return choices.map(({ country, regimes }) => (
    <fieldset key={country.id} className={styles.country}>
      <legend className={styles.name}>
        <Flag code={country.code} />
        {country.name}
      </legend>
      {regimes.map((regime) => {
        const { id, name, legalStructureType } = regime;
        const one = assessed.get(id);
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
              {one ? <Conditions of={one} /> : null}
              {isAdded ? <small className={styles.note}>Already added</small> : null}
            </span>
            <b className={styles.kept}>{one ? money(one.kept / 12) : ''}</b>
          </label>
        );
      })}
    </fieldset>
  ));
}
