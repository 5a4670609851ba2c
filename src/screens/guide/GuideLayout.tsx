import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/labels.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { useIncomeNotice } from '../../ui/useIncomeNotice.ts';
import { Calculator } from './Calculator.tsx';
import styles from './Guide.module.css';
import { GUIDE_URL, guideIncomeNotice } from './guideAddress.ts';
import { Hero } from './Hero.tsx';
import { CompareBanner, GuideCurves, LivingThere, ShareGuide } from './laterSections.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly above?: ReactNode;
  readonly tabs?: ReactNode;
  /** The sections under the calculator. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/**
 * The frame of both guide pages. It alone holds the slider's income; everything handed in as elements, and every
 * memoised part, stays as it is while the slider moves.
 */
export function GuideLayout({ country, regime, above, tabs, children, below }: Props) {
  const [{ income }, set] = useUrlState(GUIDE_URL);
  useIncomeNotice(useSearch(), guideIncomeNotice);
  return (
    <article className="page">
      {above}
      <Hero country={country} />
      {tabs}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Calculator
            regime={regime}
            country={country}
            income={income}
            onIncome={(next) => set({ income: next })}
          />
          <ShareGuide country={country} />
          <GuideCurves country={country} current={regime} income={income} />
          {children}
        </div>
        <aside className={styles.aside} aria-label={`Living in ${nameInText(country.name)}`}>
          <LivingThere country={country} />
          <CompareBanner countryName={country.name} regimeId={regime.id} income={income} />
        </aside>
      </div>
      {below}
    </article>
  );
}
