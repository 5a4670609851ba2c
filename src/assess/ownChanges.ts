/** Changes of the law as they reach a reader: at the reader's income, and those of the regimes in the comparison, in the plan and among the best five. */
import { useMemo } from 'react';
import { useCountries } from '../api/countries.ts';
import { changeEffects } from '../catalogue/changeEffects.ts';
import type { Change } from '../catalogue/changes.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { optionsOf } from '../situation/homeTax.ts';
import { useComparison } from '../stores/comparison.ts';
import { usePlan } from '../stores/plan.ts';
import type { Recommendations } from './recommendations.ts';
import { datedAmounts, datedWords } from './rowEnglish.ts';
import { usePersonFacts } from './useFacts.ts';
import { useRecommendations } from './useRecommendations.ts';

/** How many of the best countries of a list count as the reader's. */
const BEST = 5;

/** Ids of the regimes whose figures a reader looks at. */
function ownRegimes(
  recommended: Pick<Recommendations, 'fits' | 'check'> | null,
  compared: readonly string[],
  planned: string | null,
): ReadonlySet<string> {
  const best = recommended ? [...recommended.fits, ...recommended.check].slice(0, BEST) : [];
  return new Set([
    ...compared,
    ...(planned === null ? [] : [planned]),
    ...best.map((one) => one.best.regime.id),
  ]);
}

/** Of changes, those that move a figure of one of these regimes. */
function changesOf(changes: readonly Change[], regimeIds: ReadonlySet<string>): readonly Change[] {
  return changes.filter(
    ({ regimes, effects }) => effects.length > 0 && regimes.some((id) => regimeIds.has(id)),
  );
}

/** What ends, with what the reader keeps before and after it, by the id of the change. */
function endsOf(
  changes: readonly Change[],
  recommended: Pick<Recommendations, 'fits' | 'check'> | null,
  money: MoneyFormat,
): ReadonlyMap<string, string> {
  const rows = recommended ? [...recommended.fits, ...recommended.check].map(({ best }) => best) : [];
  return new Map(
    changes.flatMap(({ id, date, regimes }) => {
      const row = rows.find(({ regime }) => regimes.includes(regime.id));
      if (!row?.terms.some((term) => term.kind === 'ends' && 'day' in term.at && term.at.day === date))
        return [];
      const dated = datedAmounts(row);
      return dated ? [[id, `You would keep ${datedWords(dated, money, ' a month')}.`]] : [];
    }),
  );
}

interface OwnChanges {
  readonly changes: readonly Change[];
  readonly ends: ReadonlyMap<string, string>;
}

/** Of changes, those that reach the reader. @param changes must keep its identity */
export function useOwnChanges(changes: readonly Change[], figures: Figures): OwnChanges {
  const { regimeIds } = useComparison();
  const { regimeId } = usePlan();
  const { money } = figures;
  const result = useRecommendations(figures);
  const recommended = result.status === 'success' ? result.recommended : null;
  return useMemo(() => {
    const own = changesOf(changes, ownRegimes(recommended, regimeIds, regimeId));
    return { changes: own, ends: endsOf(own, recommended, money) };
  }, [changes, recommended, regimeIds, regimeId, money]);
}

/** Changes with what they do at the income and costs of a reader who has said something. @param changes must keep its identity */
export function useChangesAt(
  changes: readonly Change[],
  { situation, income, costs }: Pick<Figures, 'situation' | 'income' | 'costs'>,
): readonly Change[] {
  const { data: countries } = useCountries();
  const { facts } = usePersonFacts(needsFacts(situation));
  return useMemo(() => {
    const options = optionsOf({ situation, costs, estimate: 'law' }, facts);
    if (!options.laws || !countries) return changes;
    const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
    return changes.map((change) => {
      const moved = change.effects.flatMap((effect) => effect.regimes);
      const figures = change.regimes.filter((id) =>
        regimes.some((regime) => regime.id === id && moved.includes(regime.name)),
      );
      return { ...change, effects: changeEffects({ date: change.date, figures }, regimes, options, income) };
    });
  }, [changes, countries, facts, situation, income, costs]);
}
