import type { ReactNode } from 'react';
import styles from './Methodology.module.css';

interface Props {
  /** For links to this part. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Part({ id, title, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
