import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import { QUESTION_STEPS, type QuestionStep } from './answers.ts';
import styles from './Progress.module.css';

interface Props {
  readonly step: QuestionStep;
  /** Whether all of them are answered and worked with. */
  readonly isDone: boolean;
}

/** The progress bar, showing step/3: full for the steps that are done, begun for the one at hand. */
export function Progress({ step, isDone }: Props) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={WIZARD_STEPS}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${WIZARD_STEPS}`}
      >
        {QUESTION_STEPS.map((mark) => (
          <span
            key={mark}
            className={mark < step || isDone ? styles.done : mark === step ? styles.current : styles.ahead}
          />
        ))}
      </div>
      <span className={styles.count} aria-hidden="true">
        {step}/{WIZARD_STEPS}
      </span>
    </div>
  );
}
