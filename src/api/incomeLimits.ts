/** The income limits of a country's regimes; loaded after the page is interactive. */
import { loadPractical } from 'virtual:lowtide/practical';
import { type IncomeMark, incomeMarks } from '../catalogue/limits.ts';
import type { TaxOptions, TaxSchedule } from '../tax/index.ts';

export interface IncomeLimits {
  /** What the country calls its value added tax, and for which clients its limit is; null where the data do not say. */
  readonly vat: string | null;
  marksOf(schedule: TaxSchedule, options: TaxOptions): readonly IncomeMark[];
}

export async function loadIncomeLimits(slug: string): Promise<IncomeLimits> {
  const found = await loadPractical[slug]?.();
  const { name, registrationThreshold, onlyLocal } = found?.practical.vat ?? {};
  const only = onlyLocal ? ', if clients are there' : '';
  const threshold = registrationThreshold?.usd ?? null;
  return {
    vat: name ? `${name}${only}` : null,
    marksOf: (schedule, options) =>
      incomeMarks(schedule, threshold, options).map((mark) =>
        mark.kind === 'vat' ? { ...mark, label: `${only ? 'VAT' : mark.label}${only}` } : mark,
      ),
  };
}
