import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { GROUP_WORDS, zeroLine } from '../../assess/english.ts';
import { openGroups, placesOf, type Recommendations } from '../../assess/recommendations.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { useSoFar } from '../../assess/useSoFar.ts';
import { RANKING_DEBOUNCE_MS, RANKING_LIMIT } from '../../catalogue/constants.ts';
import { RANKING_EUROPE, ZERO_TAX_CODES } from '../../catalogue/europe.ts';
import { RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import {
  PERSONA_WORK_TYPES,
  type Persona,
  type RankingKind,
  rankingTitle,
} from '../../catalogue/personas.ts';
import { answer, type Figures, useFigures } from '../../situation/figures.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Closed } from '../../ui/Closed.tsx';
import { Bottle, Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { MapBeside } from '../../ui/MapBeside.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { TodayRow } from '../TodayRow.tsx';
import type { BelowProps } from './BelowRanking.tsx';
import styles from './RankingPage.module.css';

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
        <p className={styles.description}>{description}</p>
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
          <ButtonLink href="/wizard">Find your country</ButtonLink>
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
        <EmptyState
          title="The countries did not load"
          drawing={<Bottle />}
          actions={
            <>
              <Button onClick={result.retry}>Try again</Button>
              <ButtonLink href="/countries" variant="quiet">
                View All Countries
              </ButtonLink>
            </>
          }
        >
          <p role="alert">{result.error.message}</p>
        </EmptyState>
      </section>
    );
  }
  const { recommended } = result;
  const { all, fits, check, no, today, isGrouped } = recommended;
  const listed = [...fits, ...check].slice(0, RANKING_LIMIT);
  return (
    <>
      <MapBeside
        className={styles.map}
        rows={[...listed, ...no].map(({ best }) => best)}
        answer={listed[0]?.best}
        isGrouped={isGrouped}
        isEurope={kind === 'europe'}
        money={figures.money}
        onPress={({ path, assessment }) => navigate(calculatorPathAt(path, assessment.income))}
      />
      <section className={styles.result} aria-label="Ranking">
        {all.length === 0 ? (
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
            <Rows kind={kind} recommended={recommended} figures={figures} />
            <TodayRow today={today} money={figures.money} />
            <Closed closed={no} money={figures.money} />
            <PaperNotes countries={listed.map(({ best }) => best.country)} estimate={figures.estimate} />
          </>
        )}
      </section>
    </>
  );
});

interface RowsProps {
  readonly kind: RankingKind;
  readonly recommended: Recommendations;
  readonly figures: Figures;
}

function Rows({ kind, recommended, figures }: RowsProps) {
  const { money, income } = figures;
  const { isGrouped } = recommended;
  const groups = openGroups(recommended);
  const rows = groups.flatMap((group) => group.rows).slice(0, RANKING_LIMIT);
  const list = useRef<HTMLOListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useReorderMotion(list, rows.map(({ best }) => best.country.id).join());
  const places = placesOf(
    rows.map(({ best }) => best),
    isGrouped ? 'kept' : 'rate',
  );
  const isShort = showsAll || rows.length <= FIRST_ROWS + 1;
  // With answers the list is in order of what is kept, in its groups.
  const low = kind === 'zero' && !isGrouped ? rows.findIndex(({ best }) => best.total > 0) : -1;
  const isSoFar = useSoFar(recommended);
  const order = isGrouped ? `${isSoFar ? 'So far. ' : ''}You keep most first.` : 'Lowest tax first.';
  return (
    <>
      <div className={styles.heads}>
        <p role="status">{income === 0 ? NO_INCOME : kind === 'zero' && !isGrouped ? '' : order}</p>
        <span aria-hidden="true" className={styles.wide}>
          Tax
        </span>
        <span aria-hidden="true">You keep a month</span>
      </div>
      <RegimeRows
        label={kind === 'zero' ? 'Zero tax' : 'Lowest tax'}
        isWide
        isHeaded
        className={isShort ? undefined : styles.first}
        ref={list}
      >
        {rows.map(({ best }, at) => (
          <Fragment key={best.country.id}>
            {at > 0 && at === low ? <Heading>Low, not zero</Heading> : null}
            {groups.map(({ level, rows: [first] }) =>
              level !== null && first?.best === best ? (
                <Heading key={level}>{GROUP_WORDS[level]}</Heading>
              ) : null,
            )}
            <RegimeRow
              of={best}
              money={money}
              place={places[at]}
              most={2}
              line={kind === 'zero' && best.total === 0 ? zeroLine(best, money) : undefined}
            />
          </Fragment>
        ))}
      </RegimeRows>
      {isShort ? null : (
        <Button variant="plain" className={styles.all} onClick={() => setShowsAll(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

/** What the rows below it have in common. */
function Heading({ children }: { readonly children: string }) {
  return (
    <li className={styles.low}>
      <h2>{children}</h2>
    </li>
  );
}

/** Rows that a phone shows at first, where more than one would be left. */
const FIRST_ROWS = 5;

/** Some regimes have contributions that are due without any income. */
const NO_INCOME = 'Without an income only fixed contributions fall due. Enter yours to rank the countries.';

interface RankingWords {
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText?: string;
}

type Pages = Readonly<Record<RankingKind, Readonly<Record<Persona, RankingWords>>>>;

export const RANKING_WORDS: Pages = {
  world: {
    'remote-workers': { description: 'Your work travels with you. These countries tax it least.' },
    'digital-nomads': { description: 'A visa lets you stay. Tax residency decides what you pay.' },
    freelancers: { description: 'Flat rates, lump sums, one percent of turnover.' },
    'business-owners': {
      description: 'Schemes with write-offs. Company tax and dividends are counted together.',
    },
  },
  europe: {
    'remote-workers': { description: 'Stay close to your team’s hours, and pay less.' },
    'digital-nomads': { description: 'Nomad permits from Montenegro to Spain, with very different taxes.' },
    freelancers: { description: 'Where flat rates and reliefs make Europe cheap.' },
    'business-owners': { description: 'European companies and sole traders, by what reaches you.' },
  },
  zero: {
    'remote-workers': { description: 'Six countries with little or no tax on remote work.' },
    'digital-nomads': { description: 'Six countries that take little or nothing.' },
    freelancers: { description: 'Six countries with little or no tax on foreign clients.' },
    'business-owners': { description: 'Six countries with little or no tax on business abroad.' },
  },
};
