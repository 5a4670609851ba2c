/** Who may use a regime: what its country file says about it. */

/** Whom a condition concerns. */
export const CONDITION_TESTS = [
  'always',
  'citizen-eu',
  'citizen-other',
  'clients-local',
  'company',
  'work-here',
] as const;
export type ConditionTest = (typeof CONDITION_TESTS)[number];

export interface Condition {
  /** 'company': owners of a business. 'work-here': people who do the work mostly in the country. */
  readonly when: ConditionTest;
  /** 'no': the regime is closed to them. 'check': it is open on a condition. */
  readonly fits: 'no' | 'check';
  /** The condition in one sentence. */
  readonly because: string;
  /** The country's regime that applies where the work counts as local, or where the condition is not met. */
  readonly instead?: string;
}

/** A permit that opens a regime to people who cannot simply settle in the country. */
export interface RegimePermit {
  /** Id of a permit of the country (data/practical). */
  readonly permit: string;
  /** What else must be true, in one sentence; without it, everybody of the citizenship gets it who has the income. */
  readonly check?: string;
}
