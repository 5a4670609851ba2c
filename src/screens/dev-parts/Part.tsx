import type { ReactNode } from 'react';
import styles from './DevParts.module.css';

/** One part, named as its file is, with its states side by side. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
