import { comparePath } from '../catalogue/compareQuery.ts';
import { compareText } from '../catalogue/countWords.ts';
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
