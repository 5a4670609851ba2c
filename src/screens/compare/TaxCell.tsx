import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { RowLines } from '../RowLines.tsx';
import styles from './TaxCell.module.css';
import { savingText } from './words.ts';

interface Props {
  /** Undefined until the regime's brackets have arrived. */
  readonly compared: AssessedRegime | undefined;
  readonly figures: Figures;
  readonly lowest: boolean;
}

/** Rate first, amount next, then what it is made of. */
export function TaxCell({ compared, figures, lowest }: Props) {
  if (!compared) {
    return (
      <span className={styles.loading} role="status" aria-label="Loading the tax breakdown…">
        <Skeleton className={styles.rate} />
        <Skeleton />
        <Skeleton />
      </span>
    );
  }
  const { lines, total, rate, saving, notes } = compared;
  const { money } = figures;
  return (
    <div className={styles.container}>
      <div className={styles.cell}>
        <RateFigure rate={rate} amount={total} money={money} />
        <span className={styles.badge}>{lowest ? <b className={styles.lowest}>Lowest here</b> : null}</span>
        <div className={styles.parts}>
          {saving === null ? null : <p className={styles.note}>{savingText(saving, money)}</p>}
          <StackedBar lines={lines} />
          <RowLines row={compared} figures={figures} />
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
