import type { ReactNode } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { Section } from '../../ui/Section.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import styles from './SectionsWhenNear.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

const loadYears = () => import('./OverTheYears.tsx');
const loadChanges = () => import('./GuideChanges.tsx');
const loadPractical = () => import('./PracticalFacts.tsx');

/** Sections that are not prerendered: they depend on today's date, or would be too long for the page's first packets. */
export function SectionsWhenNear(props: Props) {
  const part = (load: () => Promise<{ readonly default: (props: Props) => ReactNode }>) => (
    <WhenNear
      load={load}
      props={props}
      className={styles.place}
      failure="This part did not load. Open the page again to see it."
    />
  );
  return (
    <>
      <Section id="years" title="Over the years">
        {part(loadYears)}
      </Section>
      <Section id="practical" title={`Settling in ${nameInText(props.country.name)}`}>
        {part(loadPractical)}
      </Section>
      <Section id="changes" title="What changes">
        {part(loadChanges)}
      </Section>
    </>
  );
}
