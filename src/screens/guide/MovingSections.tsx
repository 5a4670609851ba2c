import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { Section } from '../../ui/Section.tsx';
import { FoldedProse } from './FoldedProse.tsx';
import { ResidencyRequirements } from './ResidencyRequirements.tsx';
import { WhoItSuits } from './WhoItSuits.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** What to know before moving: residency requirements, who the regime suits, business owners. */
export function MovingSections({ country, regime }: Props) {
  return (
    <>
      <ResidencyRequirements residency={country.residency} />
      <WhoItSuits suits={regime.suits} suitsNot={regime.suitsNot} />
      <Section title="Business owners">
        <FoldedProse text={regime.guide.businessOwnersDescription} more="Read on" />
      </Section>
    </>
  );
}
