import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import type { Assessed } from '../assess/assessor.ts';
import { companySays, rowSays, type Says } from '../assess/rowEnglish.ts';
import { capitalised } from '../catalogue/format.ts';
import { keepsNothing, NOTHING, rateText, signedText, taxOnWork } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { asFirst, calculatorPathAt } from '../catalogue/pages.ts';
import { hasAnswers } from '../situation/answered.ts';
import { SaysWords } from './Claim.tsx';
import { Flag } from './Illustration.tsx';
import styles from './RegimeRow.module.css';

interface ListProps {
  readonly label: string;
  /** Whether rows stand in columns on wide windows. */
  readonly isWide?: boolean;
  /** Whether rows are those of a table with more columns, which the screen names in `--table`. */
  readonly isTable?: boolean;
  /** Whether a person has answered: then small windows have no ticks. */
  readonly isPersonal?: boolean;
  /** Whether they are schemes of one country, without flags. */
  readonly isOfOne?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLOListElement>;
  readonly children: ReactNode;
}

/** A list of regime rows. */
export function RegimeRows(props: ListProps) {
  const { label, isWide, isTable, isPersonal, isOfOne, className, ref, children } = props;
  const look = [
    styles.rows,
    isWide && styles.wide,
    isTable && styles.table,
    isPersonal && styles.personal,
    isOfOne && styles.ofOne,
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
  /** What it leaves more than today, USD a month; null where that is not known. */
  readonly gain?: number | null | undefined;
  /** The country's other schemes, one of which may be that of a company that is kept. */
  readonly others?: readonly Assessed[] | undefined;
  /** Whether all rows are of one country: then the scheme's name stands in the place of the country's. */
  readonly isOfOne?: boolean;
  /** Takes the place of the usual line. */
  readonly says?: Says | undefined;
  /** With it the row opens what stands below it and is no link. */
  readonly disclosure?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  /** With it the row is a button that chooses the regime. */
  readonly onChoose?: (() => void) | undefined;
  /** What ticks the regime for the comparison. */
  readonly tick?: ReactNode;
  /** More columns, on wide windows. */
  readonly more?: ReactNode;
  /** What the row has opened. */
  readonly children?: ReactNode;
}

/** The one row, everywhere: the country, what one keeps there a month, one line, the difference from today, the scheme. */
export function RegimeRow(props: Props) {
  const { of, money, gain = null, others = [], disclosure, onChoose, tick, more, children, isOfOne } = props;
  const { country, regime, path, assessment, kept, rate, household, otherMoney } = of;
  // Beside its rate: what a family receives is in what is kept.
  const tax = of.total - (household?.benefits ?? 0);
  const says = props.says ?? (money && rowSays(of, money));
  const company =
    money && !isOfOne && companySays(of, money, (id) => [of, ...others].find((one) => one.regime.id === id));
  const page = calculatorPathAt(path, assessment.income);
  const href = isOfOne && hasAnswers(of.holder.situation) ? asFirst(page, country, regime.id) : page;
  const row = (
    <>
      {isOfOne ? null : <Flag code={country.code} className={styles.flag} />}
      <span className={styles.who}>{isOfOne ? regime.name : country.name}</span>
      {money ? (
        <span className={styles.kept} data-figure="kept">
          {keepsNothing(kept) ? capitalised(NOTHING) : money(kept / 12)}
        </span>
      ) : (
        <span className={styles.none}>Enter an income</span>
      )}
      {says || company ? (
        <span className={styles.says} data-terms={of.fit} data-extra={says?.isExtra}>
          {says ? <SaysWords says={says} /> : null}
          {company ? (
            <span className={styles.company}>
              <SaysWords says={company} />
            </span>
          ) : null}
        </span>
      ) : null}
      {gain === null || !money ? null : (
        <span
          className={gain > 0 && of.fit === 'fits' ? styles.gain : `${styles.gain} ${styles.less}`}
          data-figure="gain"
        >
          {gain > 0 ? '+' : ''}
          {signedText(gain, money)}
        </span>
      )}
      {isOfOne ? null : <span className={styles.scheme}>{regime.name}</span>}
      {money ? (
        <span className={styles.tax} data-figure="tax">
          {rate === null ? money(tax) : rateText(rate, taxOnWork({ total: tax, otherMoney }))}
          <small> tax</small>
          {gain === null && rate !== null ? (
            <span className={styles.amount}>{` ${signedText(tax, money)}`}</span>
          ) : null}
        </span>
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
        <Link className={styles.main} href={href}>
          {row}
        </Link>
      )}
      {tick ? <span className={`no-print ${styles.tick}`}>{tick}</span> : null}
      {children}
    </li>
  );
}
