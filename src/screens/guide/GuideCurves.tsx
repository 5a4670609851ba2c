import { useDeferredValue, useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/labels.ts';
import { LaterCurves } from '../../charts/LaterCurves.tsx';
import type { Figures } from '../../situation/figures.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { scheduleOf } from '../../tax/index.ts';
import { useCurvesView } from '../curvesAddress.ts';
import styles from './Guide.module.css';
import { GUIDE_URL } from './guideAddress.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly country: CountryGuide;
  readonly current: GuideRegime;
  readonly figures: Figures;
}

/**
 * Tax over income: the regime on the page alone, or all of the country's with its line heavier. A regime keeps
 * its place, and so its colour, whichever of them the page is about.
 */
export function GuideCurves({ country, current, figures: { income, deduct } }: Props) {
  // While a slider moves, the figures go first and the chart follows.
  const shownIncome = useDeferredValue(income);
  const [view, setView] = useCurvesView();
  const [{ curves: scope }, set] = useUrlState(GUIDE_URL);
  const regimes = useMemo(() => {
    const all = country.taxRegimes.map((regime, place) => ({
      id: regime.id,
      name: regime.name,
      schedule: scheduleOf(regime, regime.taxBrackets),
      place,
      isMain: regime.id === current.id,
    }));
    return scope === 'one' ? all.filter(({ isMain }) => isMain) : all;
  }, [country, current, scope]);

  return (
    <Section title="Tax from $0 to $500,000">
      <LaterCurves
        className={styles.curves}
        regimes={regimes}
        deduct={deduct}
        view={view}
        onView={setView}
        income={shownIncome}
        {...(country.taxRegimes.length > 1 && {
          scope: {
            labels: { one: 'This regime', all: `All of ${nameInText(country.name)}` },
            value: scope,
            onValue: (curves: typeof scope) => set({ curves }),
          },
        })}
      />
    </Section>
  );
}
