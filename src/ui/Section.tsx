import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Where links to the section lead. */
  readonly id?: string;
  /** One sentence under the heading. */
  readonly lead?: string;
  /** Takes the place of the usual distance from what stands above. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, id, lead, className = styles.section, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={className} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
