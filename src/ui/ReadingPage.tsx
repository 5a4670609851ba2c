import { Children, isValidElement, type ReactNode } from 'react';
import styles from './ReadingPage.module.css';

type ContentsPart = readonly [id: string, title: string];

interface PageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The sections in their order, where they are not all children of the page itself. */
  readonly contents?: readonly ContentsPart[];
  readonly children: ReactNode;
}

interface SectionProps {
  readonly title: string;
  /** Where links to the section lead; taken from the title where absent. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fewer sections are seen without a list of them. */
const SECTIONS_WITH_CONTENTS = 4;

/** A page to read: numbered sections, with their contents beside them where there is room and above them elsewhere. */
export function ReadingPage({ title, lead, contents, children }: PageProps) {
  const parts = contents ?? contentsOf(children);
  return (
    <article className={`page reading ${styles.page}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
      </div>
      {parts.length < SECTIONS_WITH_CONTENTS ? null : (
        <nav className={styles.contents} aria-label="Contents">
          <ol>
            {parts.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.sections}>{children}</div>
    </article>
  );
}

/** One section of a page to read. */
export function ReadingSection({ title, id = idOf(title), children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function contentsOf(children: ReactNode): ContentsPart[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === ReadingSection
      ? [[child.props.id ?? idOf(child.props.title), child.props.title] as const]
      : [],
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}
