import { FIT_LABELS, type Fit } from '../situation/fit.ts';
import styles from './FitMark.module.css';

const SIGNS = { fits: '✓', check: '!', no: '×' } as const;

/** Whether a regime fits, and what speaks against it or is to be checked. */
export function FitMark({ fit: { level, reasons, mark } }: { readonly fit: Fit }) {
  const open = reasons.filter((reason) => reason.level !== 'fits');
  return (
    <div className={styles.fit}>
      <b className={`${styles.level} ${styles[level]}`}>
        <span aria-hidden="true">{SIGNS[level]}</span> {FIT_LABELS[level]}
      </b>
      {mark ? <span className={styles.mark}>{mark}</span> : null}
      {open.length > 0 ? (
        <ul className={styles.reasons}>
          {open.map(({ head, text }) => (
            <li key={text}>
              {head ? <b>{head}:</b> : null} {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
