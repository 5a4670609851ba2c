import type { AssessedRegime } from '../../../situation/assessed.ts';
import { conditionsOf } from '../../conditions.ts';
import styles from './Money.module.css';

/** On what a figure in a list rests, and how it ends. */
export function Conditions({ of }: { readonly of: Pick<AssessedRegime, 'fit' | 'lastingWords'> }) {
  const conditions = conditionsOf(of);
  return conditions.length > 0 ? <small className={styles.warning}>{conditions.join('; ')}</small> : null;
}
