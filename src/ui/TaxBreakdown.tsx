import { type ReactNode, useState } from 'react';
import {
  BENEFITS_OFF,
  hasOtherMoney,
  lineKey,
  lineName,
  rateText,
  type ShownLine,
  signedText,
  taxKindOf,
  taxOnWork,
  type WithOtherMoney,
} from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { TaxKind } from '../law/index.ts';
import { usePageMoney } from '../situation/figures.ts';
import type { EffectWorkingProps } from './EffectWorking.tsx';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';
import { Mark } from './Mark.tsx';
import { unbroken } from './Markup.tsx';
import type { OtherMoneyWorkingProps } from './OtherMoneyWorking.tsx';
import styles from './TaxBreakdown.module.css';
import { TaxSwatch } from './TaxSwatch.tsx';
import type { TaxWorkingProps, WorkingFacts } from './TaxWorking.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props extends WithOtherMoney {
  /** The lines to show, in the fixed order, which add up to the total. */
  readonly lines: readonly ShownLine[];
  /** USD per year. */
  readonly total: number;
  /** Percent of income, or of what costs leave of it; null where they leave nothing. */
  readonly effectiveRate: number | null;
  /** In the currency of the page's figures where absent. */
  readonly money?: MoneyFormat | undefined;
  /** What each kind is, shown as a tooltip on its line where present. */
  readonly descriptions?: Partial<Readonly<Record<TaxKind, string>>>;
  /** 'full' shows the rate of each line, 'compact' only its amount. */
  readonly size?: 'full' | 'compact';
  /** What the lines come from; with it, pressing a line opens its working. */
  readonly working?: WorkingFacts | undefined;
}

const EffectWorking = lazyComponent<EffectWorkingProps>(() => import('./EffectWorking.tsx'));
const OtherMoneyWorking = lazyComponent<OtherMoneyWorkingProps>(() => import('./OtherMoneyWorking.tsx'));
const TaxWorking = lazyComponent<TaxWorkingProps>(() => import('./TaxWorking.tsx'));

/** The breakdown lines of a regime and their total. */
export function TaxBreakdown(props: Props) {
  const { lines, total, effectiveRate, descriptions, size = 'full', working } = props;
  const page = usePageMoney();
  const { money = page.money } = props;
  const [open, setOpen] = useState<string | null>(null);
  const of = hasOtherMoney(props) ? ' of your work' : '';
  const hasBenefits = lines.some(({ effect }) => effect?.kind === 'benefit');
  return (
    <ul className={size === 'compact' ? styles.compact : undefined}>
      {lines.map((line) => {
        const { kind, amount, rate, effect, income } = line;
        const name = lineName(line);
        const key = lineKey(line);
        const isOpen = open === key;
        const taxKind = taxKindOf(kind);
        const description = taxKind && descriptions?.[taxKind];
        return (
          <li key={key} className={styles.line}>
            <TaxSwatch kind={kind} />
            <span className={styles.name}>
              {description ? <Tooltip content={unbroken(description)}>{name}</Tooltip> : name}
            </span>
            <small className={styles.rate}>{rate === null ? '' : rateText(rate, amount)}</small>
            {working && (taxKind || effect || income) ? (
              <OpenLine
                label={`${signedText(amount, money)} ${name}: how it comes about`}
                isOpen={isOpen}
                onPress={() => setOpen(isOpen ? null : key)}
              >
                {signedText(amount, money)}
              </OpenLine>
            ) : (
              <b className={styles.amount}>{signedText(amount, money)}</b>
            )}
            {working && isOpen ? (
              <div className={styles.working}>
                <PartBoundary
                  fallback={<p>Working it out…</p>}
                  failure={<p role="alert">The working did not load. Close it and try again.</p>}
                >
                  {taxKind ? <TaxWorking kind={taxKind} facts={working} /> : null}
                  {effect ? <EffectWorking effect={effect} facts={working} /> : null}
                  {income ? <OtherMoneyWorking line={line} facts={working} /> : null}
                </PartBoundary>
              </div>
            ) : null}
          </li>
        );
      })}
      <li className={`${styles.line} ${styles.total}`}>
        <span />
        <span>
          {hasBenefits ? (
            BENEFITS_OFF
          ) : (
            <>
              Total<span className={styles.whose}> effective tax</span>
            </>
          )}
          {size === 'full' ? <small> a year</small> : null}
        </span>
        <small className={styles.rate}>
          {effectiveRate === null
            ? ''
            : `${rateText(effectiveRate, taxOnWork(props))}${of}${hasBenefits ? ' before benefits' : ''}`}
        </small>
        <b className={styles.amount}>{signedText(total, money)}</b>
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
      <Mark of="down" className={`no-print ${styles.mark}`} />
    </button>
  );
}
