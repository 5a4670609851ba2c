import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { answerOf } from '../../assess/answer.ts';
import { averageWords } from '../../assess/differenceEnglish.ts';
import { type OpenGroup, openGroups, type Recommendation } from '../../assess/recommendations.ts';
import { zeroSays } from '../../assess/rowEnglish.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { RANKING_DEBOUNCE_MS, RANKING_LIMIT } from '../../catalogue/constants.ts';
import { RANKING_EUROPE, ZERO_TAX_CODES } from '../../catalogue/europe.ts';
import { countOf } from '../../catalogue/format.ts';
import { RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import {
  PERSONA_WORK_TYPES,
  type Persona,
  type RankingKind,
  rankingTitle,
} from '../../catalogue/personas.ts';
import { answer, type Figures, useFigures } from '../../situation/figures.ts';
import { isContractOpen } from '../../situation/situation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CountriesFailed } from '../../ui/CountriesFailed.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MapBeside } from '../../ui/MapBeside.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { CompareButton } from '../CompareButton.tsx';
import { GroupedRows } from '../GroupedRows.tsx';
import type { BelowProps } from './BelowRanking.tsx';
import styles from './RankingPage.module.css';
import { firstOpen, notZeroHeading, RANKING_WORDS, rowsSentences, yourListWords } from './rankingWords.ts';

const BelowRanking = lazyComponent<BelowProps>(() => import('./BelowRanking.tsx'));

/** The countries of a page, by upper-case code; null is all. */
const CODES: Readonly<Record<RankingKind, ReadonlySet<string> | null>> = {
  world: null,
  europe: RANKING_EUROPE,
  zero: ZERO_TAX_CODES,
};

interface Props {
  readonly kind: RankingKind;
  readonly persona: Persona;
}

/** One of the twelve ranking pages: one regime per country at an income. */
export default function RankingPage({ kind, persona }: Props) {
  const { description, longText } = RANKING_WORDS[kind][persona];
  const figures = useFigures(RANKING_DEFAULT_INCOME);
  const [settled, hold] = useHeldWhileTyping(figures, RANKING_DEBOUNCE_MS);
  // One element as long as the page is: what is prerendered stays while the income changes.
  const below = useMemo(
    () => (
      <PartBoundary part="The four steps">
        <BelowRanking kind={kind} persona={persona} />
      </PartBoundary>
    ),
    [kind, persona],
  );

  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 data-steady="">{rankingTitle(kind, persona)}</h1>
        <p className={styles.description}>{yourListWords(figures.situation, persona) ?? description}</p>
        <div className={styles.controls}>
          <MoneyInput
            label="ANNUAL INCOME"
            value={figures.amount}
            emptyValue={0}
            currency={figures.currency}
            onCurrency={(currency) => answer({ currency })}
            onValue={(value) => {
              hold();
              answer({ income: value ?? 0 });
            }}
            asks
          />
          <ButtonLink href="/wizard" variant="quiet">
            Find your country
          </ButtonLink>
        </div>
      </div>
      <Ranking kind={kind} persona={persona} figures={settled} />
      {longText ? (
        <div className={styles.longText}>
          <Markup text={longText} />
        </div>
      ) : null}
      {below}
    </div>
  );
}

/** A value that stands still from the first key until typing has rested for `delay` milliseconds. */
function useHeldWhileTyping<T>(value: T, delay: number): [T, () => void] {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every typed value begins the pause anew
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(null), delay);
    return () => clearTimeout(timer);
  }, [held, value, delay]);
  return [held ? held.value : value, () => setHeld((before) => before ?? { value })];
}

interface RankingProps extends Props {
  readonly figures: Figures;
}

