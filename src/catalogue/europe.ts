/** Which countries belong to Europe and to the zero-tax pages, by ISO 3166-1 alpha-2 code. */

import { type LimitedRegion, limitedRegion, type RegionPreference } from './professions.ts';

/** The wizard's list. */
export const WIZARD_EUROPE: ReadonlySet<string> = new Set(
  (
    'AL AD AT BY BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS ' +
    'SK SI ES SE CH UA GB VA'
  ).split(' '),
);

const EU: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

const CODES: Readonly<Record<LimitedRegion, ReadonlySet<string>>> = { europe: WIZARD_EUROPE, eu: EU };

/** The countries of a region, by upper-case code; null is all. */
export function codesOf(region: RegionPreference | null | undefined): ReadonlySet<string> | null {
  const limited = limitedRegion(region);
  return limited && CODES[limited];
}

/** The ranking pages' list: the wizard's without RU, UA, GB and BY. */
export const RANKING_EUROPE: ReadonlySet<string> = new Set(
  [...WIZARD_EUROPE].filter((code) => !['RU', 'UA', 'GB', 'BY'].includes(code)),
);

/** The countries on zero-tax pages. */
export const ZERO_TAX_CODES: ReadonlySet<string> = new Set(['PY', 'PA', 'GE', 'CR', 'AE', 'UY']);
