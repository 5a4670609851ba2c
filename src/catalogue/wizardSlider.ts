/** What the wizard's income slider offers at an income. Money is in USD per year. */
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
export function wizardSlider(income: number): WizardSlider {
  if (income > STANDARD_MAX) {
    return { ...HIGH, link: { text: 'Back to standard range', income: STANDARD_MAX } };
  }
  const isAtEnd = income === STANDARD_MAX;
  return { ...STANDARD, link: isAtEnd ? { text: 'Making more than $200k?', income: 250_000 } : null };
}
