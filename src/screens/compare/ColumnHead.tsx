import type { Assessed } from '../../assess/assessor.ts';
import type { Column } from '../../assess/comparison.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './ColumnHead.module.css';

interface Props {
  readonly column: Column;
  /** Undefined until it is known. */
  readonly compared: Assessed | undefined;
  readonly money: MoneyFormat;
  /** Whether nobody keeps more. */
  readonly isBest: boolean;
  /** Whether another column is of the same country: then a phone names the scheme, too. */
  readonly isTwice: boolean;
  /** Its button has the focus. */
  readonly onFocus: () => void;
  readonly onRemove: () => void;
}

/** Whose column it is, what one keeps, and the way out of the comparison; it stays in sight. */
export function ColumnHead(props: Props) {
  const { column, compared, money, isBest, isTwice, onFocus, onRemove } = props;
  const { country, regime } = column;
  const name = `${country.name}, ${regime.name}`;
  return (
    <th
      scope="col"
      abbr={name}
      className={styles.head}
      data-regime={regime.id}
      data-best={isBest || undefined}
    >
      <span className={styles.country}>
        <Flag code={country.code} />
        {country.name}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name}`}
        onFocus={onFocus}
        onClick={onRemove}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
          <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <b className={isBest ? `${styles.kept} ${styles.best}` : styles.kept}>
        {compared ? money(compared.kept / 12) : null}
      </b>
      <span className={isTwice ? styles.regime : `${styles.regime} ${styles.wide}`}>{regime.name}</span>
    </th>
  );
}
