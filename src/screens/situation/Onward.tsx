import { Link } from 'wouter';
import { nameInText } from '../../catalogue/format.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import { placeOf } from '../../catalogue/places.ts';
import type { Situation } from '../../situation/situation.ts';
import styles from './SituationBar.module.css';

export interface OnwardProps {
  readonly situation: Situation;
  readonly isAtPlan: boolean;
}

/** What leaving the home country means, and the plan; narrow windows have room for one of them, and the plan leads on to the other. */
export default function Onward({ situation: { home }, isAtPlan }: OnwardProps) {
  const place = home && 'country' in home ? placeOf(home.country) : null;
  const page = place && leavingPathOf(place.id);
  if (!page) return null;
  return (
    <p className={`no-print ${styles.onward}`}>
      <Link href={page}>{`Leaving ${nameInText(place.name)}`}</Link>
      {isAtPlan ? null : <Link href="/plan">Your move</Link>}
    </p>
  );
}
