import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import { QUESTION_STEPS, type QuestionStep } from './answers.ts';
import styles from './Progress.module.css';

/** The progress bar, showing step/3. */
export function Progress({ step }: { readonly step: QuestionStep }) {
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
          <span key={mark} className={mark <= step ? styles.reached : styles.ahead} />
        ))}
      </div>
      <span className={styles.count} aria-hidden="true">
        {step}/{WIZARD_STEPS}
      </span>
    </div>
  );
}
