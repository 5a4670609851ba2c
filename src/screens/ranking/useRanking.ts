import { useMemo } from 'react';
import { useCountries, useTaxBrackets } from '../../api/queries.ts';
import type { Persona, RankingKind } from '../../catalogue/personas.ts';
import type { RankedCountry } from '../../catalogue/ranking.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { assess, breakdownLines, type TaxLine, type TaxSchedule } from '../../tax/index.ts';
import { countriesOf, rankingOf } from './rankingOf.ts';

/** A ranked country and the lines its bar is made of. */
export interface RankingRow extends RankedCountry {
  readonly lines: readonly TaxLine[];
  readonly schedule: TaxSchedule;
  /** USD per year. */
  readonly income: number;
  readonly deduct: boolean;
}

export type Ranking =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'success'; readonly rows: readonly RankingRow[] };

/** The rows of a ranking page at an income in USD per year, over the answers of the API. */
export function useRanking(kind: RankingKind, persona: Persona, income: number): Ranking {
  const deduct = useDeduct();
  const answer = useCountries();
  const countries = useMemo(() => countriesOf(kind, answer.data), [kind, answer.data]);
  const brackets = useTaxBrackets(
    useMemo(() => countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)), [countries]),
  );
  const book = useMemo(() => scheduleBook(brackets.data), [brackets.data]);
  const isComplete = answer.status === 'success' && brackets.status === 'success';

  const rows = useMemo(() => {
    if (!isComplete) return [];
    return rankingOf(kind, persona, countries, book, { income, deduct }).map((ranked): RankingRow => {
      const { bestRegime } = ranked;
      const schedule = book.scheduleOf(bestRegime);
      const lines = breakdownLines(bestRegime, assess(schedule, income, { deduct }));
      return { ...ranked, lines, schedule, income, deduct };
    });
  }, [isComplete, kind, persona, countries, book, income, deduct]);

  const failed = [answer, brackets].find(({ status }) => status === 'error');
  if (failed?.error) return { status: 'error', error: failed.error, retry: () => void failed.refetch() };
  return isComplete ? { status: 'success', rows } : { status: 'loading' };
}
