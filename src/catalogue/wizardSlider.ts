import type { Currency } from './currencies.ts';
import { formatCurrency } from './format.ts';
import { incomeScale } from './money.ts';

/** What the wizard's income slider offers at an income. Money is a year, in the person's currency. */
export interface WizardSlider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The link under the slider and the income that it sets; null where there is none. */
  readonly link: { readonly text: string; readonly income: number } | null;
}

const STANDARD_MAX = 200_000;
const STANDARD = { min: 40_000, max: STANDARD_MAX, step: 5_000 } as const;
const HIGH = { min: STANDARD_MAX, max: 1_000_000, step: 10_000 } as const;

/**
 * Standard range up to 200,000, where a link leads beyond it; above 200,000 the high range with a link back.
 */
export function wizardSlider(income: number, currency: Currency = 'USD'): WizardSlider {
  const scale = incomeScale(currency);
  const end = STANDARD_MAX * scale;
  const scaled = ({ min, max, step }: typeof STANDARD | typeof HIGH) => ({
    min: min * scale,
    max: max * scale,
    step: step * scale,
  });
  if (income > end) return { ...scaled(HIGH), link: { text: 'Back to standard range', income: end } };
  if (income < end) return { ...scaled(STANDARD), link: null };
  const most = scale === 1 ? `${formatCurrency(end / 1000, currency)}k` : formatCurrency(end, currency);
  return { ...scaled(STANDARD), link: { text: `Making more than ${most}?`, income: 250_000 * scale } };
}
