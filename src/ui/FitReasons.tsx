import type { Fit, FitLevel } from '../situation/fit.ts';
import styles from './FitReasons.module.css';

const SIGNS: Readonly<Record<FitLevel, string>> = { fits: '✓', check: '!', no: '×' };
const WORDS: Readonly<Record<FitLevel, string>> = {
  fits: 'Speaks for it',
  check: 'To check',
  no: 'Speaks against it',
};

/** Why a regime fits a person, or what is in the way; nothing as long as she has said nothing that decides it. */
export function FitReasons({ fit: { reasons } }: { readonly fit: Fit }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ level, head, text }) => (
        <li key={text} className={styles[level]}>
          <span className={styles.sign} aria-hidden="true">
            {SIGNS[level]}
          </span>
          <span className="visually-hidden">{`${WORDS[level]}: `}</span>
          <span>
            {head ? <strong>{`${head}: `}</strong> : null}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
