import { lasting, marks } from 'virtual:lowtide/years';
import { Link } from 'wouter';
import { formatPercent } from '../../../catalogue/format.ts';
import { againstDestination } from '../../../catalogue/leaving.ts';
import type { Recommendation } from '../../../situation/recommendations.ts';
import { planWith } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { loadLeavingOf } from '../../loadMove.ts';
import { useLoaded } from '../../useLoaded.ts';
import { useRecommendations } from '../../useRecommendations.ts';
import plan from '../PlanPart.module.css';
import { useMove } from '../useMove.ts';
import { Conditions } from './Conditions.tsx';
import styles from './Money.module.css';

const FIRST = 3;

/** Without a regime to move for: the three that leave most, to choose from. */
export function Choose() {
  const { figures, home } = useMove();
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const isHydrated = useHydrated();
  const result = useRecommendations(isHydrated ? figures : null, {
    workType: figures.situation.work ?? null,
    lasting,
    marks,
  });
  const found = result.status === 'success' ? result.recommended : null;
  const top = found && (found.fits.length > 0 ? found.fits : found.all).slice(0, FIRST);
  return (
    <>
      <p className={plan.result}>These leave you most.</p>
      <p className={plan.say}>Choose one to see every year of your stay.</p>
      {top ? (
        <ol className={styles.others}>
          {top.map((one) => (
            <Row
              key={one.regime.id}
              one={one}
              money={figures.money}
              warnings={leaving ? againstDestination(leaving, one.country.slug) : []}
            />
          ))}
        </ol>
      ) : (
        <Skeleton className={styles.choosing} />
      )}
      <p className={`${plan.hint} ${plan.action}`}>
        Or find another one in <Link href="/countries">all countries</Link> or with the{' '}
        <Link href="/wizard">wizard</Link>.
      </p>
    </>
  );
}

interface RowProps {
  readonly one: Recommendation;
  readonly money: (usd: number) => string;
  /** What the country of today has against it, in sentences. */
  readonly warnings: readonly string[];
}

function Row({ one, money, warnings }: RowProps) {
  const { country, regime, kept, rate, saving } = one;
  return (
    <li>
      <span className={styles.who}>
        <Flag code={country.code} />
        <span>
          <b>{country.name}</b> {regime.name}
          <Conditions of={one} />
          {warnings.length > 0 ? <small className={styles.warning}>{warnings.join(' ')}</small> : null}
        </span>
      </span>
      <span className={styles.num}>
        You keep <b>{money(kept / 12)}</b> a month
        {rate === null ? '' : `, ${formatPercent(rate)} tax`}
        {saving === null || Math.round(saving / 12) === 0 ? null : (
          <small>{`${money(Math.abs(saving) / 12)} ${saving > 0 ? 'more' : 'less'} than today`}</small>
        )}
      </span>
      <Button variant="quiet" aria-label={`Choose ${country.name}`} onClick={() => planWith(regime.id)}>
        Choose
      </Button>
    </li>
  );
}
