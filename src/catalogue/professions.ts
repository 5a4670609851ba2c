/**
 * What people do for a living, as conditions and rates tell it apart. `label` is the answer to "What do you do?", `work`
 * what a figure is for: "67% of turnover: software".
 */

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
