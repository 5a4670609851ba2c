import type { GuideRegime } from '../../catalogue/entities.ts';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Guide.module.css';
import { RegimeFacts } from './RegimeFacts.tsx';

/** The regime in facts and how its taxes work. */
export function RegimeSections({ regime }: { readonly regime: GuideRegime }) {
  return (
    <>
      <RegimeFacts regime={regime} />
      <Section title="Tax System">
        <div className={styles.prose}>
          <Markup text={regime.taxDescription} />
        </div>
        <BracketTable brackets={regime.taxBrackets} />
      </Section>
    </>
  );
}
