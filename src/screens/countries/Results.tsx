import { lasting, marks } from 'virtual:lowtide/years';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Country } from '../../catalogue/entities.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { needsFacts, usePersonFacts } from '../../situation/facts.ts';
import type { Figures } from '../../situation/figures.ts';
import { figuresOf } from '../../situation/figures.ts';
import { type Recommendation, recommendations } from '../../situation/recommendations.ts';
import { useComparison } from '../../stores/comparison.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { conditionsOf, isSure } from '../conditions.ts';
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

/** Days a year that are enough everywhere. */
const MOST_OF_A_YEAR = 184;

/** Without an income every regime is listed, and no tax is shown. */
const WITHOUT_INCOME = figuresOf({ income: 0 }, 0);

/** The countries that pass the filters. A component of its own for the sake of hydration. */
export function Results({ countries, schedules, filter, figures, onFilter, onCount }: Props) {
  const [expanded, setExpanded] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { regimeIds, add, remove } = useComparison();
  const shown = figures ?? WITHOUT_INCOME;
  const { situation } = shown;
  const { facts } = usePersonFacts(needsFacts(situation), lasting, marks);
  const recommended = useMemo(
    () => recommendations(situation, countries, { figures: shown, schedules, facts }),
    [situation, countries, shown, schedules, facts],
  );
  const { days = MOST_OF_A_YEAR } = situation;
  const tooFew = recommended.no.filter(({ fit }) => fit.reasons[0]?.head === `${days} days a year`).length;
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
  const listed = groups.flatMap(({ list }) => list);
  const fits = recommended.fits.filter((one) => listed.includes(one));
  const [most] = fits;
  const sure = fits.find(isSure);
  const month = ({ kept }: Recommendation) => `${shown.money(kept / 12)} a month`;
  const words = most && conditionsOf(most).join('; ');
  const who = most && `${most.country.name}${words ? ` (${words})` : ''}`;
  const equals = most ? fits.filter((one) => month(one) === month(most)).length - 1 : 0;
  const all = recommended.isGrouped ? 'what fits you' : `${countries.length} countries`;
  const these = `these ${fits.length}${recommended.isGrouped ? ' that fit you' : ''}`;
  const isFiltered = fits.length < recommended.fits.length;

  return (
    <>
      {figures && most ? (
        <p className={styles.lead}>
          {fits.length > 1
            ? `Of ${isFiltered ? these : all}, ${who} ${equals ? `and ${equals} more leave` : 'leaves'} you most: ${month(most)}.`
            : `${who} leaves you ${month(most)}.`}
          {sure && sure !== most
            ? ` Without an end or a condition: ${sure.country.name}, ${month(sure)}.`
            : ''}
        </p>
      ) : null}
      {tooFew > countries.length / 2 ? (
        <p className={styles.lead}>
          {`At ${days} days a year ${recommended.fits.length || 'none'} of ${countries.length} countries fit${
            recommended.check.length > 0 ? `, ${recommended.check.length} may on a condition` : ''
          }; at ${MOST_OF_A_YEAR} days ${
            recommendations({ ...situation, days: MOST_OF_A_YEAR }, countries, {
              figures: shown,
              schedules,
              facts,
            }).fits.length
          } fit.`}
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
