import { useState } from 'react';
import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Guide.module.css';
import { GuideLayout } from './GuideLayout.tsx';
import {
  AboutCountry,
  MaltaSections,
  MovingSections,
  RegimeSections,
  SectionsWhenNear,
  Sources,
} from './lazySections.tsx';

import { MaltaRoutes } from './MaltaRoutes.tsx';
import { PROGRAMME_PART } from './maltaFigures.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

const PAGE = { name: 'Tax guide', path: '/country-guides/malta' } as const;
const PARTS = [PROGRAMME_PART];

/** The dedicated Malta page: the ways side by side, what leaves most first, and what guides share. */
export function MaltaScreen({ country, regime: first }: Props) {
  const [regime, setRegime] = useState(first);
  return (
    <GuideLayout
      country={country}
      regime={regime}
      above={<Breadcrumbs country={country} page={PAGE} />}
      tabs={<MaltaRoutes country={country} regime={regime} onRegime={setRegime} />}
      parts={PARTS}
      below={
        <>
          <p className={styles.onward}>
            Incomes side by side, similar destinations and Malta's other regimes are in the{' '}
            <Link href={calculatorPath(country.name)}>tax calculator for Malta</Link>.
          </p>
          <Sources country={country} regime={regime} />
        </>
      }
    >
      <RegimeSections regime={regime} />
      <MaltaSections country={country} current={regime} />
      <SectionsWhenNear country={country} regime={regime} />
      <MovingSections country={country} regime={regime} />
      <AboutCountry country={country} />
    </GuideLayout>
  );
}
