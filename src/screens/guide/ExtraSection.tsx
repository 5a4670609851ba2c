import type { Guide } from '../../catalogue/entities.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import { FoldedProse } from './FoldedProse.tsx';

/** The guide's own extra section: a title and paragraphs, of which the first is seen; nothing where there is none. */
export function ExtraSection({ guide }: { readonly guide: Guide }) {
  if (guide.extraSectionTitle === '' || guide.extraSectionContent === '') return null;
  return (
    <Section title={unbroken(guide.extraSectionTitle)}>
      <FoldedProse text={guide.extraSectionContent} more="Read on" />
    </Section>
  );
}
