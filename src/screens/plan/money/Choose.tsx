import { Link } from 'wouter';
import { formatPercent } from '../../../catalogue/format.ts';
import type { Recommendation } from '../../../situation/recommendations.ts';
import { planWith } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useRecommendations } from '../../useRecommendations.ts';
import plan from '../PlanPart.module.css';
import { useMove } from '../useMove.ts';
import styles from './Money.module.css';

const FIRST = 3;

/** Without a regime to move for: the three that leave most, to choose from. */
export function Choose() {
  const { figures } = useMove();
  const isHydrated = useHydrated();
  const result = useRecommendations(isHydrated ? figures : null, {
    workType: figures.situation.work ?? null,
  });
  const found = result.status === 'success' ? result.recommended : null;
  const top = found && (found.fits.length > 0 ? found.fits : found.all).slice(0, FIRST);
  return (
    <>
      <p className={plan.result}>Choose where to.</p>
      <p className={plan.say}>
        Then the tax of every year stands here beside what you pay today, with its total in your currency.
      </p>
      {top ? (
        <ol className={styles.others}>
          {top.map((one) => (
            <Row key={one.regime.id} one={one} money={figures.money} />
          ))}
        </ol>
      ) : (
        <Skeleton className={styles.choosing} />
      )}
      <p className={plan.hint}>
        Or find another one in <Link href="/countries">all countries</Link> or with the{' '}
        <Link href="/wizard">wizard</Link>.
      </p>
    </>
  );
}

interface RowProps {
  readonly one: Recommendation;
  readonly money: (usd: number) => string;
}

function Row({ one: { country, regime, kept, rate }, money }: RowProps) {
  return (
    <li>
      <span className={styles.who}>
        <Flag code={country.code} />
        <span>
          <b>{country.name}</b> {regime.name}
        </span>
      </span>
      <span className={styles.num}>
        {`You keep ${money(kept / 12)} a month`}
        {rate === null ? '' : `, ${formatPercent(rate)} tax`}
      </span>
      <Button variant="quiet" aria-label={`Choose ${country.name}`} onClick={() => planWith(regime.id)}>
        Choose
      </Button>
    </li>
  );
}
