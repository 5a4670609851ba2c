/** The folds of a guide that follow the income: curves, years, pay, levels and the other regimes. */

import { useMemo } from 'react';
import { usePersonFacts } from '../../api/facts.ts';
import {
  leadText,
  NO_YEARS,
  notAvailable,
  otherRegimeSentence,
  yearsSentence,
} from '../../assess/answerEnglish.ts';
import { cheapestAt, comparedCurves, useComparedLimits } from '../../assess/comparedCurves.ts';
import { partOf } from '../../assess/english.ts';
import {
  bracketsOf,
  type GuideAssessor,
  hasNoYears,
  limitBelow,
  openRegimes,
  useGuideAssessor,
} from '../../assess/guideAssessor.ts';
import { wholeRange } from '../../catalogue/curvesView.ts';
import { countOf, nameInText } from '../../catalogue/format.ts';
import { GUIDE_INCOME_LEVELS, GUIDE_SLIDER } from '../../catalogue/income.ts';
import { keptText, rateText } from '../../catalogue/labels.ts';
import { distanceWords } from '../../catalogue/limits.ts';
import { roundFigure, toUsd } from '../../catalogue/money.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import { needsFacts } from '../../situation/answered.ts';
import { useCurvesView } from '../../stores/curvesAddress.ts';
import { choiceParameter, useUrlState } from '../../stores/urlState.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import type { BestPayProps } from '../BestPay.tsx';
import styles from './GuideDetails.module.css';
import { type FoldProps, GuideFold, Late } from './GuideFold.tsx';

/** The state of a guide's own parts, as its address holds it; its figures are the situation's. */
export const GUIDE_URL = {
  /** Whose curves a guide draws: the regime's on the page, or all of the country's. */
  curves: choiceParameter(['one', 'all'], 'all'),
};

/**
 * Tax over income, of the stay where one is said: the regime on the page alone, or all of the country's with its line
 * heavier. A regime keeps its place, and so its colour, whichever of them the page is about.
 */
