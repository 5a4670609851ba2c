import { useMemo } from 'react';
import { useLaws, useWorkingTexts } from '../assess/useWorkingTexts.ts';
import { formatCurrency } from '../catalogue/format.ts';
import { fromUsd, moneyUnit } from '../catalogue/money.ts';
import { sourcesOf } from '../catalogue/sourcesOf.ts';
import { type WorkingTexts, workingOf, workingText } from '../catalogue/workingText.ts';
import { assess, type TaxKind, type TaxOptions, type TaxSchedule, traceOf } from '../law/index.ts';
import { usePageMoney } from '../situation/figures.ts';
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
  /** What the figures were worked out with; must keep its identity. */
  readonly options: TaxOptions;
  /** The texts, or the slug of the country whose guide has them. Without them the steps stand alone. */
  readonly texts?: WorkingTexts | string | undefined;
}

export interface TaxWorkingProps {
  readonly kind: TaxKind;
  readonly facts: WorkingFacts;
}

/** How one tax line comes about, step by step, and where that is written. */
export default function TaxWorking({ kind, facts }: TaxWorkingProps) {
  const { regime, schedule, income, options } = facts;
  const { money, currency } = usePageMoney();
  const { texts } = facts;
  const asked = useWorkingTexts(typeof texts === 'string' ? texts : null, regime?.id);
  const { rules, sources, names } = typeof texts === 'object' ? texts : asked;
  const laws = useLaws();
  const { working, other } = useMemo(() => {
    // The other estimate than that of the figures.
    const others = options.laws ? null : laws;
    const other = options.laws || others ? assess(schedule, income, { ...options, laws: others }) : null;
    const trace = traceOf(schedule, income, options).find((line) => line.kind === kind);
    return {
      working: trace ? workingOf(trace, moneyUnit(currency), names) : null,
      other: other?.lines.find((line) => line.kind === kind),
    };
  }, [schedule, income, options, laws, names, kind, currency]);
  if (!working) return null;
  const whole = (usd: number) => Math.round(fromUsd(usd, currency));
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
          {options.laws ? 'In the simpler estimate it is ' : 'As the law has it, it is '}
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
            question={{
              income: whole(income),
              currency,
              costs:
                options.costs && 'amount' in options.costs
                  ? { amount: whole(options.costs.amount) }
                  : options.costs,
              year: schedule.lawOf?.year,
              line: kind,
            }}
          />
        ) : null}
      </p>
    </div>
  );
}
