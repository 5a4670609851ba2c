/** What people do for a living, and why the law takes more or less of some of it. */
import type { Certainty, Reference } from '../tax/index.ts';

/** As conditions and laws tell it apart. `label` answers "What do you do?". */
export const PROFESSIONS = [
  { id: 'software', label: 'Software, IT, data' },
  { id: 'design', label: 'Design, photo, video, other creative work' },
  { id: 'writing', label: 'Writing, translation, editing' },
  { id: 'marketing', label: 'Marketing, advertising, social media, SEO' },
  { id: 'consulting', label: 'Business and management consulting, coaching' },
  { id: 'engineering', label: 'Engineers, architects' },
  { id: 'legal', label: 'Law, accounting, tax, audit' },
  { id: 'medical', label: 'Medicine, therapy, care' },
  { id: 'teaching', label: 'Teaching, training, online courses' },
  { id: 'trade', label: 'Online shop, trade, goods, dropshipping' },
  { id: 'agency', label: 'Agency or product business with staff, SaaS owner' },
  { id: 'other', label: 'Other services' },
] as const satisfies readonly { readonly id: string; readonly label: string }[];

export type Profession = (typeof PROFESSIONS)[number]['id'];

/** The ids alone, in the order in which they are offered. */
export const PROFESSION_IDS: readonly Profession[] = PROFESSIONS.map(({ id }) => id);

export function isProfession(value: unknown): value is Profession {
  return PROFESSION_IDS.some((id) => id === value);
}

/** The wizard's answer to 'what best describes you'. */
export const WORK_TYPES = ['remote', 'freelancer', 'business'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Where someone wants to live. */
export const REGIONS = ['anywhere', 'europe'] as const;
export type RegionPreference = (typeof REGIONS)[number];

/** Why professions pay differently; what each pays, the law's estimate says. */
export interface ProfessionTexts {
  /** Professions for which the figures of somebody who has said nothing are right. */
  readonly assumes: readonly Profession[];
  readonly because: string;
  readonly source: Reference;
  readonly confidence: Certainty;
  /** What else the law may take of them, and when. */
  readonly alternatives?: readonly {
    readonly professions: readonly Profession[];
    readonly when: string;
    readonly source?: Reference;
  }[];
}