/** The rows, or what stands there while there are none. */
const Ranking = memo(function Ranking({ kind, persona, figures }: RankingProps) {
  const [, navigate] = useLocation();
  const result = useRecommendations(figures, {
    workType: PERSONA_WORK_TYPES[persona],
    codes: CODES[kind],
  });
  if (result.status === 'loading') {
    return (
      <section className={styles.result} aria-label="Ranking">
        <RowsSkeleton label="Loading countries" />
      </section>
    );
  }
  if (result.status === 'error') {
    return (
      <section className={styles.result} aria-label="Ranking">
        <CountriesFailed
          message={result.error.message}
          onRetry={result.retry}
          more={
            <ButtonLink href="/countries" variant="quiet">
              View All Countries
            </ButtonLink>
          }
        />
      </section>
    );
  }
  const { recommended } = result;
  const best = recommended.isGrouped ? answerOf(recommended).best : null;
  const groups = withinPlaces(openGroups(recommended));
  const listed = groups.flatMap(({ rows }) => rows.map(({ best }) => best));
  return (
    <>
      <MapBeside
        className={styles.map}
        list={recommended}
        rows={[...listed, ...recommended.no.map(({ best }) => best)]}
        answer={recommended.isGrouped ? best : (firstOpen(listed) ?? null)}
        isEurope={kind === 'europe'}
        money={figures.money}
        onPress={({ path, assessment }) => navigate(calculatorPathAt(path, assessment.income))}
      />
      <section className={styles.result} aria-label="Ranking">
        {recommended.all.length === 0 ? (
          <EmptyState
            title="No tax regimes available for the selected income level."
            drawing={<Telescope />}
            actions={<ButtonLink href="/compare">Compare tax regimes</ButtonLink>}
          >
            <p>
              Every scheme of these countries ends below this income. Enter a lower one to see them again.
            </p>
          </EmptyState>
        ) : (
          <>
            {recommended.isGrouped ? (
              <>
                <Heads isPersonal average={averageWords(recommended, best)}>
                  {isContractOpen(recommended.situation)
                    ? 'You keep at least, most first'
                    : 'You keep most first'}
                </Heads>
                <GroupedRows {...{ recommended, groups, figures }} closed={recommended.no} />
                <CompareButton income={figures.income} />
              </>
            ) : (
              <Rows kind={kind} persona={persona} rows={groups[0]?.rows ?? []} figures={figures} />
            )}
            <PaperNotes countries={listed.map(({ country }) => country)} estimate={figures.estimate} />
          </>
        )}
      </section>
    </>
  );
});

/** What has a place first. */
const PLACES_FOR = [null, 'more', 'check', 'less'] as const;

/** As many rows as a ranking has places, of which today is none. */
function withinPlaces(groups: readonly OpenGroup[]): readonly OpenGroup[] {
  const before = (level: OpenGroup['level']) =>
    groups
      .filter((other) => PLACES_FOR.indexOf(other.level) < PLACES_FOR.indexOf(level))
      .reduce((sum, { rows }) => sum + rows.length, 0);
  return groups
    .map(({ level, rows }) => ({ level, rows: rows.slice(0, Math.max(RANKING_LIMIT - before(level), 0)) }))
    .filter(({ rows }) => rows.length > 0);
}

interface HeadsProps {
  /** Whether the rows have ticks. */
  readonly isPersonal?: boolean;
  /** Of how many years the amounts are the average; null where they are those of a year. */
  readonly average?: string | null;
  readonly children: string;
}

/** The heads of the columns. */
function Heads({ isPersonal, average = null, children }: HeadsProps) {
  return (
    <div className={isPersonal ? `${styles.heads} ${styles.personal}` : styles.heads}>
      <p>{children}</p>
      <span aria-hidden="true" className={styles.wide}>
        {isPersonal ? 'Tax' : 'Tax a year'}
      </span>
      <span aria-hidden="true">{average ?? 'You keep a month'}</span>
    </div>
  );
}

interface RowsProps extends Props {
  readonly rows: readonly Recommendation[];
  readonly figures: Figures;
}

/** Without answers: by rate. */
function Rows({ kind, persona, rows, figures }: RowsProps) {
  const { money, income } = figures;
  const shown = rows.map(({ best }) => best);
  const list = useRef<HTMLOListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useReorderMotion(list, shown.map(({ country }) => country.id).join());
  const isShort = showsAll || rows.length <= FIRST_ROWS + 1;
  const low = kind === 'zero' ? shown.findIndex(({ total }) => total > 0) : -1;
  // The heading that parts the rows of a zero-tax page stands in the list as one of them.
  const first = low > 0 && low < FIRST_ROWS ? FIRST_ROWS - 1 : FIRST_ROWS;
  return (
    <>
      <p role="status" className={styles.says}>
        {income === 0 ? NO_INCOME : rowsSentences(kind, persona, shown)}
      </p>
      <Heads>{kind === 'zero' ? '' : 'Lowest tax first'}</Heads>
      <RegimeRows
        label={kind === 'zero' ? 'Zero tax' : 'Lowest tax'}
        isWide
        className={isShort ? undefined : styles.first}
        ref={list}
      >
        {rows.map(({ best }, at) => (
          <Fragment key={best.country.id}>
            {at > 0 && at === low ? (
              <li className={styles.low}>
                <h2>{notZeroHeading(shown)}</h2>
              </li>
            ) : null}
            <RegimeRow
              of={best}
              money={money}
              says={kind === 'zero' && best.total === 0 ? zeroSays(best, money) : undefined}
            />
          </Fragment>
        ))}
      </RegimeRows>
      {isShort ? null : (
        <button type="button" className={styles.all} onClick={() => setShowsAll(true)}>
          {countOf(rows.length - first, 'more country')}
          <Mark of="down" />
        </button>
      )}
    </>
  );
}

/** Rows that a phone shows at first, where more than one would be left. */
const FIRST_ROWS = 3;

/** Some regimes have contributions that are due without any income. */
const NO_INCOME = 'Without an income only fixed contributions fall due. Enter yours to rank the countries.';
