import { comparePath } from '../catalogue/compareQuery.ts';
import { countOf } from '../catalogue/format.ts';
import { Button, ButtonLink } from './Button.tsx';
import styles from './CompareButton.module.css';

interface Props {
  /** Regimes ticked, at least one. */
  readonly ids: readonly string[];
  /** Different countries among them. */
  readonly countryCount: number;
  /** USD per year; null where its box is empty: the link then names none. */
  readonly income: number | null;
  /** How many regimes a comparison needs. */
  readonly minimum: number;
}

/** "Compare 2 Countries", or "Compare 3 regimes of 2 countries" where they share one: N counts different countries. */
export function compareText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `Compare ${countryCount} Countries`
    : `Compare ${countOf(regimeCount, 'regime')} of ${countOf(countryCount, 'country')}`;
}

/** The floating button: disabled until enough regimes are ticked, then a link to their comparison. */
export function CompareButton({ ids, countryCount, income, minimum }: Props) {
  return (
    <div className={styles.float}>
      {ids.length < minimum ? (
        <Button disabled className={styles.button}>
          Choose more to compare
        </Button>
      ) : (
        <ButtonLink className={styles.button} href={comparePath({ regimeIds: ids, income })}>
          {compareText(ids.length, countryCount)}
        </ButtonLink>
      )}
    </div>
  );
}
