import type { Assessed } from '../../assess/assessor.ts';
import type { Column } from '../../assess/comparison.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './ColumnHead.module.css';

interface Props {
  readonly column: Column;
  /** Undefined until it is known. */
  readonly compared: Assessed | undefined;
  readonly money: MoneyFormat;
  /** Its button has the focus. */
  readonly onFocus: () => void;
  readonly onRemove: () => void;
}

/** Whose column it is, what one keeps, and the way out of the comparison; it stays in sight. */
export function ColumnHead({ column: { country, regime }, compared, money, onFocus, onRemove }: Props) {
  const name = `${country.name}, ${regime.name}`;
  return (
    <th scope="col" abbr={name} className={styles.head} data-regime={regime.id}>
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
      <span className={styles.kept}>
        {compared ? (
          <>
            <span className="visually-hidden">You keep </span>
            <b>{money(compared.kept / 12)}</b> a month
          </>
        ) : null}
      </span>
      <span className={styles.regime}>{regime.name}</span>
    </th>
  );
}
