import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { GuideLayout } from './GuideLayout.tsx';
import {
  AboutCountry,
  ExtraSection,
  IncomeLevels,
  MaltaSections,
  MovingSections,
  RegimeSections,
  SectionsWhenNear,
  SimilarDestinations,
  Sources,
} from './lazySections.tsx';
import { RegimeTabs } from './RegimeTabs.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** A country's calculator and guide with the parts that only this page has. */
export function CountryGuideScreen({ country, regime }: Props) {
  return (
    // Another country starts anew with its parts; the income is the person's on all of them.
    <GuideLayout
      key={country.id}
      country={country}
      regime={regime}
      above={<Breadcrumbs country={country} />}
      tabs={<RegimeTabs country={country} current={regime} />}
      below={
        <>
          <SimilarDestinations country={country} regime={regime} />
          <Sources country={country} regime={regime} />
        </>
      }
    >
      <RegimeSections regime={regime} />
      <IncomeLevels country={country} regime={regime} />
      <SectionsWhenNear country={country} regime={regime} />
      {country.slug === 'malta' ? <MaltaSections country={country} current={regime} /> : null}
      <MovingSections country={country} regime={regime} />
      <ExtraSection guide={regime.guide} />
      <AboutCountry country={country} />
    </GuideLayout>
  );
}
