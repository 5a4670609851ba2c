import { type ReactNode, useId } from 'react';
import styles from './Guide.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the guide under its heading. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
