import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import type { Assessed } from '../assess/assessor.ts';
import type { Line } from '../assess/english.ts';
import { capitalised } from '../catalogue/format.ts';
import { keepsNothing, NOTHING, rateText, signedText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { calculatorPathAt } from '../catalogue/pages.ts';
import { Flag } from './Illustration.tsx';
import styles from './RegimeRow.module.css';
import { Terms } from './Terms.tsx';

interface ListProps {
  readonly label: string;
  /** Whether rows stand in columns on wide windows. */
  readonly isWide?: boolean;
  /** Whether rows are those of a table with more columns, which the screen names in `--table`. */
  readonly isTable?: boolean;
  /** Whether a head above the rows says what their figures are. */
  readonly isHeaded?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLOListElement>;
  readonly children: ReactNode;
}

/** A list of regime rows. */
export function RegimeRows(props: ListProps) {
  const { label, isWide, isTable, isHeaded, className, ref, children } = props;
  const look = [
    styles.rows,
    isWide && styles.wide,
    isTable && styles.table,
    isHeaded && styles.headed,
    className,
  ];
  return (
    <ol ref={ref} className={look.filter(Boolean).join(' ')} aria-label={label}>
      {children}
    </ol>
  );
}

interface Props {
  readonly of: Assessed;
  /** Null where there is no income to tax. */
  readonly money: MoneyFormat | null;
  /** Its place in the list, "1=". */
  readonly place?: string | undefined;
  /** The address of the whole row; the regime's guide at the income of its figure if absent. */
  readonly href?: string | undefined;
  /** With it the row opens what stands below it and is no link. */
  readonly disclosure?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  /** With it the row is a button that chooses the regime. */
  readonly onChoose?: (() => void) | undefined;
  /** What ticks the regime for the comparison. */
  readonly tick?: ReactNode;
  /** Takes the place of the terms line, where a list says it in its own way. */
  readonly line?: Line | undefined;
  /** How many parts of the terms stand in the row; those left out are counted. */
  readonly most?: number | undefined;
  /** More columns, on wide windows. */
  readonly more?: ReactNode;
  /** What the row has opened. */
  readonly children?: ReactNode;
}

/** The row of results, home, countries, rankings and plan: who, what one keeps a month, the regime, its terms. */
export function RegimeRow(props: Props) {
  const { of, money, place, href, disclosure, onChoose, line, most, tick, more, children } = props;
  const { country, regime, path, assessment, kept, rate, household } = of;
  // Beside its rate: what a family receives is in what is kept.
  const tax = of.total - (household?.benefits ?? 0);
  const row = (
    <>
      <Flag code={country.code} className={styles.flag} />
      <span className={styles.who}>
        {place === undefined ? null : <span className={styles.place}>{place}</span>}
        {country.name}
      </span>
      <span className={styles.kept} data-figure="kept">
        {money && keepsNothing(kept) ? (
          capitalised(NOTHING)
        ) : money ? (
          <>
            {`${money(kept / 12)} `}
            <small>a month</small>
          </>
        ) : (
          <span className={styles.none}>Enter an income</span>
        )}
      </span>
      <span className={styles.sub}>
        <span className={styles.scheme}>{regime.name}</span>
        {money ? (
          <span className={styles.tax} data-figure="tax">
            {rate === null ? money(tax) : rateText(rate, tax)}
            <small> tax</small>
            {rate === null ? null : <span className={styles.amount}>{` ${signedText(tax, money)}`}</span>}
          </span>
        ) : null}
      </span>
      {money ? (
        <Terms as="line" of={of} money={money} line={line} most={most} className={styles.terms} />
      ) : null}
      {more}
    </>
  );
  return (
    <li
      className={tick ? `${styles.row} ${styles.picks}` : styles.row}
      data-key={country.id}
      data-regime={regime.id}
    >
      {onChoose ? (
        <button type="button" className={styles.main} onClick={onChoose}>
          {row}
        </button>
      ) : disclosure ? (
        <button
          type="button"
          className={styles.main}
          aria-expanded={disclosure.isOpen}
          onClick={disclosure.onToggle}
        >
          {row}
        </button>
      ) : (
        <Link className={styles.main} href={href ?? calculatorPathAt(path, assessment.income)}>
          {row}
        </Link>
      )}
      {tick ? <span className={`no-print ${styles.tick}`}>{tick}</span> : null}
      {children}
    </li>
  );
}
