/** Comparisons to start with, found in the data by rules. */
import { type Assessed, assessor } from '../../assess/assessor.ts';
import { isOpenTo } from '../../assess/recommendations.ts';
import type { Country } from '../../catalogue/entities.ts';
import type { PersonFacts } from '../../catalogue/personFacts.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import type { Figures } from '../../situation/figures.ts';
import { movesFreely } from '../../situation/places.ts';

export interface StarterSet {
  readonly title: string;
  /** The rule, in one sentence. */
  readonly text: string;
  /** Of different countries, what leaves most first; of those that leave the same, what lasts longest. */
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
    text: 'No tax on income from abroad, and a permit.',
    test: ({ regime, total }) => Math.round(total) === 0 && regime.permits.length > 0,
  },
  {
    title: 'One-person company',
    text: 'Company tax and your own tax counted together.',
    test: ({ regime }) => regime.requiresIncorporation,
  },
];

/** For how many years a regime is open; more than a stay where it has no end. */
function yearsOf({ regime: { lasting } }: Assessed): number {
  return Math.min(lasting?.years ?? 100, (lasting?.permitMonths ?? 1200) / 12);
}

/** Sets of at least two regimes, each country with the one that leaves most; what does not fit is in none. */
export function starterSets(
  countries: readonly Country[],
  figures: Omit<Figures, 'isFromLink'>,
  schedules: Schedules,
  facts: PersonFacts,
): readonly StarterSet[] {
  const assess = assessor(figures.situation, figures, schedules, facts, countries);
  const regimes = countries
    .flatMap((country) =>
      country.taxRegimes
        .filter((regime) => isOpenTo(regime, figures.income, null))
        .map((regime) => assess(country, regime)),
    )
    .filter(({ fit }) => fit !== 'no')
    .sort((a, b) => b.kept - a.kept || yearsOf(b) - yearsOf(a));
  return RULES.map(({ title, text, test }) => {
    const found = regimes.filter((one) => test(one));
    const first = found.filter((one, at) => found.findIndex(({ country }) => country === one.country) === at);
    return { title, text, regimes: first.slice(0, MOST) };
  }).filter((set) => set.regimes.length > 1);
}
