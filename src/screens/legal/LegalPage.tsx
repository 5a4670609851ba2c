import { Children, isValidElement, type ReactNode } from 'react';
import { PageContents } from '../../ui/PageContents.tsx';
import styles from './LegalPage.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A document to read: its contents beside it where there is room, numbered sections in one comfortable measure. */
export function LegalPage({ title, lead, children }: Props) {
  const titles = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === LegalSection ? [child.props.title] : [],
  );
  return (
    <article className={`page reading ${styles.legal}`}>
      <div className={styles.top}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
      </div>
      {titles.length > 0 ? <PageContents parts={titles.map((one) => [idOf(one), one])} /> : null}
      <div className={styles.text}>{children}</div>
    </article>
  );
}

/** One section of a legal page. */
export function LegalSection({ title, children }: SectionProps) {
  return (
    <section id={idOf(title)} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}
