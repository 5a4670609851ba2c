import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import styles from './Guide.module.css';
import { GuideLayout } from './GuideLayout.tsx';
import {
  AboutCountry,
  LaterParts,
  MaltaSections,
  MovingSections,
  RegimeSections,
  Sources,
} from './laterSections.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** The dedicated Malta page: what guides share, and the Global Residence Programme. */
export function MaltaScreen({ country, regime }: Props) {
  return (
    <GuideLayout
      country={country}
      regime={regime}
      above={
        <p className={styles.relation}>
          {'Two ways to be taxed in Malta, and what they ask for. Every regime is in the '}
          <Link href={calculatorPath(country.name)}>Malta tax calculator</Link>.
        </p>
      }
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
      <MaltaSections country={country} current={regime} />
      <RegimeSections regime={regime} />
      <LaterParts country={country} regime={regime} />
      <MovingSections country={country} regime={regime} />
      <AboutCountry country={country} />
    </GuideLayout>
  );
}
