import type { ReactNode } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { Calculator } from './Calculator.tsx';
import { Contents, type ContentsPart } from './Contents.tsx';
import styles from './Guide.module.css';
import { Hero } from './Hero.tsx';
import { CompareBanner, GuideCurves, LivingThere } from './lazySections.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly above?: ReactNode;
  readonly tabs?: ReactNode;
  /** Parts that only this page has. */
  readonly parts?: readonly ContentsPart[];
  /** The sections under the calculator. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/**
 * The frame of both guide pages. Everything handed in as elements, and every memoised part, stays as it is while the
 * slider moves.
 */
export function GuideLayout({ country, regime, above, tabs, parts = [], children, below }: Props) {
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  return (
    <article className={`page ${styles.guide}`}>
      {above}
      <Hero country={country} />
      {tabs}
      <div className={styles.columns}>
        <Contents own={parts} />
        <div className={styles.main}>
          <Calculator regime={regime} country={country} figures={figures} />
          <GuideCurves country={country} current={regime} figures={figures} />
          {children}
        </div>
        <aside className={styles.aside} aria-label={`Living in ${nameInText(country.name)}`}>
          <LivingThere country={country} />
          <CompareBanner countryName={country.name} regimeId={regime.id} figures={figures} />
        </aside>
      </div>
      {below}
    </article>
  );
}
