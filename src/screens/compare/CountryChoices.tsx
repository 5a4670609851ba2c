import type { Assessed } from '../../assess/assessor.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { Flag } from '../../ui/Illustration.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './CountryChoices.module.css';
import type { CountryChoice } from './regimeSearch.ts';

interface Props {
  readonly choices: readonly CountryChoice[];
  /** Already in the comparison: shown checked and disabled. */
  readonly addedIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** By regime id; none until they are known. */
  readonly assessed: ReadonlyMap<string, Assessed>;
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
        const { id, name } = regime;
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
              {one ? <Terms as="line" of={one} money={money} /> : null}
              {isAdded ? <small className={styles.note}>Already added</small> : null}
            </span>
            <b className={styles.kept}>{one ? money(one.kept / 12) : ''}</b>
          </label>
        );
      })}
    </fieldset>
  ));
}
