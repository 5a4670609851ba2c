import type { CSSProperties } from 'react';
import { distanceWords, type IncomeMark, limitName } from '../../../catalogue/limits.ts';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import styles from './Limits.module.css';
import { type Limits, useLimits } from './useLimits.ts';
import { limitRows } from './words.ts';

/** Where the income stands against value added tax, the regime's ceiling and the caps of contributions. */
export default function LimitsOfIncome() {
  const limits = useLimits();
  const nearest = limits ? nearestOf(limits) : null;
  useResult('limits', limits && nearest ? shortWords(nearest, limits) : null);
  const isHydrated = useHydrated();
  if (!isHydrated || !limits) {
    return (
      <>
        <p className={plan.say}>
          With a regime to move for: from which income you register for value added tax, up to which the
          regime is open, and from where contributions stop growing, each with its distance from yours.
        </p>
        {!isHydrated || limits === undefined ? <Skeleton className={plan.waiting} /> : null}
      </>
    );
  }
  const { vat, move } = limits;
  const { income, money } = move.figures;
  return (
    <>
      <p className={plan.result}>{nearest ? resultWords(nearest, limits) : 'No limit at any income.'}</p>
      <p className={plan.say}>{`At ${money(income)} a year.`}</p>
      <ul className={styles.limits}>
        {limitRows(limits).map(({ mark, name, amount, distance, effect }) => (
          <li key={`${mark.kind} ${mark.at}`}>
            <h3>{name}</h3>
            <Gauge income={income} at={mark.at} isBound={mark.kind !== 'cap'} />
            <p>
              <b>{amount}</b> {distance}
            </p>
            <p className={styles.effect}>{effect}</p>
            {mark.kind === 'vat' && vat ? (
              <p className={plan.source}>
                <SourceLink source={vat.source} />
              </p>
            ) : null}
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

/** The limit that is next above the income, else the highest one below it. */
function nearestOf({ marks, move }: Limits): IncomeMark | null {
  return marks.find(({ at }) => at >= move.figures.income) ?? marks.at(-1) ?? null;
}

function resultWords(mark: IncomeMark, limits: Limits): string {
  const { income, money } = limits.move.figures;
  const name = limitName(mark, limits.vat?.name ?? null);
  return mark.at >= income
    ? `Next: ${name.charAt(0).toLowerCase()}${name.slice(1)} at ${money(mark.at, 'down')}.`
    : `No further limit: the highest is at ${money(mark.at, 'down')}.`;
}

function shortWords(mark: IncomeMark, { move: { figures } }: Limits): string {
  if (mark.at < figures.income) return 'Above every limit';
  return distanceWords(figures.income, mark.at, figures.currency).replace(/^You are (.*)\.$/, '$1 the next');
}

interface GaugeProps {
  /** USD per year, as `at`. */
  readonly income: number;
  readonly at: number;
  /** Whether something ends or is due above it. */
  readonly isBound: boolean;
}

/** The income against a limit, which stands at three quarters of the bar unless the income is far above. */
function Gauge({ income, at, isBound }: GaugeProps) {
  const whole = Math.max(at / 0.75, income, 1);
  const place = { '--v': (income / whole) * 100, '--limit': (at / whole) * 100 } as CSSProperties;
  const look = income > at && isBound ? `${styles.gauge} ${styles.above}` : styles.gauge;
  return <span className={look} style={place} aria-hidden="true" />;
}
