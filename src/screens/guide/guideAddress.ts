/** The state of a guide, as its address holds it. */
import { formatMoney } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_SLIDER, incomeFromQuery } from '../../catalogue/income.ts';
import { incomeNotice } from '../../catalogue/incomeNotice.ts';

const INCOME = 'income';

/** The income in USD per year, where the slider can stand; null where the address has none that is a number. */
function readIncome(search: string): number | null {
  const text = new URLSearchParams(search).get(INCOME);
  const income = text === null ? null : incomeFromQuery(text);
  if (income === null) return null;
  const { min, max, step } = GUIDE_SLIDER;
  return Math.min(Math.max(Math.round(income / step) * step, min), max);
}

/** What to say about an income of the address that the slider cannot show as it is; null where there is none. */
export function guideIncomeNotice(text: string | null): string | null {
  const income = text === null ? null : incomeFromQuery(text);
  if (income === null) return incomeNotice(text);
  const shown = readIncome(`${INCOME}=${text}`) ?? income;
  if (shown === income) return null;
  const { min, max, step } = GUIDE_SLIDER;
  return (
    `The slider goes from ${formatMoney(min)} to ${formatMoney(max)} in steps of ${formatMoney(step)}: ` +
    `it shows ${formatMoney(shown)} instead of ${formatMoney(income)}.`
  );
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
