/** The income limits of a country's regimes; loaded after the page is interactive. */
import { loadPractical } from 'virtual:lowtide/practical';
import { type IncomeMark, incomeMarks } from '../../catalogue/limits.ts';
import type { TaxOptions, TaxSchedule } from '../../tax/index.ts';

export interface IncomeLimits {
  marksOf(schedule: TaxSchedule, options: TaxOptions): readonly IncomeMark[];
}

export async function loadIncomeLimits(slug: string): Promise<IncomeLimits> {
  const found = await loadPractical[slug]?.();
  const threshold = found?.practical.vat.registrationThreshold?.usd ?? null;
  return { marksOf: (schedule, options) => incomeMarks(schedule, threshold, options) };
}
