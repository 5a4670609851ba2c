/** The state of a guide, as its address holds it. */
import { GUIDE_DEFAULT_INCOME, GUIDE_SLIDER } from '../../catalogue/income.ts';

const INCOME = 'income';

/** The income in USD per year, where the slider can stand; null where the address has none. */
function readIncome(search: string): number | null {
  const text = new URLSearchParams(search).get(INCOME);
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  const { min, max, step } = GUIDE_SLIDER;
  return Math.min(Math.max(Math.round(Number(text) / step) * step, min), max);
}

function writeIncome(search: string, income: number): string {
  const query = new URLSearchParams(search);
  if (income === GUIDE_DEFAULT_INCOME) query.delete(INCOME);
  else query.set(INCOME, String(income));
  return query.toString();
}

export const GUIDE_INCOME = {
  read: readIncome,
  write: writeIncome,
  initial: GUIDE_DEFAULT_INCOME as number,
};

const CURVES = 'curves';
/** Whose curves a guide draws: the regime's on the page, or all of the country's. */
type CurvesScope = 'one' | 'all';

export const CURVES_SCOPE = {
  read(search: string): CurvesScope | null {
    return new URLSearchParams(search).get(CURVES) === 'one' ? 'one' : null;
  },
  write(search: string, scope: CurvesScope): string {
    const query = new URLSearchParams(search);
    if (scope === 'one') query.set(CURVES, 'one');
    else query.delete(CURVES);
    return query.toString();
  },
  initial: 'all' as CurvesScope,
};
