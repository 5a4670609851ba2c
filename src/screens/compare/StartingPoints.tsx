import { useMemo } from 'react';
import { taxBrackets } from '../../api/countries.ts';
import { type Assessed, assessor } from '../../assess/assessor.ts';
import { countryNames, selectionOf } from '../../assess/comparison.ts';
import { GROUP_WORDS } from '../../assess/english.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import {
  byFit,
  isAnsweredAgainst,
  isOpenTo,
  leavesMore,
  listedFor,
  openGroups,
  type Recommendations,
  recommendations,
  shownSchemes,
} from '../../assess/recommendations.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import type { Country } from '../../catalogue/entities.ts';
import type { PersonFacts } from '../../catalogue/personFacts.ts';
import { type Schedules, schedulesFor } from '../../catalogue/schedules.ts';
import type { Figures } from '../../situation/figures.ts';
import { movesFreely } from '../../situation/situation.ts';
import { useRecentComparisons } from '../../stores/recentComparisons.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import styles from './Compare.module.css';

interface Props {
  readonly countries: readonly Country[];
  readonly figures: Figures;
  readonly onStart: (regimeIds: readonly string[]) => void;
}

/** Comparisons to start with: sets by a rule, and the person's own of before. */
export default function StartingPoints({ countries, figures, onStart }: Props) {
  const { facts, isReady } = usePersonFacts(true);
  const sets = useMemo(
    () => (isReady ? starterSets(countries, figures, schedulesFor(taxBrackets), facts) : []),
    [isReady, countries, figures, facts],
  );
  const recent = useRecentComparisons()
    .map((ids) => selectionOf(countries, ids, facts).columns)
    .filter((columns) => columns.length > 1);
  return (
    <>
      {sets.length > 0 ? (
        <section aria-labelledby="starter-sets">
          <h2 id="starter-sets" className={styles.startTitle}>
            Start with a set
          </h2>
          <p className={styles.setNote}>
            {`What you keep a month from ${figures.money(figures.income)} a year.`}
          </p>
          <ul className={styles.sets}>
            {sets.map(({ title, text, regimes }) => (
              <li key={title} className={styles.set}>
                <h3 className={styles.setName}>{title}</h3>
                <p className={styles.setText}>{text}</p>
                <RegimeRows label={title}>
                  {regimes.map((one) => (
                    <RegimeRow key={one.regime.id} of={one} money={figures.money} gain={gainAMonth(one)} />
                  ))}
                </RegimeRows>
                <Button
                  variant="quiet"
                  className={styles.start}
                  onClick={() => onStart(regimes.map(({ regime }) => regime.id))}
                >
                  {`Compare these ${regimes.length}`}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {recent.length > 0 ? (
        <section aria-labelledby="recent-comparisons">
          <h2 id="recent-comparisons" className={styles.startTitle}>
            Your recent comparisons
          </h2>
          <ul className={styles.recent}>
            {recent.map((columns) => {
              const ids = columns.map(({ regime }) => regime.id);
              return (
                <li key={ids.join()}>
                  <button type="button" className={styles.again} onClick={() => onStart(ids)}>
                    <span className={styles.flags}>
                      {columns.map(({ country, regime }) => (
                        <Flag key={regime.id} code={country.code} />
                      ))}
                    </span>
                    {countryNames(columns)}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface StarterSet {
  readonly title: string;
  /** The rule, in one sentence. */
  readonly text: string;
  /** Of different countries, in the order of a person's list. */
  readonly regimes: readonly Assessed[];
}

const MOST = 4;

interface Rule extends Pick<StarterSet, 'title' | 'text'> {
  readonly test: (one: Assessed) => boolean;
}

const RULES: readonly Rule[] = [
  {
    title: 'EU, no company',
    text: 'Work in your own name in the European Union.',
    // Not with what is closed to those who are likeliest to ask.
    test: ({ country, regime }) =>
      movesFreely(country.code.toLowerCase()) &&
      !regime.requiresIncorporation &&
      !regime.conditions.some(
        (one) => one.type === 'citizenship' && one.closedTo === 'eu' && one.unmet === 'no',
      ),
  },
  {
    title: '0% with a permit',
    text: 'A permit, and no tax on foreign income.',
    test: ({ regime, total }) => Math.round(total) === 0 && regime.permits.length > 0,
  },
  {
    title: 'One-person company',
    text: 'Company tax and yours combined.',
    test: ({ regime }) => regime.requiresIncorporation,
  },
];

/** Sets of at least two regimes, each country with the one that leaves most; what does not fit, or leaves less than today, is in none. */
export function starterSets(
  countries: readonly Country[],
  figures: Omit<Figures, 'isFromLink'>,
  schedules: Schedules,
  facts: PersonFacts,
): readonly StarterSet[] {
  const assess = assessor(figures.situation, figures, schedules, facts, countries);
  const worksAs = listedFor(figures.situation, null);
  const list = recommendations(figures.situation, countries, { figures, schedules, facts });
  const regimes = countries
    .flatMap((country) =>
      [...country.taxRegimes, ...shownSchemes(figures.situation, facts, country, assess)]
        .filter((regime) => isOpenTo(regime, figures.income, worksAs))
        .map((regime) => assess(country, regime)),
    )
    .filter((one) => one.fit !== 'no' && !isAnsweredAgainst(one) && leavesMore(one, list))
    .sort(byFit);
  const byRule = RULES.map(({ title, text, test }) => {
    const found = regimes.filter((one) => test(one));
    const first = found.filter((one, at) => found.findIndex(({ country }) => country === one.country) === at);
    return { title, text, regimes: first };
  });
  return [ownSet(list), ...byRule]
    .map((set) => ({ ...set, regimes: set.regimes.slice(0, MOST) }))
    .filter((set) => set.regimes.length > 1);
}

/** The first of a person's list: what is sure and leaves more than today. */
function ownSet(list: Recommendations): StarterSet {
  const rows = openGroups(list).find(({ level }) => level === 'more')?.rows ?? [];
  const title = GROUP_WORDS[list.keptToday === null ? 'fits' : 'more'];
  return { title, text: 'The first countries of your list.', regimes: rows.map(({ best }) => best) };
}
