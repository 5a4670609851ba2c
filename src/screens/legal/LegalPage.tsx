import type { ReactNode } from 'react';
import styles from './LegalPage.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of plain text with numbered sections. */
export function LegalPage({ title, lead, children }: Props) {
  return (
    <article className={`page ${styles.legal}`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lead}>{lead}</div>
      {children}
    </article>
  );
}

/** One section of a legal page. */
export function LegalSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
