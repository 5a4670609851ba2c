import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCountryPlaces, usePersonFacts } from '../../api/facts.ts';
import { type Answer as AnswerOfList, answerOf } from '../../assess/answer.ts';
import { leadOf } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { GROUP_WORDS } from '../../assess/english.ts';
import { type Recommendation, recommendations } from '../../assess/recommendations.ts';
import type { FitLevel } from '../../assess/terms.ts';
import { useSoFar } from '../../assess/useSoFar.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { needsFacts } from '../../situation/answered.ts';
import { type Figures, useFiguresOf } from '../../situation/figures.ts';
import type { Situation } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MapBeside } from '../../ui/MapBeside.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { CompareTick } from '../CompareTick.tsx';
import { TodayRow } from '../TodayRow.tsx';
import styles from './Countries.module.css';
import {
  type CountriesFilter,
  type CountryGroup,
  countryList,
  NO_FILTER,
  orderOf,
  type SortKey,
  sortedBy,
} from './countryList.ts';
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
  const [showsClosed, setShowsClosed] = useState(false);
  const { regimeIds, add, remove } = useComparison();
  const withoutIncome = useFiguresOf(WITHOUT_INCOME, 0);
  const shown = figures ?? withoutIncome;
  const { situation } = shown;
  const { facts } = usePersonFacts(needsFacts(situation));
  const recommended = useMemo(
    () => recommendations(situation, countries, { figures: shown, schedules, facts }),
    [situation, countries, shown, schedules, facts],
  );
  const isSoFar = useSoFar(recommended);
  const places = useCountryPlaces(filter.chips.length > 0 || filter.search !== '');
  const { groups, count, nearest } = useMemo(
    () => countryList(recommended, filter, places ?? {}),
    [recommended, filter, places],
  );
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => void RegimePanel.load().catch(() => undefined), []);
  const list = useRef<HTMLDivElement>(null);
  useReorderMotion(
    list,
    groups.map((group) => group.list.map(({ best }) => best.country.id).join()).join(';'),
  );
  // The same from one rendering to the next, so that only the rows that change are rendered again.
  const onCompare = useCallback(
    (id: string, isWanted: boolean) => (isWanted ? add([id]) : remove(id)),
    [add, remove],
  );
  const onToggle = useCallback((id: string) => setOpened((open) => (open === id ? null : id)), []);
  // Of the countries that are shown: with filters the answer is theirs.
  const answer = useMemo(() => answerOf({ all: groups.flatMap((group) => group.list) }), [groups]);
  const listed = useMemo(() => groups.flatMap((group) => group.list.map(({ best }) => best)), [groups]);
  const onPress = ({ country, fit }: Assessed) => {
    if (fit === 'no') setShowsClosed(true);
    setOpened(country.id);
    // The row is there once React has rendered what was said.
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-key="${country.id}"]`)?.scrollIntoView({ block: 'center' }),
    );
  };

  if (count === 0 && places !== null) {
    return <NoMatch search={filter.search} nearest={nearest} onFilter={onFilter} />;
  }
  const order = orderOf(filter, recommended.isGrouped);
  const row = (country: Recommendation) => (
    <CountryRow
      key={country.best.country.id}
      country={country}
      figures={figures}
      isOpen={country.best.country.id === opened}
      compared={regimeIds}
      onToggle={onToggle}
      onCompare={onCompare}
    />
  );
  return (
    <>
      <div className={styles.top}>
        {figures ? <Answer answer={answer} figures={figures} isSoFar={isSoFar} /> : null}
        <MapBeside
          rows={listed}
          answer={figures ? (answer.best ?? answer.couldBe[0]) : undefined}
          isGrouped={recommended.isGrouped}
          money={figures?.money ?? null}
          onPress={onPress}
        />
      </div>
      <div ref={list} className={styles.list}>
        <SortSelect order={order} onFilter={onFilter} />
        <Heads order={order} onFilter={onFilter} />
        {groups.map((group) =>
          group.level === null ? (
            <RegimeRows key="all" label="Countries" isTable isHeaded>
              {group.list.map(row)}
            </RegimeRows>
          ) : (
            <Group
              key={group.level}
              level={group.level}
              list={group.list}
              fold={
                group.level === 'no' && foldsIn(groups, filter)
                  ? { isOpen: showsClosed, onToggle: () => setShowsClosed(!showsClosed) }
                  : null
              }
            >
              {row}
            </Group>
          ),
        )}
        <TodayRow
          today={recommended.today}
          money={figures?.money ?? null}
          isTable
          more={recommended.today && <Scales of={recommended.today} />}
        />
      </div>
      {figures?.estimate === 'law' ? (
        <p className={styles.note}>
          With your answers the figures are the law’s: its amounts in its currency, contributions deducted
          where it does so.
        </p>
      ) : null}
    </>
  );
}

interface AnswerProps {
  readonly answer: AnswerOfList;
  readonly figures: Figures;
  /** Whether a question that decides is open. */
  readonly isSoFar: boolean;
}

/** What one keeps where one keeps most, and its country's picture. */
function Answer({ answer, figures, isSoFar }: AnswerProps) {
  const words = leadOf(answer, figures.money);
  const best = answer.best ?? answer.couldBe[0];
  if (!words || !best) return null;
  const { country, regime, path, assessment } = best;
  return (
    <Link className={styles.answer} href={calculatorPathAt(path, assessment.income)} data-regime={regime.id}>
      <CountryPicture slug={country.slug} className={`no-print ${styles.art}`} />
      <span className={styles.words}>
        {isSoFar ? <span className={styles.soFar}>So far</span> : null}
        <span className={styles.claim}>
          {words.before} <strong>{words.figure}</strong> {words.after}
        </span>
        <Terms as="line" of={best} money={figures.money} />
      </span>
    </Link>
  );
}

/** What was looked for, and what stands alone, is not folded. */
function foldsIn(groups: readonly CountryGroup[], filter: CountriesFilter): boolean {
  return filter.search.trim() === '' && groups.length > 1;
}

interface GroupProps {
  readonly level: FitLevel;
  readonly list: readonly Recommendation[];
  /** Null where all of it stands there. */
  readonly fold: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
  readonly children: (country: Recommendation) => React.ReactNode;
}

/** What fits, what to check, what does not fit; the last one opens with a press. */
function Group({ level, list, fold, children }: GroupProps) {
  return (
    <section className={styles.group} data-fit={level}>
      <h2>
        {GROUP_WORDS[level]} <small>{countOf(list.length, 'country')}</small>
        {fold ? (
          <button type="button" className={styles.fold} aria-expanded={fold.isOpen} onClick={fold.onToggle}>
            {fold.isOpen ? 'Hide' : 'Show'}
          </button>
        ) : null}
      </h2>
      {fold && !fold.isOpen ? null : (
        <RegimeRows label={GROUP_WORDS[level]} isTable isHeaded>
          {list.map(children)}
        </RegimeRows>
      )}
    </section>
  );
}

/** Nobody needs it before the first press; the list brings it here as soon as it answers. */
const RegimePanel = lazyComponent<RegimePanelProps>(async () => ({
  default: (await import('./RegimePanel.tsx')).RegimePanel,
}));

interface CountryRowProps {
  readonly country: Recommendation;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly isOpen: boolean;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** A country with its best regime; a press opens its details, where its other regimes are. */
const CountryRow = memo(function CountryRow(props: CountryRowProps) {
  const { country: recommendation, figures, isOpen, compared, onToggle, onCompare } = props;
  const { best, others } = recommendation;
  const { country } = best;
  const more = others.filter(({ regime }) => compared.includes(regime.id)).length;
  return (
    <RegimeRow
      of={best}
      money={figures?.money ?? null}
      most={2}
      disclosure={{ isOpen, onToggle: () => onToggle(country.id) }}
      more={<Scales of={best} />}
      tick={
        <>
          <CompareTick of={best} compared={compared} onCompare={onCompare} />
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
          <RegimePanel
            regimes={[best, ...others]}
            figures={figures}
            compared={compared}
            onCompare={onCompare}
          />
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
          label={`Life quality ${qualityOfLifeDots(country.qualityOfLife)} of 4`}
        />
      </span>
    </>
  );
}

interface SortProps {
  readonly order: ReturnType<typeof orderOf>;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

const HEADS: readonly (readonly [SortKey, string, string | undefined])[] = [
  ['country', 'Country', styles.countryHead],
  ['tax', 'Tax', styles.taxHead],
  ['kept', 'You keep a month', styles.keptHead],
  ['livingCost', 'Costs', styles.cost],
  ['qualityOfLife', 'Life quality', styles.life],
];

/** The heads of the columns: each sorts, again turns the order round. COMPARE does not sort. */
function Heads({ order, onFilter }: SortProps) {
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
            {label}
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
  ['qualityOfLife', 'descending', 'Best life quality'],
  ['qualityOfLife', 'ascending', 'Lowest life quality'],
];

/** Sorting on phones, which have no columns. */
function SortSelect({ order, onFilter }: SortProps) {
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
          {SORTS.map(([, , label], value) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span>You keep a month</span>
    </p>
  );
}

interface NoMatchProps {
  /** What was searched for. */
  readonly search: string;
  /** The country that it comes nearest to. */
  readonly nearest: Country | null;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

/** No country passes the filters, or is called what was searched for. */
function NoMatch({ search, nearest, onFilter }: NoMatchProps) {
  return (
    <EmptyState
      title="No country matches"
      drawing={<Telescope />}
      actions={
        <>
          {nearest ? (
            <Button onClick={() => onFilter({ search: nearest.name })}>{`Show ${nearest.name}`}</Button>
          ) : null}
          <Button variant={nearest ? 'quiet' : 'primary'} onClick={() => onFilter(NO_FILTER)}>
            Clear filters
          </Button>
        </>
      }
    >
      <p>
        {nearest
          ? `Nothing is called “${search}”. Did you mean ${nearest.name}?`
          : 'No country passes all filters at this income. Take one off to see more.'}
      </p>
    </EmptyState>
  );
}
