import type { Guide } from '../../catalogue/entities.ts';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Guide.module.css';

/** The guide's own extra section: a title and paragraphs split by newline; nothing where there is none. */
export function ExtraSection({ guide }: { readonly guide: Guide }) {
  if (guide.extraSectionTitle === '' || guide.extraSectionContent === '') return null;
  return (
    <Section title={unbroken(guide.extraSectionTitle)}>
      <div className={styles.prose}>
        <Markup text={guide.extraSectionContent} />
      </div>
    </Section>
  );
}
