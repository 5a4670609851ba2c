import type { ReactNode } from 'react';
import styles from './DocumentHead.module.css';

interface Props {
  readonly title: string;
  /** What the document was made for. */
  readonly profile: readonly (readonly [name: string, value: string])[];
  /** When it was made, how old the data are, and what the figures assume. */
  readonly notes: readonly string[];
  /** What the document holds, in a sentence. */
  readonly children: ReactNode;
}

/** The title of a document and the profile it was made for. */
export function DocumentHead({ title, profile, notes, children }: Props) {
  return (
    <>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
          <circle cx="26" cy="11" r="6" fill="#ffc34d" />
          <path d="M0 14c5-4 10-4 15 0s10 4 15 0 7-2 10-1v11H0z" fill="#0b5ed7" />
        </svg>
        <span>Lowtide</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <dl className={styles.profile}>
        {profile.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{children}</p>
      <p className={styles.notes}>{notes.join(' ')}</p>
    </>
  );
}
