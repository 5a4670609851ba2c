/** What a person may say about herself for "Would I qualify?". */

/** What a person says about herself; null is not answered. */
export interface Profile {
  /** 'eu': of an EU or EEA country or Switzerland. */
  readonly citizenship: 'eu' | 'other' | null;
  /** 'local': also clients in the new country. */
  readonly clients: 'abroad' | 'local' | null;
  /** As what the work is done today. */
  readonly business: 'company' | 'sole-trader' | null;
  /** Whether a company may be founded in the new country. */
  readonly incorporate: 'yes' | 'no' | null;
  /** Days a year that can be spent in the country. */
  readonly days: number | null;
}

export const EMPTY_PROFILE: Profile = {
  citizenship: null,
  clients: null,
  business: null,
  incorporate: null,
  days: null,
};

export function isEmptyProfile(profile: Profile): boolean {
  return Object.values(profile).every((answer) => answer === null);
}

/** Whether a value read from the device is a profile. */
export function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const { citizenship, clients, business, incorporate, days } = value as Record<string, unknown>;
  const isOneOf = (answer: unknown, ...answers: unknown[]) => answer === null || answers.includes(answer);
  return (
    isOneOf(citizenship, 'eu', 'other') &&
    isOneOf(clients, 'abroad', 'local') &&
    isOneOf(business, 'company', 'sole-trader') &&
    isOneOf(incorporate, 'yes', 'no') &&
    (days === null || (typeof days === 'number' && days >= 0 && days <= 366))
  );
}
