/** What people do for a living, as conditions and rates tell it apart: the answers to "What do you do?". */

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
