/** The comparison as the address of the page holds it. */
import { parseRegimeIds } from '../../catalogue/compareQuery.ts';
import { COMPARE_DEBOUNCE_MS } from '../../catalogue/constants.ts';
import { COMPARE_DEFAULT_INCOME, incomeFromQuery } from '../../catalogue/income.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

/** In the order of the address; duplicates count once. Not checked against the catalogue. */
const regimeIds: UrlParameter<readonly string[]> = {
  name: 'tax_regime_ids',
  initial: [],
  parse: parseRegimeIds,
  serialise: (ids) => [...new Set(ids)].join(','),
};

/** USD per year, 60,000 where the address names none; null where it names something else than an income. */
const income: UrlParameter<number | null> = {
  initial: COMPARE_DEFAULT_INCOME,
  parse: incomeFromQuery,
  writesInitial: true,
  debounceMs: COMPARE_DEBOUNCE_MS,
};

export const COMPARE_URL = { regimeIds, income };
