/** How long a permit is valid, in words. */

import type { PermitMonths } from '../catalogue/entities.ts';
import { countOf } from '../catalogue/format.ts';

/** "18 months", "2 years". */
export function monthsWords(months: number): string {
  return months % 12 > 0 ? `${months} months` : countOf(months / 12, 'year');
}

/** "Permit for 6 months to 1 year, renewable", "Permit for 9 months, renewable to 18 months". */
export function permitLastsPart({ first, longest, renewable }: PermitMonths, permit = 'Permit'): string {
  const lasts = first == null ? permit : `${permit} for ${firstWords(first)}`;
  if (renewable === 'permanent') return `${lasts}, then permanent`;
  if (!renewable) return lasts;
  return longest === undefined ? `${lasts}, renewable` : `${lasts}, renewable to ${monthsWords(longest)}`;
}

/** In a few words: that it can be renewed, else how long it is valid. */
export function permitShort(months: PermitMonths): string {
  const { renewable, longest } = months;
  if (renewable !== true) return permitLastsPart(months);
  return longest === undefined ? 'Renewable permit' : `Permit for up to ${monthsWords(longest)}`;
}

export function permitLastsSentence({ first, longest, renewable }: PermitMonths): string {
  const lasts = first == null ? 'The permit' : `The permit is for ${firstWords(first)}`;
  switch (renewable) {
    case undefined:
      return `${lasts}.`;
    case false:
      return `${lasts} and cannot be renewed.`;
    case 'permanent':
      return `${lasts}, and a permanent one follows.`;
    case true: {
      const inAll = longest === undefined ? '' : `, up to ${monthsWords(longest)} in all`;
      return `${lasts}${first == null ? '' : ' at first and'} can be renewed${inAll}.`;
    }
  }
}

/** "1 year", "6 months to 1 year", "1 to 3 years", "up to 3 years". */
function firstWords(first: NonNullable<PermitMonths['first']>): string {
  if (typeof first === 'number') return monthsWords(first);
  const { from, to } = first;
  if (from === undefined) return `up to ${monthsWords(to)}`;
  const areYears = from % 12 === 0 && to % 12 === 0;
  return `${areYears ? from / 12 : monthsWords(from)} to ${monthsWords(to)}`;
}
