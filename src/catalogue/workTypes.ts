/** The wizard's answer to 'what best describes you'. */
export const WORK_TYPES = ['remote', 'freelancer', 'business'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Where someone wants to live. */
export const REGIONS = ['anywhere', 'europe'] as const;
export type RegionPreference = (typeof REGIONS)[number];
