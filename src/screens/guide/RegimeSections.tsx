import type { GuideRegime } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { FoldedProse } from './FoldedProse.tsx';
import { RegimeFacts } from './RegimeFacts.tsx';

/** The regime in facts and how its taxes work. */
export function RegimeSections({ regime }: { readonly regime: GuideRegime }) {
  const { taxBrackets: brackets } = regime;
  return (
    <>
      <RegimeFacts regime={regime} />
      <Section title="Tax System">
        <FoldedProse text={regime.taxDescription} more="The tax system in full" />
        {brackets.length > 0 ? (
          <Fold title="Brackets" hint={countOf(brackets.length, 'bracket')} isLate>
            <BracketTable brackets={brackets} />
          </Fold>
        ) : null}
      </Section>
    </>
  );
}
