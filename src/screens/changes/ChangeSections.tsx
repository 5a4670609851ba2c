/** The changes themselves, in a chunk of their own: they are many words (Changes.tsx). */
import { useEffect, useMemo, useRef } from 'react';
import { useCountries } from '../../api/countries.ts';
import { changes } from '../../api/site.ts';
import { useChangesAt, useOwnChanges } from '../../assess/ownChanges.ts';
import {
  aheadAndPast,
  type Change,
  type ChangeEffect,
  type ChangeStatus,
  changesByDay,
  changesOn,
  filteredChanges,
} from '../../catalogue/changes.ts';
import { countOf, formatDay, formatDayOfYear } from '../../catalogue/format.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useToday } from '../../situation/clock.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import { useComparison } from '../../stores/comparison.ts';
import { usePlan } from '../../stores/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangeList } from '../../ui/ChangeList.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './Changes.module.css';

export interface ChangeSectionsProps {
  /** Slug of a country; null for all. */
  readonly country: string | null;
  /** Empty for any. */
  readonly status: ChangeStatus | '';
  /** Only what changes a figure here. */
  readonly figures: boolean;
  /** Back to all changes. */
  readonly onClear: () => void;
}

export default function ChangeSections({ country, status, figures, onClear }: ChangeSectionsProps) {
  useAnchor();
  const { data: countries = [] } = useCountries();
  const countryOf = useMemo(() => {
    const bySlug = new Map(countries.map((one) => [one.slug, one]));
    // Named also where only one is shown: a link or a picture of the list says whose it is.
    return (slug: string) => bySlug.get(slug) ?? null;
  }, [countries]);
  const today = useToday();
  const own = useFigures(COUNTRIES_DEFAULT_INCOME);
  const all = useChangesAt(
    useMemo(() => changesOn(changes, today), [today]),
    own,
  );
  const comingUp = useMemo(() => aheadAndPast(all, today).ahead, [all, today]);
  const shown = filteredChanges(all, { country, status: status === '' ? null : status, figures });
  const { ahead, past } = aheadAndPast(shown, today);
  const isFiltered = country !== null || status !== '' || figures;
  return (
    <>
      {isFiltered ? (
        <div className={styles.count}>
          <p role="status">{`${shown.length} of ${countOf(changes.length, 'change')}`}</p>
          <Button variant="plain" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      ) : (
        <AffectsYou comingUp={comingUp} countryOf={countryOf} figures={own} />
      )}
      {byYear(ahead).map(([year, days]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.heading}>
            {year}
          </h2>
          {days.map(({ date, changes: ofDay }) => (
            <Fold
              key={date}
              isWide
              title={
                <h3>
                  <time dateTime={date}>{formatDayOfYear(date)}</time>
                </h3>
              }
              hint={<DayMoves changes={ofDay} countryOf={countryOf} figures={own} />}
              open={isFiltered}
            >
              <ChangeList changes={ofDay} countryOf={countryOf} ofOneDay />
            </Fold>
          ))}
        </section>
      ))}
      {past.length > 0 ? (
        <div className={styles.past}>
          <Fold
            isWide
            title={<h2>Already in force</h2>}
            hint={`${countOf(past.length, 'change')}.`}
            open={ahead.length === 0}
            isLate
          >
            <Days changes={past} countryOf={countryOf} />
          </Fold>
        </div>
      ) : null}
    </>
  );
}

type CountryOf = Parameters<typeof ChangeList>[0]['countryOf'];

interface AffectsYouProps {
  /** What will still change, the nearest first; it keeps its identity. */
  readonly comingUp: readonly Change[];
  readonly countryOf: CountryOf;
  readonly figures: Figures;
}

/** Without anything of one's own there is nobody whom it could affect. */
function AffectsYou(props: AffectsYouProps) {
  const { figures } = props;
  const { regimeIds } = useComparison();
  const { regimeId } = usePlan();
  const isNobody = isNothingSaid(figures.situation) && regimeIds.length === 0 && regimeId === null;
  return isNobody ? null : <OwnChanges {...props} />;
}

