/** The comparison as the address of the page holds it; its figures are those of the situation. */
import { parseRegimeIds } from '../../catalogue/compareQuery.ts';
import { COMPARE_DEFAULT_INCOME, incomeFromQuery } from '../../catalogue/income.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

/** In the order of the address; duplicates count once. Not checked against the catalogue. */
const regimeIds: UrlParameter<readonly string[]> = {
  name: 'tax_regime_ids',
  initial: [],
  parse: parseRegimeIds,
  serialise: (ids) => [...new Set(ids)].join(','),
};

/** Null where the address names something else than an income; which one it is, the situation says. */
const income: UrlParameter<number | null> = {
  initial: COMPARE_DEFAULT_INCOME,
  parse: incomeFromQuery,
};

export const COMPARE_URL = { regimeIds, income };
