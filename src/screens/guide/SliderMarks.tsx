import { formatCurrency } from '../../catalogue/format.ts';
import { fromUsd } from '../../catalogue/money.ts';
import type { Figures } from '../../situation/figures.ts';
import type { TaxSchedule } from '../../tax/index.ts';
import styles from './SliderMarks.module.css';
import { useIncomeMarks } from './useIncomeMarks.ts';

export interface SliderMarksProps {
  readonly slug: string;
  readonly schedule: TaxSchedule;
  readonly figures: Figures;
  /** Of the slider, in the person's currency. */
  readonly min: number;
  readonly max: number;
}

/** A stroke under the income slider for each limit in its range that is still ahead, and which one comes next. */
export default function SliderMarks({ slug, schedule, figures, min, max }: SliderMarksProps) {
  const marks = useIncomeMarks(slug, schedule, figures)
    .map(({ at, label }) => ({ at: fromUsd(at, figures.currency), label }))
    .filter(({ at }) => at > Math.max(min, figures.amount) && at < max);
  const [next] = marks;
  if (!next) return null;
  return (
    <>
      <svg
        className={styles.marks}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {marks.map(({ at, label }) => {
          const x = ((at - min) / (max - min)) * 100;
          return (
            <line key={`${label} ${at}`} x1={x} x2={x} y1="0" y2="1" vectorEffect="non-scaling-stroke">
              <title>{label}</title>
            </line>
          );
        })}
      </svg>
      <div className={styles.line}>
        <span className={styles.next}>
          {`Next limit ${formatCurrency(Math.floor(next.at), figures.currency)}`}
          <span className={styles.label}>{`: ${next.label}`}</span>
        </span>
      </div>
    </>
  );
}
