import { useDeferredValue, useMemo } from 'react';
import { usePersonFacts } from '../../api/personFacts.ts';
import { cheapestAt, comparedCurves, useComparedLimits } from '../../assess/comparedCurves.ts';
import { partsOf } from '../../assess/english.ts';
import { bracketsOf, useGuideAssessor } from '../../assess/guide.ts';
import { wholeRange } from '../../catalogue/curvesView.ts';
import { nameInText } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { distanceWords } from '../../catalogue/limits.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import { needsFacts } from '../../situation/situation.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { useCurvesView } from '../curvesAddress.ts';
import styles from './GuideDetails.module.css';
import { type FoldProps, GuideFold } from './GuideFold.tsx';
import { GUIDE_URL } from './guideAddress.ts';

/**
 * Tax over income, of the stay where one is said: the scheme on the page alone, or all of the country's with its line
 * heavier. A scheme keeps its place, and so its colour, whichever of them the page is about.
 */
export function GuideCurves({ country, regime: current, figures }: FoldProps) {
  const { currency, money } = figures;
  const shownIncome = useDeferredValue(figures.income);
  const whole = wholeRange(currency);
  const [view, setView] = useCurvesView(currency);
  const [{ curves: scope }, set] = useUrlState(GUIDE_URL);
  const assess = useGuideAssessor(country, figures);
  const { facts } = usePersonFacts(needsFacts(figures.situation));
  const brackets = bracketsOf(country);
  const all = useMemo(() => {
    const columns = country.taxRegimes.map((regime) => ({ country, regime }));
    return comparedCurves(columns, figures, [country], brackets, facts).map((curve, place) => {
      const regime = country.taxRegimes.find(({ id }) => id === curve.id) ?? current;
      const [need] = assess(regime).needs.filter(({ decides, fit }) => decides && fit !== 'fits');
      const condition = need && partsOf(need, money)[0];
      return { ...curve, name: regime.name, place, condition, isMain: curve.id === current.id };
    });
  }, [country, current, figures, facts, brackets, assess, money]);
  const curves = scope === 'one' ? all.filter(({ isMain }) => isMain) : all;

  const column = useMemo(() => [{ country, regime: current }], [country, current]);
  const limits = useComparedLimits(column, brackets, figures).get(current.id)?.marks;
  const marks = useMemo(
    () => limits?.map((mark) => ({ ...mark, distance: distanceWords(shownIncome, mark.at, currency) })) ?? [],
    [limits, shownIncome, currency],
  );

  const cheapest = useMemo(
    () => cheapestAt(all, wholeRange(currency), shownIncome),
    [all, shownIncome, currency],
  );
  const nameOf = (id: string | null) => all.find((one) => one.id === id)?.name;
  const [first, next] = [nameOf(cheapest.id), nameOf(cheapest.next)];

  return (
    <GuideFold
      title="Tax at every income"
      hint={
        next && cheapest.upTo !== null ? (
          <>
            {'Above '}
            <b>{money(cheapest.upTo, 'down')}</b>
            {`, ${cheapest.next === current.id ? 'this scheme' : next} costs least.`}
          </>
        ) : first && all.length > 1 ? (
          `${cheapest.id === current.id ? 'This scheme' : first} costs least from here on.`
        ) : (
          `From ${money(whole.from)} to ${money(whole.to)}.`
        )
      }
    >
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
              ['one', 'This scheme'],
              ['all', `All of ${nameInText(country.name)}`],
            ],
            value: scope,
            onValue: (curves: typeof scope) => set({ curves }),
          },
        })}
      />
    </GuideFold>
  );
}
