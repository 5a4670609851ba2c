/** How sure a person's figure is: between which totals of one year the tax lies, where the law is in doubt. */
import type { AnswerBand } from '../law/band.ts';
import type { Assessed } from './assessor.ts';

/** A band of one year. Amounts are USD. */
export interface YearBand extends AnswerBand {
  readonly year: number;
}

/**
 * Between which totals of the data's tax year the law's estimate lies; null where no doubt moves it by half a point of
 * income, and where a home country asks for more, of which no band is known.
 */
export function bandOfYear({
  schedule: { lawOf },
  options: { laws },
  assessment: { income, costs },
  country,
  dueInOneYear,
}: Pick<Assessed, 'schedule' | 'options' | 'assessment' | 'country' | 'dueInOneYear'>): YearBand | null {
  if (!lawOf || !laws || dueInOneYear !== 0) return null;
  const band = laws.bandAt(lawOf, income, costs);
  return band && { ...band, year: country.taxYear };
}
