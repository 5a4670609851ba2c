import { FIT_LABELS, type Fit } from '../catalogue/qualify.ts';
import styles from './FitMark.module.css';

const SIGNS = { fits: '✓', check: '?', no: '✕' } as const;

/** Whether a regime fits the profile, and why not. */
export function FitMark({ fit: { level, reasons } }: { readonly fit: Fit }) {
  return (
    <div className={styles.fit}>
      <b className={`${styles.level} ${styles[level]}`}>
        <span aria-hidden="true">{SIGNS[level]}</span> {FIT_LABELS[level]}
      </b>
      {reasons.length > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
