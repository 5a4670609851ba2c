import { type ComponentType, useRef } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { Section } from '../../ui/Section.tsx';
import { useModule } from '../../ui/useModule.ts';
import { useNearness } from '../../ui/useNearness.ts';
import styles from './LaterParts.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

const loadYears = () => import('./OverTheYears.tsx');
const loadChanges = () => import('./GuideChanges.tsx');
const loadPractical = () => import('./PracticalFacts.tsx');

/** Sections that are made once the page is there: they depend on today's date, or would be too long for its first packets. */
export function LaterParts(props: Props) {
  return (
    <>
      <Section id="years" title="Over the years">
        <Later load={loadYears} props={props} />
      </Section>
      <Section id="practical" title={`Settling in ${nameInText(props.country.name)}`}>
        <Later load={loadPractical} props={props} />
      </Section>
      <Section id="changes" title="What changes">
        <Later load={loadChanges} props={props} />
      </Section>
    </>
  );
}

interface LaterProps {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
}

/** Keeps some room free, so that little moves when it comes. */
function Later({ load, props }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isDue } = useNearness(place);
  return (
    <div ref={place} className={styles.later}>
      {isDue ? <Loaded load={load} props={props} /> : null}
    </div>
  );
}

function Loaded({ load, props }: LaterProps) {
  const { module, failed } = useModule(load);
  if (failed) return <p>This part did not load. Open the page again to see it.</p>;
  return module ? <module.default {...props} /> : null;
}
