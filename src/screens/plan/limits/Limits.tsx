import type { CSSProperties } from 'react';
import fold from '../../../ui/Disclosure.module.css';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import { useMove } from '../useMove.ts';
import styles from './Limits.module.css';
import { useLimits } from './useLimits.ts';
import { isBound, limitRows, resultWords, shortWords } from './words.ts';

/** Where the income stands against value added tax, the regime's ceiling and the caps of contributions. */
export default function LimitsOfIncome() {
  const limits = useLimits();
  useResult('limits', limits ? shortWords(limits) : null);
  const { destination } = useMove();
  const isHydrated = useHydrated();
  if (!isHydrated || !destination) {
    return (
      <p className={plan.say} data-awaited="">
        From which income you register for value added tax, up to which the regime is open, and where
        contributions stop growing.
      </p>
    );
  }
  if (!limits) return <Skeleton className={plan.waiting} />;
  const { vat, move } = limits;
  const { income, money } = move.figures;
  return (
    <>
      <p className={plan.result}>{resultWords(limits)}</p>
      <p className={plan.say}>{`At ${money(income)} a year.`}</p>
      <ul className={styles.limits}>
        {limitRows(limits).map(({ mark, name, amount, distance, effect }) => (
          <li key={`${mark.kind} ${mark.at}`}>
            <h3>{name}</h3>
            <Gauge
              income={income}
              at={mark.at}
              isBound={isBound(mark, limits)}
              label={money(mark.at, 'down')}
              own={`You ${money(income)}`}
            />
            <p>
              <b>{amount}</b> {distance}
            </p>
            {mark.kind === 'vat' && vat ? (
              <>
                <p className={styles.effect}>{vat.foreignClients}</p>
                <details className={`${fold.more} ${styles.effect}`} data-paper="">
                  <summary>What counts</summary>
                  <p>{vat.thresholdText}</p>
                  <p className={plan.source}>
                    <SourceLink source={vat.source} />
                  </p>
                </details>
              </>
            ) : (
              <p className={styles.effect}>{effect}</p>
            )}
          </li>
        ))}
        {vat && vat.registrationThreshold === null ? (
          <li>
            <h3>{`Registration for ${vat.name}`}</h3>
            <p className={styles.effect}>{`${vat.thresholdText} ${vat.foreignClients}`}</p>
            <p className={plan.source}>
              <SourceLink source={vat.source} />
            </p>
          </li>
        ) : null}
      </ul>
    </>
  );
}

interface GaugeProps {
  /** USD per year, as `at`. */
  readonly income: number;
  readonly at: number;
  /** Whether something ends or is due above it. */
  readonly isBound: boolean;
  readonly label: string;
  readonly own: string;
}

/** The income against a limit, which stands at three quarters of the bar unless the income is far above. */
function Gauge({ income, at, isBound, label, own }: GaugeProps) {
  const whole = Math.max(at / 0.75, income, 1);
  const place = { '--v': (income / whole) * 100, '--limit': (at / whole) * 100 } as CSSProperties;
  const look = income > at && isBound ? `${styles.gauge} ${styles.above}` : styles.gauge;
  return (
    <span className={look} style={place} aria-hidden="true">
      <small className={styles.own}>{own}</small>
      <small>{label}</small>
    </span>
  );
}
