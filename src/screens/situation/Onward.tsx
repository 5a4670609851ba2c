import { Link } from 'wouter';
import { nameInText } from '../../catalogue/format.ts';
import { LEAVING_PAGES } from '../../catalogue/homeCountries.ts';
import { placeOf } from '../../situation/places.ts';
import type { Situation } from '../../situation/situation.ts';
import styles from './SituationBar.module.css';

export interface OnwardProps {
  readonly situation: Situation;
  readonly isAtPlan: boolean;
}

/** What leaving the home country means, and the plan; narrow windows have room for one of them, and the plan leads on to the other. */
export default function Onward({ situation: { home }, isAtPlan }: OnwardProps) {
  const name = home && 'country' in home ? placeOf(home.country)?.name : undefined;
  const page = LEAVING_PAGES.find((one) => one.name === name);
  if (!page) return null;
  return (
    <p className={styles.onward}>
      <Link href={page.path}>{`Leaving ${nameInText(page.name)}`}</Link>
      {isAtPlan ? null : <Link href="/plan">Your move</Link>}
    </p>
  );
}
