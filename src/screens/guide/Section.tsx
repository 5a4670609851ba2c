import { type ReactNode, useId } from 'react';
import styles from './Guide.module.css';

interface Props {
  readonly title: string;
  /** What links within the page lead to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of the guide under its heading. */
export function Section({ title, id: anchor, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
