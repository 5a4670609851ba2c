import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { usePersonFacts } from '../../api/personFacts.ts';
import { answerOf } from '../../assess/answer.ts';
import { lead } from '../../assess/english.ts';
import { recommendations } from '../../assess/recommendations.ts';
import type { Country } from '../../catalogue/entities.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import type { Figures } from '../../situation/figures.ts';
import { figuresOf } from '../../situation/figures.ts';
import { needsFacts } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { CountriesTable } from './CountriesTable.tsx';
import type { CountriesFilter } from './countriesQuery.ts';
import { countryList } from './countryList.ts';
import type { NoMatchProps } from './NoMatch.tsx';
import { useCountryPlaces } from './places.ts';
import styles from './Results.module.css';

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

/** Without an income every regime is listed, and no tax is shown. */
const WITHOUT_INCOME = figuresOf({ income: 0 }, 0);

/** The countries that pass the filters. A component of its own for the sake of hydration. */
export function Results({ countries, schedules, filter, figures, onFilter, onCount }: Props) {
  const [expanded, setExpanded] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
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
  // The same from one rendering to the next, so that only the rows that change are rendered again.
  const onCompare = useCallback(
    (id: string, isWanted: boolean) => (isWanted ? add([id]) : remove(id)),
    [add, remove],
  );
  const onExpand = useCallback((id: string) => setExpanded((open) => (open === id ? null : id)), []);
  const onUnfold = useCallback(
    (slug: string) =>
      setUnfolded((open) => {
        const next = new Set(open);
        if (!next.delete(slug)) next.add(slug);
        return next;
      }),
    [],
  );

  // Of the rows that are shown: with filters the answer is theirs.
  const answer = useMemo(() => answerOf({ all: groups.flatMap(({ list }) => list) }), [groups]);
  const first = lead(answer, shown.money);

  return (
    <>
      {figures && first ? (
        <p className={styles.lead}>
          {first.before} <b>{first.figure}</b> {first.after}.
        </p>
      ) : null}
      {count === 0 && places !== null ? (
        <PartBoundary part="What to do next">
          <Suspense fallback={null}>
            <NoMatch search={filter.search} nearest={nearest} onFilter={onFilter} />
          </Suspense>
        </PartBoundary>
      ) : (
        <CountriesTable
          groups={groups}
          filter={filter}
          figures={figures}
          expanded={expanded}
          unfolded={unfolded}
          compared={regimeIds}
          onFilter={onFilter}
          onExpand={onExpand}
          onUnfold={onUnfold}
          onCompare={onCompare}
        />
      )}
      {figures?.estimate === 'law' ? (
        <p className={styles.note}>
          With your answers the figures are the law’s: its amounts in its currency, contributions deducted
          where it does so.
        </p>
      ) : null}
    </>
  );
}
