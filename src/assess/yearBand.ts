/** How sure a person's figure is: between which totals of one year the tax lies, and what bills would make of it. */
import type { AnswerBand } from '../law/band.ts';
import type { BillsEffect } from '../law/bills.ts';
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
  const band = laws.ask(lawOf)?.bandAt(income, costs) ?? null;
  return band && { ...band, year: country.taxYear };
}

/** What bills would change in one year. Amounts are USD. */
export interface BillsOfYear extends BillsEffect {
  readonly year: number;
}

/**
 * What the bills before a parliament would change in the first year of the stay, or in the one of the data; null where
 * there are none, or they move the tax by less than half a point of income.
 */
export function billsOf({
  schedule,
  options: { laws },
  assessment: { income, costs },
  country,
  projection,
}: Pick<Assessed, 'schedule' | 'options' | 'assessment' | 'country' | 'projection'>): BillsOfYear | null {
  const first = projection?.years[0];
  const { lawOf } = first?.schedule ?? schedule;
  const effect = lawOf ? laws?.ask(lawOf)?.billsAt(income, costs) : undefined;
  return effect ? { ...effect, year: first?.year ?? country.taxYear } : null;
}
