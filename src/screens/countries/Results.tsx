import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCountryPlaces } from '../../api/facts.ts';
import { answerOf } from '../../assess/answer.ts';
import { NOTHING_FITS } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { averageWords, differenceLead, noteSentences, whyFirst } from '../../assess/differenceEnglish.ts';
import { type Recommendation, type Recommendations, recommendations } from '../../assess/recommendations.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { needsFacts } from '../../situation/answered.ts';
import { type Figures, useFiguresOf } from '../../situation/figures.ts';
import type { Situation } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Claim } from '../../ui/Claim.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MapBeside } from '../../ui/MapBeside.tsx';
import { Options } from '../../ui/Options.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { CompareTick } from '../CompareTick.tsx';
import { GroupedRows } from '../GroupedRows.tsx';
import styles from './Countries.module.css';
import { type CountriesFilter, countryList, orderOf, type SortKey, sortedBy } from './countryList.ts';
import type { NoMatchProps } from './NoMatch.tsx';
import type { RegimePanelProps } from './RegimePanel.tsx';

interface Props {
  readonly countries: readonly Country[];
  readonly schedules: Schedules;
  readonly filter: CountriesFilter;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
  /** Told how many countries pass. */
  readonly onCount: (count: number) => void;
}

/** Every regime is listed, and no tax is shown. */
const WITHOUT_INCOME: Situation = { income: 0 };

