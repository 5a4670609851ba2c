/** The income of a ranking page, as its address holds it. */
import { incomeFromQuery, RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

/** USD per year. */
const income: UrlParameter<number> = {
  initial: RANKING_DEFAULT_INCOME,
  parse: (text) => incomeFromQuery(text) ?? undefined,
};

export const RANKING_URL = { income };
