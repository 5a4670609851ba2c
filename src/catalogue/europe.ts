/** Which countries belong to Europe and to the zero-tax pages, by ISO 3166-1 alpha-2 code. */

import type { RegionPreference } from './professions.ts';

/** The wizard's list. */
export const WIZARD_EUROPE: ReadonlySet<string> = new Set(
  (
    'AL AD AT BY BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS ' +
    'SK SI ES SE CH UA GB VA'
  ).split(' '),
);

/** The countries of a region, by upper-case code; null is all. */
export function codesOf(region: RegionPreference | null | undefined): ReadonlySet<string> | null {
  return region === 'europe' ? WIZARD_EUROPE : null;
}

/** The ranking pages' list: the wizard's without RU, UA, GB and BY. */
export const RANKING_EUROPE: ReadonlySet<string> = new Set(
  [...WIZARD_EUROPE].filter((code) => !['RU', 'UA', 'GB', 'BY'].includes(code)),
);

/** The countries on zero-tax pages. */
export const ZERO_TAX_CODES: ReadonlySet<string> = new Set(['PY', 'PA', 'GE', 'CR', 'AE', 'UY']);
