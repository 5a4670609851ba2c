import type { TermLevel } from '../assess/terms.ts';
import styles from './Document.module.css';

/** Drawn: the picture of a page has no masks, which the sign on screens is made of. */
const SIGNS: Readonly<Record<TermLevel, { readonly colour: string; readonly path: string }>> = {
  fits: { colour: 'var(--mint)', path: 'm4.6 8.3 2.3 2.3 4.5-5' },
  check: {
    colour: 'var(--sun)',
    path: 'M5.9 6.2A2.1 2.1 0 1 1 9 8c-.7.4-1 .8-1 1.5M8 11.9v.1',
  },
  no: { colour: 'var(--coral)', path: 'm5.5 5.5 5 5m0-5-5 5' },
  note: { colour: 'var(--ink-faint)', path: 'M8 4v5M8 11.9v.1' },
};

export function Sign({ fit }: { readonly fit: TermLevel }) {
  const { colour, path } = SIGNS[fit];
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 16 16" width="12" height="12" style={{ color: colour }} aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path
          d={path}
          fill="none"
          stroke={fit === 'check' ? '#0d2137' : '#fff'}
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
