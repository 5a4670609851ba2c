import type { CSSProperties } from 'react';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Limits.module.css';
import { type Limits, useLimits } from './useLimits.ts';
import { isBound, limitLead, limitRows } from './words.ts';

/** Where the income stands against value added tax, the regime's ceiling and the caps of contributions. */
export default function LimitsOfIncome() {
  const limits = useLimits();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && limits;
  return (
    <PlanFold
      id="limits"
      title="Limits"
      hint={isKnown ? <Hint limits={limits} /> : 'VAT and income ceilings.'}
    >
      {isKnown ? <Filled limits={limits} /> : null}
    </PlanFold>
  );
}

/** The limit that is next, else the one that was passed last. */
function Hint({ limits }: { readonly limits: Limits }) {
  const { before, figure, after } = limitLead(limits);
  return (
    <>
      {before} {figure === '' ? null : <b>{figure}</b>}
      {after}
    </>
  );
}

function Filled({ limits }: { readonly limits: Limits }) {
  const { vat, move } = limits;
  const { income, money } = move.figures;
  return (
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
          <p className={styles.effect}>{effect}</p>
          {mark.kind === 'vat' && vat ? (
            <p className={styles.effect}>
              <SourceLink source={vat.source} />
            </p>
          ) : null}
        </li>
      ))}
      {vat && vat.registrationThreshold === null ? (
        <li>
          <h3>{`Registration for ${vat.name}`}</h3>
          <p className={styles.effect}>{`${vat.thresholdText} ${vat.foreignClients}`}</p>
          <p className={styles.effect}>
            <SourceLink source={vat.source} />
          </p>
        </li>
      ) : null}
    </ul>
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
