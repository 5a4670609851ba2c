import type { AssessedRegime } from '../../situation/assessed.ts';
import { isGain } from '../../ui/Lasts.tsx';
import { conditionsOf } from '../conditions.ts';
import styles from './Conditions.module.css';

/** What a figure takes for granted and how it ends, in a line below it; what gets cheaper is no warning. */
export function Conditions({ of: one }: { readonly of: AssessedRegime }) {
  const conditions = conditionsOf(one);
  if (conditions.length === 0) return null;
  return (
    <small className={styles.conditions}>
      {conditions.map((words, at) => (
        <span key={words} className={isGain(words, one.rate) ? styles.gain : undefined}>
          {at > 0 ? '; ' : ''}
          {words}
        </span>
      ))}
    </small>
  );
}