/** The countries that pass the filters, and the answer that they hold. A component of its own for the sake of hydration. */
export function Results({ countries, schedules, filter, figures, onFilter, onCount }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const withoutIncome = useFiguresOf(WITHOUT_INCOME, 0);
  const shown = figures ?? withoutIncome;
  const { situation } = shown;
  const { facts } = usePersonFacts(needsFacts(situation));
  const recommended = useMemo(
    () => recommendations(situation, countries, { figures: shown, schedules, facts }),
    [situation, countries, shown, schedules, facts],
  );
  const places = useCountryPlaces(filter.chips.length > 0 || filter.search !== '');
  const { passing, groups, closed } = useMemo(
    () => countryList(recommended, filter, places ?? {}),
    [recommended, filter, places],
  );
  const { isGrouped } = recommended;
  const count = passing.all.length;
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => void RegimePanel.load().catch(() => undefined), []);
  const list = useRef<HTMLOListElement>(null);
  const rows = isGrouped ? [] : (groups[0]?.rows ?? []);
  useReorderMotion(list, rows.map(({ best }) => best.country.id).join());
  // The same from one rendering to the next, so that only the rows that change are rendered again.
  const onToggle = useCallback((id: string) => setOpened((open) => (open === id ? null : id)), []);
  const onPress = ({ country, path, assessment }: Assessed) => {
    if (isGrouped) return navigate(calculatorPathAt(path, assessment.income));
    setOpened(country.id);
    // The row is there once React has rendered what was said.
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-key="${country.id}"]`)?.scrollIntoView({ block: 'center' }),
    );
  };

  if (count === 0 && places !== null) {
    const names = recommended.all.map(({ best }) => best.country.name);
    return (
      <PartBoundary part="What else there is">
        <NoMatch search={filter.search} names={names} onFilter={onFilter} />
      </PartBoundary>
    );
  }
  const order = orderOf(filter, isGrouped);
  const answer = figures ? answerOf(passing) : null;
  const average = answer && averageWords(passing, answer.best);
  return (
    <>
      <div className={styles.top}>
        {answer && figures ? <Answer {...{ answer, passing, figures }} /> : null}
        <MapBeside
          list={passing}
          rows={passing.all.map(({ best }) => best)}
          answer={answer?.best ?? null}
          money={figures?.money ?? null}
          onPress={onPress}
        />
      </div>
      <div className={styles.list}>
        <SortSelect {...{ order, average, onFilter }} hasTicks={!isGrouped} />
        <Heads {...{ order, average, onFilter }} />
        {isGrouped ? (
          <GroupedRows
            {...{ recommended, groups, closed }}
            figures={shown}
            isOpen={filter.search.trim() !== ''}
            isTable
            more={(one) => <Scales of={one} />}
          />
        ) : (
          <RegimeRows ref={list} label="Countries" isTable>
            {rows.map((country) => (
              <CountryRow
                key={country.best.country.id}
                country={country}
                figures={figures}
                isOpen={country.best.country.id === opened}
                onToggle={onToggle}
              />
            ))}
          </RegimeRows>
        )}
      </div>
    </>
  );
}

interface AnswerProps {
  readonly answer: ReturnType<typeof answerOf>;
  readonly passing: Recommendations;
  readonly figures: Figures;
}

/** The same difference from today as in the results, of the countries that pass. */
function Answer({ answer, passing, figures }: AnswerProps) {
  const { keptToday, today, situation } = passing;
  const words = differenceLead({ ...answer, keptToday }, situation, figures);
  const { best, stays } = answer;
  const of = stays ? today : best;
  const why = whyFirst(answer, passing);
  const note = why ?? noteSentences(best, situation, figures.money).join(' ');
  const content = (
    <>
      {of ? <CountryPicture slug={of.country.slug} className={`no-print ${styles.art}`} /> : null}
      <span className={styles.words}>
        {words === null ? NOTHING_FITS : <Claim as="span" lead={words} isGain={best !== null} />}
        {note ? <small>{note}</small> : null}
      </span>
    </>
  );
  return of ? (
    <Link
      className={styles.answer}
      href={calculatorPathAt(of.path, of.assessment.income)}
      data-regime={of.regime.id}
    >
      {content}
    </Link>
  ) : (
    <div className={styles.answer}>{content}</div>
  );
}

/** Nobody needs it before the first press; the list brings it here as soon as it answers. */
const NoMatch = lazyComponent<NoMatchProps>(() => import('./NoMatch.tsx'));

const RegimePanel = lazyComponent<RegimePanelProps>(async () => ({
  default: (await import('./RegimePanel.tsx')).RegimePanel,
}));

interface CountryRowProps {
  readonly country: Recommendation;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A country with its best regime; a press opens its details, where its other regimes are. */
const CountryRow = memo(function CountryRow(props: CountryRowProps) {
  const { country: recommendation, figures, isOpen, onToggle } = props;
  const { regimeIds } = useComparison();
  const { best, others } = recommendation;
  const { country } = best;
  const more = others.filter(({ regime }) => regimeIds.includes(regime.id)).length;
  return (
    <RegimeRow
      of={best}
      money={figures?.money ?? null}
      disclosure={{ isOpen, onToggle: () => onToggle(country.id) }}
      more={<Scales of={best} />}
      tick={
        <>
          <CompareTick of={best} />
          {more > 0 ? (
            <small className={styles.ticked}>
              <span className="visually-hidden">{`${countOf(more, 'other scheme')} in the comparison`}</span>
              <span aria-hidden="true">{`+${more}`}</span>
            </small>
          ) : null}
        </>
      }
    >
      {isOpen ? (
        <PartBoundary part="The details">
          <RegimePanel regimes={[best, ...others]} figures={figures} />
        </PartBoundary>
      ) : null}
    </RegimeRow>
  );
});

/** The columns that only wide windows have: living cost and quality of life. */
function Scales({ of: { country } }: { readonly of: Assessed }) {
  return (
    <>
      <span className={styles.cost}>
        <CostScale level={livingCostBucket(country.livingCost)} label={livingCostLabel(country.livingCost)} />
      </span>
      <span className={styles.life}>
        <Dots
          level={qualityOfLifeDots(country.qualityOfLife)}
          label={`Quality of life ${qualityOfLifeDots(country.qualityOfLife)} of 4`}
        />
      </span>
    </>
  );
}

interface SortProps {
  readonly order: ReturnType<typeof orderOf>;
  /** Of how many years the amounts are the average; null where they are those of a year. */
  readonly average: string | null;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

const HEADS: readonly (readonly [SortKey, string, string | undefined])[] = [
  ['country', 'Country', styles.countryHead],
  ['tax', 'Tax', styles.taxHead],
  ['kept', 'You keep a month', styles.keptHead],
  ['livingCost', 'Living cost', styles.cost],
  ['qualityOfLife', 'Quality of life', styles.life],
];

/** The heads of the columns: each sorts, again turns the order round. COMPARE does not sort. */
function Heads({ order, average, onFilter }: SortProps) {
  return (
    <fieldset className={styles.heads} aria-label="Sort by">
      {HEADS.map(([key, label, className]) => {
        const state = order.sort === key ? order.direction : undefined;
        return (
          <button
            key={key}
            type="button"
            className={`caps ${className}`}
            aria-pressed={state !== undefined}
            data-sort={state}
            onClick={() => onFilter(sortedBy(order, key))}
          >
            <span>
              {label}
              {key === 'kept' && average !== null ? <small>{` ${average}`}</small> : null}
            </span>
            {state ? <span className="visually-hidden">{`, ${state}`}</span> : null}
          </button>
        );
      })}
      <span className={`caps no-print ${styles.compareHead}`}>Compare</span>
    </fieldset>
  );
}

/** What one sorts by on a phone, each with the end that one looks for first. */
const SORTS: readonly (readonly [SortKey, CountriesFilter['direction'], string])[] = [
  ['country', 'ascending', 'Country'],
  ['country', 'descending', 'Country, Z first'],
  ['kept', 'descending', 'You keep most'],
  ['kept', 'ascending', 'You keep least'],
  ['tax', 'ascending', 'Lowest tax'],
  ['tax', 'descending', 'Highest tax'],
  ['livingCost', 'ascending', 'Lowest costs'],
  ['livingCost', 'descending', 'Highest costs'],
  ['qualityOfLife', 'descending', 'Best quality of life'],
  ['qualityOfLife', 'ascending', 'Lowest quality of life'],
];

/** Sorting on phones, which have no columns. */
function SortSelect({ order, average, hasTicks, onFilter }: SortProps & { readonly hasTicks: boolean }) {
  const at = SORTS.findIndex(([sort, direction]) => sort === order.sort && direction === order.direction);
  return (
    <p className={`no-print ${styles.sort}`}>
      <label>
        Sort{' '}
        <select
          value={at}
          onChange={({ target }) => {
            const [sort, direction] = SORTS[Number(target.value)] ?? [order.sort, order.direction];
            onFilter({ sort, direction });
          }}
        >
          <Options of={SORTS.map(([, , label], value) => [value, label])} />
        </select>
      </label>
      <span className={hasTicks ? styles.besideTicks : undefined}>{average ?? 'a month'}</span>
    </p>
  );
}
