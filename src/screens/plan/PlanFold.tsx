import type { ReactNode } from 'react';
import { Fold } from '../../ui/Fold.tsx';
import styles from './Plan.module.css';

interface Props {
  /** Its place in the address: `#days`. */
  readonly id: string;
  readonly title: string;
  /** The sentence that stands for what is inside. */
  readonly hint: ReactNode;
  /** Absent as long as nothing is known. */
  readonly children?: ReactNode;
}

/** A part of the plan: its name, one sentence, and all of it with a press. */
export function PlanFold({ id, title, hint, children }: Props) {
  return (
    <Fold title={<h2>{title}</h2>} hint={hint} isWide>
      {/* Inside of what folds: an address that leads to it opens it. */}
      <div id={id} className={styles.inside}>
        {children ?? <p className={styles.soft}>Choose at the top where you come from and where you go.</p>}
      </div>
    </Fold>
  );
}
