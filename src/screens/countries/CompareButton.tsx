import { comparePath } from '../../catalogue/compareQuery.ts';
import { COMPARE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './CompareButton.module.css';

interface Props {
  /** Regimes ticked, at least one. */
  readonly ids: readonly string[];
  /** USD per year; null when the box is empty. */
  readonly income: number | null;
  /** How many regimes a comparison needs. */
  readonly minimum: number;
}

/** The floating button: disabled until enough regimes are ticked, then a link to their comparison. */
export function CompareButton({ ids, income, minimum }: Props) {
  return (
    <div className={styles.float}>
      {ids.length < minimum ? (
        <Button disabled className={styles.button}>
          Choose more to compare
        </Button>
      ) : (
        <ButtonLink
          className={styles.button}
          href={comparePath({ regimeIds: ids, income: income ?? COMPARE_DEFAULT_INCOME })}
        >
          Compare {ids.length} Countries
        </ButtonLink>
      )}
    </div>
  );
}
