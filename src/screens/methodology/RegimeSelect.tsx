import { useId } from 'react';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import styles from './Methodology.module.css';

interface Props {
  readonly countries: readonly Country[] | undefined;
  readonly value: string;
  readonly onValue: (regimeId: string) => void;
  /** Which regimes there are to choose from; all where absent. */
  readonly isOffered?: (regime: TaxRegime) => boolean;
}

/** The choice of the regime that an example is worked out for. */
export function RegimeSelect({ countries, value, onValue, isOffered = () => true }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="caps">
        Regime
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {countries?.map(({ name, taxRegimes }) =>
          taxRegimes.filter(isOffered).map((one) => (
            <option key={one.id} value={one.id}>
              {`${name}: ${one.name}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
