import { Link } from 'wouter';
import { nameInText } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { Flag } from '../../ui/Flag.tsx';
import styles from './ColumnHead.module.css';
import type { Column } from './columns.ts';

interface Props {
  readonly column: Column;
  /** USD per year; undefined until it is known. */
  readonly kept: number | undefined;
  readonly money: MoneyFormat;
  readonly onRemove: () => void;
}

/** Whose column it is, the way to its calculator, and the way out of the comparison. */
export function ColumnHead({ column: { country, regime }, kept, money, onRemove }: Props) {
  const name = `${country.name}, ${regime.name}`;
  return (
    <th scope="col" abbr={name}>
      <div className={styles.top}>
        <span className={styles.country}>
          <Flag code={country.code} />
          {country.name}
        </span>
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <span className={styles.kept}>
        {kept === undefined ? null : (
          <>
            <span className="visually-hidden">You keep </span>
            <b>{money(kept / 12)}</b> a month
          </>
        )}
      </span>
      <span className={styles.regime}>{regime.name}</span>
      <Link className={styles.link} href={calculatorPath(country.name, country.taxRegimes.indexOf(regime))}>
        View Tax Calculator<span className="visually-hidden"> for {nameInText(country.name)}</span>
      </Link>
    </th>
  );
}