/** What will move a figure of the comparison, of the plan or of the best five countries, before all else. */
function OwnChanges({ comingUp, countryOf, figures }: AffectsYouProps) {
  const { changes: own, ends } = useOwnChanges(comingUp, figures);
  return (
    <section aria-labelledby="affects-you" data-own={own.length} className={styles.own}>
      <h2 id="affects-you" className={styles.heading}>
        Affects your results
      </h2>
      {own.length > 0 ? (
        <ChangeList changes={own} countryOf={countryOf} ends={ends} isTwice />
      ) : (
        <p className={styles.lead}>Nothing ahead moves your figures.</p>
      )}
    </section>
  );
}

/** Countries named beside a day. */
const NAMED = 2;

interface DayMovesProps {
  readonly changes: readonly Change[];
  readonly countryOf: CountryOf;
  readonly figures: Pick<Figures, 'income' | 'money'>;
}

/**
 * What a day moves: "Hungary $1,860 less tax", "Romania $712 more tax", "11 more countries": of each country what moves
 * most. Where no figure moves, the title of the change, or whose changes they are.
 */
function DayMoves({ changes, countryOf, figures: { income, money } }: DayMovesProps) {
  // Said of another income than that of the page.
  const isAtOther = (effect: ChangeEffect) => effect.income !== income;
  const most = new Map<string, ChangeEffect>();
  for (const { country, effects } of changes) {
    for (const effect of effects)
      if (Math.abs(effect.more) > Math.abs(most.get(country)?.more ?? 0)) most.set(country, effect);
  }
  const all = [...new Set(changes.map(({ country }) => country))];
  const sorted = [...most].sort(
    ([, a], [, b]) => Number(isAtOther(a)) - Number(isAtOther(b)) || Math.abs(b.more) - Math.abs(a.more),
  );
  // Higher incomes are named where nothing else moves.
  const here = sorted.filter(([, effect]) => !isAtOther(effect));
  const movers = (here.length > 0 ? here : sorted).map(([slug]) => slug);
  const inOrder = movers.length > 0 ? movers : all;
  const named = inOrder.slice(0, all.length > NAMED + 1 ? NAMED : undefined);
  const left = all.length - named.length;
  return (
    <span className={styles.moves}>
      {named.map((slug) => {
        const effect = most.get(slug);
        const place = countryOf(slug);
        return (
          <span key={slug} className={styles.move}>
            {place ? <Flag code={place.code} /> : null}
            <span className={styles.place}>{place?.name ?? slug}</span>{' '}
            {effect ? (
              <b data-less={effect.more < 0 || undefined}>
                {`${money(Math.abs(effect.more))} ${effect.more < 0 ? 'less' : 'more'} tax`}
                {isAtOther(effect) ? ` at ${money(effect.income)}` : ''}
              </b>
            ) : (
              <span>{changes.length === 1 ? changes[0]?.title : 'New rules, the same tax'}</span>
            )}
          </span>
        );
      })}
      {left > 0 ? <span>{countOf(left, 'more country')}</span> : null}
    </span>
  );
}

/** Days ahead by their year. */
function byYear(ahead: readonly Change[]): readonly (readonly [string, ReturnType<typeof changesByDay>])[] {
  const days = changesByDay(ahead);
  const years = [...new Set(days.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => [year, days.filter(({ date }) => date.startsWith(year))]);
}

function Days({
  changes,
  countryOf,
}: {
  readonly changes: readonly Change[];
  readonly countryOf: CountryOf;
}) {
  return changesByDay(changes).map(({ date, changes: ofDay }) => (
    <div key={date} className={styles.day}>
      <h3 className={styles.date}>
        <time dateTime={date}>{formatDay(date)}</time>
      </h3>
      <ChangeList changes={ofDay} countryOf={countryOf} ofOneDay />
    </div>
  ));
}

/** Goes to the entry that the address names, as those of feeds do: it may be shown only once its country is chosen. */
function useAnchor(): void {
  const sought = useRef(true);
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const entry = sought.current && id !== '' ? document.getElementById(id) : null;
    if (!entry) return;
    sought.current = false;
    for (const folded of entry.getElementsByTagName('details')) folded.open = true;
    const around = entry.closest('details');
    if (around) around.open = true;
    entry.scrollIntoView();
  });
}
