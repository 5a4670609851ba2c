import { useMemo } from 'react';
import { useWorkingTexts } from '../assess/useWorkingTexts.ts';
import { formatCurrency } from '../catalogue/format.ts';
import { moneyUnit } from '../catalogue/money.ts';
import type { ProfessionPercent } from '../catalogue/professions.ts';
import { sourcesOf } from '../catalogue/sourcesOf.ts';
import { type WorkingTexts, workingOf, workingText } from '../catalogue/working.ts';
import { usePageMoney } from '../situation/figures.ts';
import {
  assess,
  deductsContributions,
  type Estimate,
  otherOf,
  type PayMethod,
  type TaxKind,
  type TaxSchedule,
  traceOf,
} from '../tax/index.ts';
import { ConfidenceMark } from './ConfidenceMark.tsx';
import { CopyButton } from './CopyButton.tsx';
import { unbroken } from './Markup.tsx';
import { ReportError } from './ReportError.tsx';
import styles from './TaxWorking.module.css';

export interface WorkingFacts {
  /** Named in a report of an error; without it none can be made. */
  readonly regime?: { readonly id: string; readonly name: string } | undefined;
  readonly schedule: TaxSchedule;
  /** USD per year. */
  readonly income: number;
  /** USD per year. */
  readonly costs?: number | undefined;
  readonly estimate: Estimate;
  /** Whether fees that are no tax are left out; see `TaxOptions`. */
  readonly withoutFees?: boolean | undefined;
  /** Another method that the figures follow; see `TaxOptions`. */
  readonly pay?: PayMethod | null | undefined;
  /** What the law sets for the person's profession; must keep its identity. */
  readonly set?: ProfessionPercent | null | undefined;
  /** The texts, or the slug of the country whose guide has them. Without them the steps stand alone. */
  readonly texts?: WorkingTexts | string | undefined;
}

export interface TaxWorkingProps {
  readonly kind: TaxKind;
  readonly facts: WorkingFacts;
}

/** How one tax line comes about, step by step, and where that is written. */
export default function TaxWorking({ kind, facts }: TaxWorkingProps) {
  const { regime, schedule, income, costs = 0, estimate, withoutFees, pay, set } = facts;
  const { money, currency } = usePageMoney();
  const { texts } = facts;
  const asked = useWorkingTexts(typeof texts === 'string' ? texts : null, regime?.id);
  const { rules, sources } = typeof texts === 'object' ? texts : asked;
  const { working, other } = useMemo(() => {
    const options = { estimate, withoutFees, pay, costs: costs > 0 ? { amount: costs } : null };
    const trace = traceOf(schedule, income, options).find((line) => line.kind === kind);
    return {
      working: trace ? workingOf(trace, moneyUnit(currency), set) : null,
      other: assess(schedule, income, { ...options, estimate: otherOf(estimate) }).lines.find(
        (line) => line.kind === kind,
      ),
    };
  }, [schedule, income, costs, estimate, withoutFees, pay, set, kind, currency]);
  if (!working) return null;
  const rule = rules[kind];
  const written = regime ? sourcesOf(kind, regime.id, sources) : [];

  return (
    <div className={styles.working}>
      <ol className={styles.steps}>
        {working.steps.map(({ says, shows, isBase }) => (
          <li key={says} className={styles.step}>
            <span>{says}</span>{' '}
            <b className={isBase ? `${styles.result} ${styles.base}` : styles.result}>{`→ ${shows}`}</b>
          </li>
        ))}
      </ol>
      {other && money(other.amount) !== money(working.amount) ? (
        <p>
          {`${OTHER_ESTIMATE[otherOf(estimate)][deductsContributions(schedule) ? 'contributions' : 'amounts']} `}
          <b>{money(other.amount)}</b>.
        </p>
      ) : null}
      {rule ? <p className={styles.rule}>{unbroken(rule)}</p> : null}
      {written.length > 0 ? (
        <ul className={styles.sources} aria-label="Where it is written">
          {written.map(({ title, publisher, url, supports, kind: confidence }) => (
            <li key={url + supports}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
              , {publisher} <ConfidenceMark confidence={confidence} /> {supports}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.actions}>
        <ConfidenceMark confidence="own" />
        <CopyButton className={`no-print ${styles.copy}`} text={() => workingText(working)}>
          Copy the working
        </CopyButton>
        {regime ? (
          <ReportError
            className={`no-print ${styles.copy}`}
            regime={regime}
            figure={`${working.label} ${formatCurrency(working.amount, currency)} at an income of ${money(income)}`}
          />
        ) : null}
      </p>
    </div>
  );
}

/** How the other of the two estimates differs: by contributions that are deducted, or by amounts in dollars alone. */
const OTHER_ESTIMATE: Readonly<Record<Estimate, Readonly<Record<'contributions' | 'amounts', string>>>> = {
  law: {
    contributions: 'With social contributions deducted first, as the law allows, it is',
    amounts: 'With the amounts of the law at the exchange rate, it is',
  },
  specified: {
    contributions: 'Without deducting social contributions first, it is',
    amounts: 'With fixed dollar amounts, it is',
  },
};
