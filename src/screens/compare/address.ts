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

/** The default where the address names no income, or something else; whose it is, the situation says. */
const income: UrlParameter<number> = {
  initial: COMPARE_DEFAULT_INCOME,
  parse: (text) => incomeFromQuery(text) ?? undefined,
};

export const COMPARE_URL = { regimeIds, income };
