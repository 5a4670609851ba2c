/** What people do for a living, and what the law takes of single professions in the place of a regime's own figures. */
import type { Certainty, Lasting, Reference, RuleOverrides, TaxBracket, TaxKind } from '../tax/index.ts';

/** As conditions and rates tell it apart. `label` answers "What do you do?"; `work`: "67% of turnover: software". */
export const PROFESSIONS = [
  { id: 'software', work: 'software', label: 'Software, IT, data' },
  { id: 'design', work: 'design', label: 'Design, photo, video, other creative work' },
  { id: 'writing', work: 'writing', label: 'Writing, translation, editing' },
  { id: 'marketing', work: 'marketing', label: 'Marketing, advertising, social media, SEO' },
  { id: 'consulting', work: 'consulting', label: 'Business and management consulting, coaching' },
  { id: 'engineering', work: 'engineering', label: 'Engineers, architects' },
  { id: 'legal', work: 'law and accounting', label: 'Law, accounting, tax, audit' },
  { id: 'medical', work: 'medicine', label: 'Medicine, therapy, care' },
  { id: 'teaching', work: 'teaching', label: 'Teaching, training, online courses' },
  { id: 'trade', work: 'trade', label: 'Online shop, trade, goods, dropshipping' },
  { id: 'agency', work: 'an agency', label: 'Agency or product business with staff, SaaS owner' },
  { id: 'other', work: 'other services', label: 'Other services' },
] as const satisfies readonly { readonly id: string; readonly work: string; readonly label: string }[];

export type Profession = (typeof PROFESSIONS)[number]['id'];

/** The ids alone, in the order in which they are offered. */
export const PROFESSION_IDS: readonly Profession[] = PROFESSIONS.map(({ id }) => id);

const byId = new Map<Profession, string>(PROFESSIONS.map(({ id, work }) => [id, work]));

/** What a profession's figure is for, within a sentence: "law and accounting". */
export function workOf(profession: Profession): string {
  return byId.get(profession) ?? profession;
}

export function isProfession(value: unknown): value is Profession {
  return PROFESSION_IDS.some((id) => id === value);
}

/** The wizard's answer to 'what best describes you'. */
export const WORK_TYPES = ['remote', 'freelancer', 'business'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Where someone wants to live. */
export const REGIONS = ['anywhere', 'europe'] as const;
export type RegionPreference = (typeof REGIONS)[number];

/** The rules of one profession. Money in USD per year. */
export interface ProfessionRules extends RuleOverrides {
  /** Its reliefs and changes; absent where they are the regime's own. */
  readonly lasting?: Lasting | null;
}

/** How a regime tells professions apart. */
export interface ProfessionRates {
  /** The line that it is about. */
  readonly kind: TaxKind;
  /** 'share': percent of income that counts. 'rate': percent of the base. 'amount': a sum a year. */
  readonly part: 'share' | 'rate' | 'amount';
  /** Percent in the law, by profession, also where it is the regime's own figure; empty where the law sets amounts. */
  readonly percents: Readonly<Partial<Record<Profession, number>>>;
  /** By profession; those without an entry are taxed by the regime's own figures. */
  readonly rules: Readonly<Partial<Record<Profession, ProfessionRules>>>;
}

/** What a guide says of it. */
export interface ProfessionTexts {
  readonly because: string;
  readonly source: Reference;
  readonly confidence: Certainty;
  /** Currency of the values, per year; null where they are percent. */
  readonly currency: string | null;
  /** What the law says; professions without one have the regime's own figure, or it is not known. */
  readonly values: Readonly<Partial<Record<Profession, number>>>;
  /** Another value, and when it holds. */
  readonly alternatives: readonly {
    readonly professions: readonly Profession[];
    readonly value: number;
    readonly when: string;
    readonly source?: Reference;
  }[];
  /** All brackets of a profession whose brackets differ, with what is written beside them. */
  readonly brackets: Readonly<Partial<Record<Profession, readonly TaxBracket[]>>>;
}

/** Percent that the law sets for a profession, and the line that it belongs to. */
export interface ProfessionPercent extends Pick<ProfessionRates, 'kind' | 'part'> {
  readonly percent: number;
  readonly profession: Profession;
}
