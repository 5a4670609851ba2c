import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  /** A tinted ground sets a section apart from its neighbours. */
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** One band of home: heading, one sentence, content. */
export function Section({ id, title, lead, tinted = false, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={tinted ? `${styles.section} ${styles.tinted}` : styles.section}
    >
      <div className="page">
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
