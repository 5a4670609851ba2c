import { type ReactNode, useState } from 'react';
import { DUE_AT_HOME_LABEL, rateText, TAX_KIND_LABELS, TOTAL_LABEL } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { usePageMoney } from '../situation/figures.ts';
import type { TaxKind, TaxLine } from '../tax/index.ts';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';
import { unbroken } from './Markup.tsx';
import styles from './TaxBreakdown.module.css';
import { TaxSwatch } from './TaxSwatch.tsx';
import type { TaxWorkingProps, WorkingFacts } from './TaxWorking.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props {
  /** The lines to show, in the fixed order; see `breakdownLines`. */
  readonly lines: readonly TaxLine<number | null>[];
  /** USD per year. */
  readonly total: number;
  /** Percent of income, or of what costs leave of it; null where they leave nothing. */
  readonly effectiveRate: number | null;
  /** What the home country still asks for, USD per year; it is in the total and has a line of its own. */
  readonly dueAtHome?: number;
  /** In the currency of the page's figures where absent. */
  readonly money?: MoneyFormat | undefined;
  /** What each kind is, shown as a tooltip on its line where present. */
  readonly descriptions?: Partial<Readonly<Record<TaxKind, string>>>;
  /** 'full' shows the rate of each line, 'compact' only its amount. */
  readonly size?: 'full' | 'compact';
  /** What the lines come from; with it, pressing a line opens its working. */
  readonly working?: WorkingFacts | undefined;
}

const TaxWorking = lazyComponent<TaxWorkingProps>(() => import('./TaxWorking.tsx'));

/** The breakdown lines of a regime and their total. */
export function TaxBreakdown(props: Props) {
  const { lines, total, effectiveRate, dueAtHome = 0, descriptions, size = 'full', working } = props;
  const page = usePageMoney();
  const { money = page.money } = props;
  const [open, setOpen] = useState<TaxKind | null>(null);
  return (
    <ul className={size === 'compact' ? styles.compact : undefined}>
      {lines.map(({ kind, amount, rate }) => {
        const name = TAX_KIND_LABELS[kind];
        const description = descriptions?.[kind];
        return (
          <li key={kind} className={styles.line}>
            <TaxSwatch kind={kind} />
            <span className={styles.name}>
              {description ? <Tooltip content={unbroken(description)}>{name}</Tooltip> : name}
            </span>
            <small className={styles.rate}>{rate === null ? '' : rateText(rate)}</small>
            {working ? (
              <OpenLine
                label={`${money(amount)} ${name}: how it comes about`}
                isOpen={open === kind}
                onPress={() => setOpen(open === kind ? null : kind)}
              >
                {money(amount)}
              </OpenLine>
            ) : (
              <b className={styles.amount}>{money(amount)}</b>
            )}
            {working && open === kind ? (
              <div className={styles.working}>
                <PartBoundary
                  fallback={<p>Working it out…</p>}
                  failure={<p role="alert">The working did not load. Close it and try again.</p>}
                >
                  <TaxWorking kind={kind} facts={working} />
                </PartBoundary>
              </div>
            ) : null}
          </li>
        );
      })}
      {dueAtHome > 0 ? (
        <li className={styles.line}>
          <TaxSwatch kind="other" />
          <span className={styles.name}>{DUE_AT_HOME_LABEL}</span>
          <small className={styles.rate} />
          <b className={styles.amount}>{money(dueAtHome)}</b>
        </li>
      ) : null}
      <li className={`${styles.line} ${styles.total}`}>
        <span />
        <span>{TOTAL_LABEL}</span>
        <small className={styles.rate}>{effectiveRate === null ? '' : rateText(effectiveRate)}</small>
        <b className={styles.amount}>{money(total)}</b>
      </li>
    </ul>
  );
}

interface OpenLineProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The amount as a button whose target is the whole line. */
function OpenLine({ label, isOpen, onPress, children }: OpenLineProps) {
  return (
    <button
      type="button"
      className={`${styles.amount} ${styles.open}`}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
      <svg className={`no-print ${styles.mark}`} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}
