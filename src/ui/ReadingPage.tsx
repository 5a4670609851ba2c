import { Children, isValidElement, type ReactNode } from 'react';
import styles from './ReadingPage.module.css';
import { Section, type SectionProps } from './Section.tsx';

type ContentsPart = readonly [id: string, title: string];

interface PageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What stands between the lead and the sections, across the page. */
  readonly overview?: ReactNode;
  /** The sections in their order, where they are not all children of the page itself. */
  readonly contents?: readonly ContentsPart[];
  readonly children: ReactNode;
}

/** Fewer sections are seen without a list of them. */
const SECTIONS_WITH_CONTENTS = 4;

/** A page to read: sections, numbered as in the contents that stand beside them where there is room and above them elsewhere. */
export function ReadingPage({ title, lead, overview, contents, children }: PageProps) {
  const parts = contents ?? contentsOf(children);
  return (
    <article className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 data-steady="">{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {overview}
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

/** One section of a page to read. Links to it are taken from the title where it has no id. */
export function ReadingSection({ title, id = idOf(title), children }: SectionProps) {
  return (
    <Section title={title} id={id} className={styles.section}>
      {children}
    </Section>
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
