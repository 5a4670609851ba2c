/** The numbers of a guide: the scheme, its taxes, other incomes, years, pay and the country's other schemes. */

import { memo, useMemo } from 'react';
import { leadText, NO_YEARS, notAvailable } from '../../assess/answerEnglish.ts';
import { cheapestAt, comparedCurves, useComparedLimits } from '../../assess/comparedCurves.ts';
import {
  bracketsOf,
  type GuideAssessor,
  hasNoYears,
  isUnlisted,
  limitBelow,
  openRegimes,
  useGuideAssessor,
  waysOf,
} from '../../assess/guideAssessor.ts';
import { lastsText } from '../../assess/lineEnglish.ts';
import { curvesNote, otherRegimeSentence, yearsSentence } from '../../assess/numbersEnglish.ts';
import { conditionWords } from '../../assess/rowEnglish.ts';
import { useFacts } from '../../assess/useFacts.ts';
import { wholeRange } from '../../catalogue/curvesView.ts';
import { capitalised, countOf, nameInText } from '../../catalogue/format.ts';
import { GUIDE_INCOME_LEVELS, GUIDE_SLIDER } from '../../catalogue/income.ts';
import { healthcareText, keptText, rateText, revenueLimitText, taxOnWork } from '../../catalogue/labels.ts';
import { distanceWords } from '../../catalogue/limits.ts';
import { roundFigure, toUsd } from '../../catalogue/money.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import { hasAnswers } from '../../situation/answered.ts';
import { useCurvesView } from '../../stores/curvesAddress.ts';
import { choiceParameter, useUrlState } from '../../stores/urlState.ts';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { OnWide } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Markup, unbroken } from '../../ui/Markup.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import type { BestPayProps } from '../BestPay.tsx';
import styles from './GuideDetails.module.css';
import { GuideFold, GuidePart, Late, type PartProps } from './GuideFold.tsx';

/** The state of a guide's own parts, as its address holds it; its figures are the situation's. */
export const GUIDE_URL = {
  /** Whose curves a guide draws: the regime's on the page, or all of the country's. */
  curves: choiceParameter(['one', 'all'], 'all'),
};

/** All that is counted. */
export function Numbers(props: PartProps) {
  const { country, regime, figures } = props;
  const assess = useGuideAssessor(country, figures);
  return (
    <GuideFold title="The numbers" hint={<OnWide>Rates, other incomes and other schemes.</OnWide>}>
      <Facts {...props} assess={assess} />
      <TaxSystem regime={regime} />
      <IncomeLevels {...props} assess={assess} />
      <GuideCurves {...props} />
      <Years {...props} assess={assess} />
      <OtherMoney {...props} assess={assess} />
      {waysOf(country, figures.situation).length > 1 ? <OtherRegimes {...props} assess={assess} /> : null}
      {regime.requiresIncorporation ? <PayPart {...props} /> : null}
    </GuideFold>
  );
}

interface AssessedProps extends PartProps {
  readonly assess: GuideAssessor;
}

/** The regime in six facts. */
function Facts({ regime, figures: { money, situation }, assess }: AssessedProps) {
  const one = assess(regime);
  const { limit } = one;
  const facts: readonly (readonly [term: string, value: string, note?: string | undefined])[] = [
    ['Revenue limit', limit === null ? revenueLimitText(null) : `${revenueLimitText(limit, money)} a year`],
    ['Write-offs', regime.allowsWriteOffs ? 'Allowed' : 'Not allowed'],
    ['Incorporation', regime.requiresIncorporation ? 'Required' : 'Not required'],
    ['Lasts', hasAnswers(situation) ? lastsText(one, money) : capitalised(regime.duration)],
    ['Healthcare', healthcareText(regime), regime.healthcareDescription],
    ['Legal structure', regime.legalStructureType, regime.legalStructureDescription],
  ];
  return (
    <GuidePart id="facts" title="The scheme">
      <dl className={styles.facts}>
        {facts.map(([term, value, note]) => (
          <div key={term} className={note ? styles.noted : undefined}>
            <dt>{term}</dt>
            <dd>{unbroken(value)}</dd>
            {note ? <dd className={styles.note}>{unbroken(note)}</dd> : null}
          </div>
        ))}
      </dl>
    </GuidePart>
  );
}

/** How the taxes of the regime work, in words and in brackets. */
const TaxSystem = memo(function TaxSystem({ regime }: Pick<PartProps, 'regime'>) {
  const { taxDescription, taxBrackets } = regime;
  return (
    <GuidePart title="Tax System">
      <div className={styles.prose}>
        <Markup text={taxDescription} />
      </div>
      {/* Its words would cost bytes of the page's first packets. */}
      {useHydrated() && taxBrackets.length > 0 ? <BracketTable brackets={taxBrackets} /> : null}
    </GuidePart>
  );
});

/**
 * Tax over income, of the stay where one is said: the regime on the page alone, or all of the country's with its line
 * heavier. A regime keeps its place, and so its colour, whichever of them the page is about.
 */
