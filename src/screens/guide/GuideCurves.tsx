import { useDeferredValue, useMemo } from 'react';
import { wholeRange } from '../../catalogue/curvesView.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { distanceWords } from '../../catalogue/limits.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import type { Figures } from '../../situation/figures.ts';
import { overIncomes } from '../../situation/homeTax.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { curveOf, scheduleOf, stayCurve, stayOf } from '../../tax/index.ts';
import { Section } from '../../ui/Section.tsx';
import { useCurvesView } from '../curvesAddress.ts';
import { lastingGuide } from '../lastingGuide.ts';
import styles from './Guide.module.css';
import { GUIDE_URL } from './guideAddress.ts';
import { waysCondition } from './regimeCondition.ts';
import { useIncomeMarks } from './useIncomeMarks.ts';

interface Props {
  readonly country: CountryGuide;
  readonly current: GuideRegime;
  readonly figures: Figures;
}

/**
 * Tax over income, of the stay where one is said: the regime on the page alone, or all of the country's with its line heavier. A regime keeps
 * its place, and so its colour, whichever of them the page is about.
 */
export function GuideCurves({ country, current, figures }: Props) {
  const { estimate, years, from, currency, money } = figures;
  const whole = wholeRange(currency);
  const { costs, runningCosts: withoutFees = false } = figures.situation;
  // While a slider moves, the figures go first and the chart follows.
  const shownIncome = useDeferredValue(figures.income);
  const [view, setView] = useCurvesView(currency);
  const [{ curves: scope }, set] = useUrlState(GUIDE_URL);
  const curves = useMemo(() => {
    const options = overIncomes({ estimate, withoutFees }, costs, currency);
    const lookup = lastingGuide(country);
    const all = country.taxRegimes.map((regime, place) => {
      const lasting = years === null ? undefined : lookup(regime.id);
      const curve =
        lasting === undefined || years === null
          ? curveOf(scheduleOf(regime, regime.taxBrackets), options)
          : stayCurve(stayOf(lasting, { from, years }, lookup), options);
      const { id, name } = regime;
      const condition = waysCondition(regime, figures.situation);
      return { id, name, curve, place, condition, isMain: id === current.id };
    });
    return scope === 'one' ? all.filter(({ isMain }) => isMain) : all;
  }, [country, current, scope, estimate, withoutFees, costs, currency, years, from, figures.situation]);

  const schedule = useMemo(() => scheduleOf(current, current.taxBrackets), [current]);
  const limits = useIncomeMarks(country.slug, schedule, figures);
  const marks = useMemo(
    () => limits.map((mark) => ({ ...mark, distance: distanceWords(shownIncome, mark.at, currency) })),
    [limits, shownIncome, currency],
  );

  return (
    <Section title={`Tax from ${money(whole.from)} to ${money(whole.to)}`}>
      <CurvesWhenNear
        className={styles.curves}
        curves={curves}
        currency={currency}
        view={view}
        onView={setView}
        income={shownIncome}
        marks={marks}
        least={GUIDE_SLIDER.min}
        {...(country.taxRegimes.length > 1 && {
          scope: {
            options: [
              ['one', 'This regime'],
              ['all', `All of ${nameInText(country.name)}`],
            ],
            value: scope,
            onValue: (curves: typeof scope) => set({ curves }),
          },
        })}
      />
    </Section>
  );
}
