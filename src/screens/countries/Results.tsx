import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCountryPlaces, usePersonFacts } from '../../api/facts.ts';
import { answerOf } from '../../assess/answer.ts';
import { leadOf } from '../../assess/english.ts';
import { type Recommendation, recommendations } from '../../assess/recommendations.ts';
import type { FitLevel } from '../../assess/terms.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { calculatorPathAt } from '../../catalogue/slugs.ts';
import { type Figures, figuresOf } from '../../situation/figures.ts';
import { needsFacts } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { RegimeRows } from '../../ui/RegimeRow.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import styles from './Countries.module.css';
import { CountryRow, Heads, RegimePanel, SortSelect } from './CountryRows.tsx';
import type { CountriesFilter } from './countriesQuery.ts';
import { type CountryGroup, countryList } from './countryList.ts';
import type { NoMatchProps } from './NoMatch.tsx';

const NoMatch = lazyComponent<NoMatchProps>(async () => ({
  default: (await import('./NoMatch.tsx')).NoMatch,
}));

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

/** Without an income every scheme is listed, and no tax is shown. */
const WITHOUT_INCOME = figuresOf({ income: 0 }, 0);

/** The countries that pass the filters, and the answer that they hold. A component of its own for the sake of hydration. */
export function Results({ countries, schedules, filter, figures, onFilter, onCount }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const { regimeIds, add, remove } = useComparison();
  const shown = figures ?? WITHOUT_INCOME;
  const { situation } = shown;
  const { facts } = usePersonFacts(needsFacts(situation));
  const recommended = useMemo(
    () => recommendations(situation, countries, { figures: shown, schedules, facts }),
    [situation, countries, shown, schedules, facts],
  );
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

  if (count === 0 && places !== null) {
    return (
      <PartBoundary part="What to do next">
        <Suspense fallback={null}>
          <NoMatch search={filter.search} nearest={nearest} onFilter={onFilter} />
        </Suspense>
      </PartBoundary>
    );
  }
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
      {figures ? <Answer groups={groups} figures={figures} /> : null}
      <div ref={list} className={styles.list}>
        <SortSelect filter={filter} onFilter={onFilter} />
        <Heads filter={filter} onFilter={onFilter} />
        {groups.map((group) =>
          group.level === null ? (
            <RegimeRows key="all" label="Countries" isTable isHeaded>
              {group.list.map(row)}
            </RegimeRows>
          ) : (
            <Group key={group.level} level={group.level} list={group.list} isFolded={foldsIn(groups, filter)}>
              {row}
            </Group>
          ),
        )}
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

/** The answer of the countries that are shown: with filters it is theirs. */
function Answer({
  groups,
  figures,
}: {
  readonly groups: readonly CountryGroup[];
  readonly figures: Figures;
}) {
  const answer = useMemo(() => answerOf({ all: groups.flatMap(({ list }) => list) }), [groups]);
  const words = leadOf(answer, figures.money);
  const best = answer.best ?? answer.couldBe[0];
  if (!words || !best) return null;
  const { country, regime, regimeIndex, assessment } = best;
  return (
    <Link
      className={styles.answer}
      href={calculatorPathAt(country.name, regimeIndex, assessment.income)}
      data-regime={regime.id}
    >
      <CountryPicture slug={country.slug} className={styles.art} />
      <span className={styles.words}>
        <span className={styles.claim}>
          {words.before} <strong>{words.figure}</strong> {words.after}
        </span>
        <Terms as="line" of={best} money={figures.money} />
      </span>
    </Link>
  );
}

const GROUP_LABELS: Readonly<Record<FitLevel, string>> = {
  fits: 'Fits you',
  check: 'Check first',
  no: 'Does not fit you',
};

/** What was looked for, and what stands alone, is not folded. */
function foldsIn(groups: readonly CountryGroup[], filter: CountriesFilter): boolean {
  return filter.search.trim() === '' && groups.length > 1;
}

interface GroupProps {
  readonly level: FitLevel;
  readonly list: readonly Recommendation[];
  /** Whether what does not fit is folded at first. */
  readonly isFolded: boolean;
  readonly children: (country: Recommendation) => React.ReactNode;
}

/** What fits, what to check, what does not fit; the last one opens with a press. */
function Group({ level, list, isFolded, children }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const folds = level === 'no' && isFolded;
  return (
    <section className={styles.group} data-fit={level}>
      <h2>
        {GROUP_LABELS[level]} <small>{countOf(list.length, 'country')}</small>
        {folds ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </button>
        ) : null}
      </h2>
      {folds && !isOpen ? null : (
        <RegimeRows label={GROUP_LABELS[level]} isTable isHeaded>
          {list.map(children)}
        </RegimeRows>
      )}
    </section>
  );
}