function GuideCurves({ country, regime: current, figures }: PartProps) {
  const { currency, money, income } = figures;
  const whole = wholeRange(currency);
  const [view, setView] = useCurvesView(currency);
  const [{ curves: scope }, set] = useUrlState(GUIDE_URL);
  const assess = useGuideAssessor(country, figures);
  const { facts } = useFacts(isUnlisted(current), figures.situation);
  const brackets = useMemo(() => bracketsOf(country), [country]);
  const ways = useMemo(() => waysOf(country, figures.situation), [country, figures.situation]);
  const all = useMemo(() => {
    const columns = ways.map((regime) => ({ country, regime }));
    return comparedCurves(columns, figures, [country], brackets, facts).map((curve, place) => {
      const regime = ways.find(({ id }) => id === curve.id) ?? current;
      const condition = conditionWords(assess(regime), money);
      return { ...curve, name: regime.name, place, condition, isMain: curve.id === current.id };
    });
  }, [country, ways, current, figures, facts, brackets, assess, money]);
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
  const note = curvesNote(figures.situation, country.taxRegimes.map(assess));

  return (
    <GuidePart
      title="Tax at every income"
      lead={
        next && cheapest.upTo !== null ? (
          <>
            {'Above '}
            <b>{money(cheapest.upTo, 'down')}</b>
            {`, ${cheapest.next === current.id ? 'this scheme' : next} costs least.`}
          </>
        ) : first && all.length > 1 ? (
          cheapest.id === current.id ? (
            `From ${money(income)} up, no other scheme takes less.`
          ) : (
            `From ${money(income)} up, ${first} takes least.`
          )
        ) : (
          `From ${money(whole.from)} to ${money(whole.to)}.`
        )
      }
    >
      {note === null ? null : <p className="quiet">{note}</p>}
      <CurvesWhenNear
        className={styles.curves}
        curves={curves}
        currency={currency}
        view={view}
        onView={setView}
        income={income}
        marks={marks}
        least={GUIDE_SLIDER.min}
        {...(ways.length > 1 && {
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
    </GuidePart>
  );
}

const OverTheYears = lazyComponent(() => import('./OverTheYears.tsx'));

/** What a stay costs year by year, told in a sentence. */
function Years({ country, regime, figures, assess }: AssessedProps) {
  const { income, money } = figures;
  const one = useMemo(() => assess(regime), [assess, regime]);
  // What one has at home already is of one year, without a beginning.
  if (one.strip.length === 0) return null;
  const limit = limitBelow(one, income);
  const lead =
    limit !== null
      ? `${leadText(notAvailable(limit, money))}.`
      : hasNoYears(figures)
        ? NO_YEARS
        : yearsSentence(one, money);
  return (
    <GuidePart id="years" title="Over the years" lead={lead}>
      <Late>
        <OverTheYears country={country} regime={regime} figures={figures} />
      </Late>
    </GuidePart>
  );
}

const OtherMoneyFacts = lazyComponent(() => import('./OtherMoneyFacts.tsx'));

/** What is taken of income that is not work, told once the fold is opened. */
function OtherMoney({ country, regime, figures, assess }: AssessedProps) {
  return (
    <GuidePart id="other-money" title="Your other money" lead="Dividends, interest, gains, rent, a pension.">
      <Late>
        <OtherMoneyFacts country={country} regime={regime} figures={figures} assess={assess} />
      </Late>
    </GuidePart>
  );
}

const HowToPayYourself = lazyComponent(() => import('./HowToPayYourself.tsx'));
const BestPay = lazyComponent<BestPayProps>(() => import('../BestPay.tsx'));

/** How the owner of a company is paid: the answer beside the title, the rest inside. */
function PayPart({ country, regime, figures }: PartProps) {
  const topic = 'Wage, dividends, or money left in the company.';
  const best = (
    <PartBoundary fallback={topic} failure={topic}>
      <BestPay as="sentence" country={country} regime={regime} figures={figures} fallback={topic} />
    </PartBoundary>
  );
  return (
    <GuidePart id="pay" title="How to pay yourself" lead={useHydrated() ? best : topic}>
      <Late>
        <HowToPayYourself country={country} regime={regime} figures={figures} />
      </Late>
    </GuidePart>
  );
}

/** Tax, rate and what is kept at 40,000, 60,000, 100,000 and 200,000, or such round figures in the person's currency. */
function IncomeLevels({ regime, figures: { currency, money }, assess }: AssessedProps) {
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
  // Of an income with costs tax and what is kept are not all.
  const hasCosts = rows.some(({ income, one: { total, kept } }) => kept + total < income - 1);
  return (
    <GuidePart title="Tax at different incomes">
      <div className={styles.scroll}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">Income</th>
              <th scope="col">Tax</th>
              <th scope="col">Rate</th>
              <th scope="col">{hasCosts ? 'You keep after costs' : 'You keep'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ income, one: { total, rate, kept, otherMoney }, limit }) => (
              <tr key={income}>
                <th scope="row">{money(income)}</th>
                {limit === null ? (
                  <>
                    <td>{money(total)}</td>
                    <td>{rate === null ? '—' : rateText(rate, taxOnWork({ total, otherMoney }))}</td>
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
    </GuidePart>
  );
}

/** The country's regimes that are open at the income, what keeps most first. */
function OtherRegimes({ country, regime, figures, assess }: AssessedProps) {
  const { income, money } = figures;
  const regimes = useMemo(() => openRegimes(country, figures, assess), [country, figures, assess]);
  const one = useMemo(() => assess(regime), [assess, regime]);
  // Beyond its limit it keeps nothing that another one could be held against.
  const kept = limitBelow(one, income) === null ? one.kept : Number.NEGATIVE_INFINITY;
  const best = regimes.find((one) => one.regime.id !== regime.id && one.fit !== 'no') ?? null;
  return (
    <GuidePart
      id="schemes"
      title={`${countOf(regimes.length, 'way')} to be taxed`}
      lead={otherRegimeSentence(best, kept, money)}
    >
      <RegimeRows label={`Ways to be taxed in ${nameInText(country.name)}`} isOfOne>
        {regimes.map((one) => (
          <RegimeRow key={one.regime.id} of={one} money={money} isOfOne />
        ))}
      </RegimeRows>
    </GuidePart>
  );
}
