/** What people do for a living, and why the law takes more or less of some of it. */
import type { Certainty, Reference } from '../law/index.ts';

interface ProfessionWords {
  /** Answers "What do you do?". */
  readonly label: string;
  /** The same on a button. */
  readonly short: string;
  /** Who does it, within a list of facts about a person. */
  readonly person: string;
  /** All who do it: "Not for developers". */
  readonly people: string;
  /** What it is, after "you work in". */
  readonly field: string;
}

/** As conditions and laws tell them apart, in the order in which they are offered. */
export const PROFESSIONS = {
  software: {
    label: 'Software, IT, data',
    short: 'Software',
    person: 'software developer',
    people: 'developers',
    field: 'software',
  },
  design: {
    label: 'Design, photo, video, other creative work',
    short: 'Design',
    person: 'designer',
    people: 'designers',
    field: 'design',
  },
  writing: {
    label: 'Writing, translation, editing',
    short: 'Writing',
    person: 'writer',
    people: 'writers',
    field: 'writing',
  },
  marketing: {
    label: 'Marketing, advertising, social media, SEO',
    short: 'Marketing',
    person: 'marketer',
    people: 'marketers',
    field: 'marketing',
  },
  consulting: {
    label: 'Business and management consulting, coaching',
    short: 'Consulting',
    person: 'consultant',
    people: 'consultants',
    field: 'consulting',
  },
  engineering: {
    label: 'Engineers, architects',
    short: 'Engineering',
    person: 'engineer',
    people: 'engineers',
    field: 'engineering',
  },
  legal: {
    label: 'Law, accounting, tax, audit',
    short: 'Law',
    person: 'lawyer or accountant',
    people: 'lawyers',
    field: 'law',
  },
  medical: {
    label: 'Medicine, therapy, care',
    short: 'Medicine',
    person: 'health professional',
    people: 'medics',
    field: 'medicine',
  },
  teaching: {
    label: 'Teaching, training, online courses',
    short: 'Teaching',
    person: 'teacher',
    people: 'teachers',
    field: 'teaching',
  },
  trade: {
    label: 'Online shop, trade, goods, dropshipping',
    short: 'Online shop',
    person: 'trader',
    people: 'traders',
    field: 'trade',
  },
  agency: {
    label: 'Agency or product business with staff, SaaS owner',
    short: 'Agency',
    person: 'agency owner',
    people: 'agencies',
    field: 'an agency',
  },
  other: {
    label: 'Other services',
    short: 'Other',
    person: 'other services',
    people: 'other services',
    field: 'other services',
  },
} as const satisfies Readonly<Record<string, ProfessionWords>>;

export type Profession = keyof typeof PROFESSIONS;

export const PROFESSION_IDS = Object.keys(PROFESSIONS) as readonly Profession[];

export function isProfession(value: unknown): value is Profession {
  return PROFESSION_IDS.some((id) => id === value);
}

/** How somebody works, in the order in which it is offered. */
export const WORK = {
  remote: {
    label: 'Remote worker',
    hint: 'You are employed or contracted by a company in another country.',
    inSentence: 'a remote worker',
  },
  freelancer: {
    label: 'Freelancer',
    hint: 'You invoice clients in your own name.',
    inSentence: 'a freelancer',
  },
  business: {
    label: 'Business owner',
    hint: 'You have real costs, and need a scheme that lets you deduct them.',
    inSentence: 'a business owner',
  },
} as const;
export type WorkType = keyof typeof WORK;
export const WORK_TYPES = Object.keys(WORK) as readonly WorkType[];

/** Where someone wants to live. */
export const REGIONS = ['anywhere', 'europe', 'eu'] as const;
export type RegionPreference = (typeof REGIONS)[number];
/** One that leaves countries out. */
export type LimitedRegion = Exclude<RegionPreference, 'anywhere'>;
export const REGION_LABELS: Readonly<Record<RegionPreference, string>> = {
  anywhere: 'Anywhere',
  europe: 'Europe',
  eu: 'EU only',
};
export const REGION_NAMES: Readonly<Record<LimitedRegion, string>> = { europe: 'Europe', eu: 'the EU' };

/** Where it leaves countries out. */
export function limitedRegion(region: RegionPreference | null | undefined): LimitedRegion | null {
  return region === 'europe' || region === 'eu' ? region : null;
}

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
