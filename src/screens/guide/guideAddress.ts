/** The state of a guide, as its address holds it. */
import { formatMoney } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_SLIDER, incomeFromQuery } from '../../catalogue/income.ts';
import { incomeNotice } from '../../catalogue/incomeNotice.ts';
import { choiceParameter, type UrlParameter } from '../../stores/urlState.ts';

/** USD per year, where the slider can stand. */
const income: UrlParameter<number> = {
  initial: GUIDE_DEFAULT_INCOME,
  parse(text) {
    const written = incomeFromQuery(text);
    if (written === null) return undefined;
    const { min, max, step } = GUIDE_SLIDER;
    return Math.min(Math.max(Math.round(written / step) * step, min), max);
  },
};

export const GUIDE_URL = {
  income,
  /** Whose curves a guide draws: the regime's on the page, or all of the country's. */
  curves: choiceParameter(['one', 'all'], 'all'),
};

/** What to say about an income of the address that the slider cannot show as it is; null where there is none. */
export function guideIncomeNotice(text: string | null): string | null {
  const written = text === null ? null : incomeFromQuery(text);
  if (text === null || written === null) return incomeNotice(text);
  const shown = income.parse(text);
  if (shown === undefined || shown === written) return null;
  const { min, max, step } = GUIDE_SLIDER;
  return (
    `The slider goes from ${formatMoney(min)} to ${formatMoney(max)} in steps of ${formatMoney(step)}: ` +
    `it shows ${formatMoney(shown)} instead of ${formatMoney(written)}.`
  );
}
