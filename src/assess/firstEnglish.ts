/** What home and results say of their answer, and no other page. */

import { capitalised, nameInText } from '../catalogue/format.ts';
import { keepsNothing, keptText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { A_MONTH, type Lead } from './answerEnglish.ts';
import type { Assessed } from './assessor.ts';

/**
 * "€1,466 a month more in Serbia", or where today's tax is not known "$5,769 a month is yours in Serbia".
 * @param gain what it leaves more than today, USD per month
 * @param isLeast whether an open answer can raise it
 */
export function yoursLead(
  { country, kept }: Pick<Assessed, 'country' | 'kept'>,
  gain: number | null,
  isLeast: boolean,
  money: MoneyFormat,
): Lead {
  const before = isLeast ? 'At least' : '';
  const place = nameInText(country.name);
  if (gain !== null) return { before, figure: money(gain), every: A_MONTH, after: `more in ${place}` };
  const after = `is yours in ${place}`;
  return keepsNothing(kept)
    ? { before: '', figure: capitalised(keptText(kept, money)), after }
    : { before, figure: money(kept / 12), every: A_MONTH, after };
}

/** What the contributions of a regime insure, in a sentence. */
export function insuranceSentence(insures: { readonly health: boolean; readonly pension: boolean }): string {
  if (insures.health && insures.pension) return 'It includes public health care and a pension.';
  if (insures.health) return 'It includes public health care and no pension.';
  return insures.pension
    ? 'It includes a pension and no health care.'
    : 'It includes neither health care nor a pension.';
}