export function GuideCurves({ country, regime: current, figures }: FoldProps) {
  const { currency, money, income } = figures;
  const whole = wholeRange(currency);
  const [view, setView] = useCurvesView(currency);
  const [{ curves: scope }, set] = useUrlState(GUIDE_URL);
  const assess = useGuideAssessor(country, figures);
  const { facts } = usePersonFacts(needsFacts(figures.situation));
  const brackets = useMemo(() => bracketsOf(country), [country]);
  const all = useMemo(() => {
    const columns = country.taxRegimes.map((regime) => ({ country, regime }));
    return comparedCurves(columns, figures, [country], brackets, facts).map((curve, place) => {
      const regime = country.taxRegimes.find(({ id }) => id === curve.id) ?? current;
      const [need] = assess(regime).needs.filter(({ decides, fit }) => decides && fit !== 'fits');
      const condition = need && partOf(need, money);
      return { ...curve, name: regime.name, place, condition, isMain: curve.id === current.id };
    });
  }, [country, current, figures, facts, brackets, assess, money]);
  const curves = scope === 'one' ? all.filter(({ isMain }) => isMain) : all;

  const column = useMemo(() => [{ country, regime: current }], [country, current]);
  const limits = useComparedLimits(column, brackets, figures, facts).get(current.id)?.marks;
  const marks = useMemo(
    () => limits?.map((mark) => ({ ...mark, distance: distanceWords(income, mark.at, currency) })) ?? [],
    [limits, income, currency],
  );

  const cheapest = useMemo(() => cheapestAt(all, wholeRange(currency), income), [all, income, currency]);
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
          cheapest.id === current.id ? (
            'From this income up, no other scheme takes less.'
          ) : (
            `From this income up, ${first} takes least.`
          )
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
        income={income}
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

export interface AssessedProps extends FoldProps {
  readonly assess: GuideAssessor;
}

const OverTheYears = lazyComponent(() => import('./OverTheYears.tsx'));

/** What a stay costs year by year, told in a sentence. */
export function Years({ country, regime, figures, assess }: AssessedProps) {
  const { income, money } = figures;
  const one = useMemo(() => assess(regime), [assess, regime]);
  // What one has at home already is of one year, without a beginning.
  if (one.strip.length === 0) return null;
  const limit = limitBelow(one, income);
  const hint =
    limit !== null
      ? `${leadText(notAvailable(limit, money))}.`
      : hasNoYears(figures)
        ? NO_YEARS
        : yearsSentence(one, money);
  return (
    <GuideFold id="years" title="Over the years" hint={hint}>
      <Late>
        <OverTheYears country={country} regime={regime} figures={figures} />
      </Late>
    </GuideFold>
  );
}

const HowToPayYourself = lazyComponent(() => import('./HowToPayYourself.tsx'));
const BestPay = lazyComponent<BestPayProps>(() => import('../BestPay.tsx'));

/** How the owner of a company is paid: the answer beside the title, the rest inside. */
export function PayFold({ country, regime, figures }: FoldProps) {
  const topic = 'Wage, dividends, or money left in the company.';
  const hint = (
    <PartBoundary fallback={topic} failure={topic}>
      <BestPay as="sentence" regime={regime} figures={figures} fallback={topic} />
    </PartBoundary>
  );
  return (
    <GuideFold id="pay" title="How to pay yourself" hint={useHydrated() ? hint : topic}>
      <Late>
        <HowToPayYourself country={country} regime={regime} figures={figures} />
      </Late>
    </GuideFold>
  );
}

/** The income by which the table is summed up. */
const TOLD_LEVEL = 2;

/** Tax, rate and what is kept at 40,000, 60,000, 100,000 and 200,000, or such round figures in the person's currency. */
export function IncomeLevels({ regime, figures: { currency, money }, assess }: AssessedProps) {
  const rows = useMemo(
    () =>
      GUIDE_INCOME_LEVELS.map((round) => {
        const income = toUsd(roundFigure(round, currency), currency);
        const one = assess(regime, income);
        const limit = one.terms.find((term) => term.kind === 'limit')?.upTo ?? null;
        return { income, one, limit: limit !== null && income > limit ? limit : null };
      }),
    [regime, currency, assess],
  );
  const told =
    rows.filter(({ limit }) => limit === null)[TOLD_LEVEL] ?? rows.find(({ limit }) => limit === null);
  return (
    <GuideFold
      title="Tax at different incomes"
      hint={
        told ? (
          <>
            {'You would keep '}
            <b>{keptText(told.one.kept, money)}</b>
            {` of ${money(told.income)}.`}
          </>
        ) : null
      }
    >
      <div className={styles.scroll}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">Income</th>
              <th scope="col">Tax</th>
              <th scope="col">Rate</th>
              <th scope="col">You keep</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ income, one: { total, rate, kept }, limit }) => (
              <tr key={income}>
                <th scope="row">{money(income)}</th>
                {limit === null ? (
                  <>
                    <td>{money(total)}</td>
                    <td>{rate === null ? '—' : rateText(rate, total)}</td>
                    <td>{keptText(kept, money)}</td>
                  </>
                ) : (
                  <td colSpan={3} className={styles.note}>
                    {`Not available above ${money(limit, 'down')}`}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </GuideFold>
  );
}

/** The country's regimes that are open at the income, what keeps most first. */
export function OtherRegimes({ country, regime, figures, assess }: AssessedProps) {
  const { income, money } = figures;
  const regimes = useMemo(() => openRegimes(country, figures, assess), [country, figures, assess]);
  const one = useMemo(() => assess(regime), [assess, regime]);
  // Beyond its limit it keeps nothing that another one could be held against.
  const kept = limitBelow(one, income) === null ? one.kept : Number.NEGATIVE_INFINITY;
  const best = regimes.find((one) => one.regime.id !== regime.id && one.fit !== 'no') ?? null;
  return (
    <GuideFold
      id="schemes"
      title={`${countOf(country.taxRegimes.length, 'way')} to be taxed`}
      hint={otherRegimeSentence(best, kept, money)}
    >
      <RegimeRows label={`Ways to be taxed in ${nameInText(country.name)}`}>
        {regimes.map((one) => (
          <RegimeRow key={one.regime.id} of={one} money={money} />
        ))}
      </RegimeRows>
    </GuideFold>
  );
}
