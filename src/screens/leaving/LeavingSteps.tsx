import { type LeavingStep, stepWords } from '../../catalogue/leaving.ts';
import { Source } from '../../ui/leaving/Sourced.tsx';
import styles from './Leaving.module.css';

/** The steps in their order: those without a fixed day at the end. */
export function LeavingSteps({ steps }: { readonly steps: readonly LeavingStep[] }) {
  const sorted = [...steps].sort(
    (a, b) => (a.offsetDays ?? Number.POSITIVE_INFINITY) - (b.offsetDays ?? Number.POSITIVE_INFINITY) || 0,
  );
  return (
    <ol className={styles.steps}>
      {sorted.map((step) => (
        <li key={step.title}>
          <p className={styles.when}>{stepWords(step)}</p>
          <h3 className={styles.stepTitle}>{step.title}</h3>
          <p>{step.text}</p>
          <Source source={step.source} confidence={step.confidence} />
        </li>
      ))}
    </ol>
  );
}
