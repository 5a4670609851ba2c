import { useMemo } from 'react';
import { useCountries, useTaxBrackets } from '../../api/queries.ts';
import { type RankedCountry, rankCountries } from '../../catalogue/ranking.ts';
import { type ScheduleBook, scheduleBook } from '../../catalogue/scheduleBook.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { assess, breakdownLines, isEligible, type TaxLine, type TaxSchedule } from '../../tax/index.ts';
import type { CompleteAnswers } from './answers.ts';

/** A country of the results with the lines of its best regime. */
export interface Recommendation extends RankedCountry {
  /** The breakdown lines to show. */
  readonly lines: readonly TaxLine[];
  readonly schedule: TaxSchedule;
  /** The regime's place among the country's, for the address of its calculator. */
  readonly regimeIndex: number;
}

export type Recommendations =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'success';
      readonly list: readonly Recommendation[];
      /** Whether contributions were deducted first. */
      readonly deduct: boolean;
    };

const NO_IDS: readonly string[] = [];

/**
 * The wizard's result: the best regime of each country by effective rate. Countries are asked
 * for at once, so that they are there when the last question is answered.
 */
export function useRecommendations(answers: CompleteAnswers | null): Recommendations {
  const deduct = useDeduct();
  const countries = useCountries();
  const ids = useMemo(
    () =>
      answers && countries.data
        ? countries.data
            .flatMap(({ taxRegimes }) => taxRegimes)
            .filter((regime) => isEligible(regime, answers.income))
            .map(({ id }) => id)
        : NO_IDS,
    [answers, countries.data],
  );
  const brackets = useTaxBrackets(ids);

  return useMemo((): Recommendations => {
    const failed = [countries, brackets].find(({ status }) => status === 'error');
    if (failed?.error) return { status: 'error', error: failed.error, retry: () => void failed.refetch() };
    if (!answers || !countries.data || brackets.status !== 'success') return { status: 'loading' };
    const book = scheduleBook(brackets.data);
    const ranked = rankCountries(countries.data, book, { ...answers, deduct });
    const list = ranked.map((entry) => withLines(entry, book, answers.income, deduct));
    return { status: 'success', list, deduct };
  }, [answers, countries, brackets, deduct]);
}

function withLines(
  entry: RankedCountry,
  book: ScheduleBook,
  income: number,
  deduct: boolean,
): Recommendation {
  const { country, bestRegime } = entry;
  const schedule = book.scheduleOf(bestRegime);
  return {
    ...entry,
    schedule,
    lines: breakdownLines(bestRegime, assess(schedule, income, { deduct })),
    regimeIndex: country.taxRegimes.indexOf(bestRegime),
  };
}
