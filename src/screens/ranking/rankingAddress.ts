/** The income of a ranking page, as its address holds it. */
import { incomeFromQuery, RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';

const INCOME = 'income';

/** USD per year; null where the address names none or something else than an income. */
function readIncome(search: string): number | null {
  const text = new URLSearchParams(search).get(INCOME);
  return text === null ? null : incomeFromQuery(text);
}

function writeIncome(search: string, income: number): string {
  const query = new URLSearchParams(search);
  if (income === RANKING_DEFAULT_INCOME) query.delete(INCOME);
  else query.set(INCOME, String(income));
  return query.toString();
}

export const RANKING_INCOME = {
  read: readIncome,
  write: writeIncome,
  initial: RANKING_DEFAULT_INCOME as number,
};
