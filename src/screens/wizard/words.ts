/** The words of the wizard's choices. */
import { destinations } from '../../api/site.ts';
import { REGIONS, type RegionPreference, WORK_TYPES, type WorkType } from '../../catalogue/workTypes.ts';
import type { CompleteAnswers } from './answers.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

const WORK_TYPE_WORDS: Readonly<Record<WorkType, { label: string; hint: string; inSentence: string }>> = {
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
};

const REGION_WORDS: Readonly<Record<RegionPreference, { label: string; hint: string; inSentence: string }>> =
  {
    anywhere: {
      label: 'Anywhere',
      hint: `All ${destinations} countries, in Europe, Asia and the Americas.`,
      inSentence: 'anywhere in the world',
    },
    europe: {
      label: 'Europe',
      hint: 'European countries only, inside and outside the EU.',
      inSentence: 'in Europe',
    },
  };

export const WORK_TYPE_CHOICES: readonly Choice<WorkType>[] = WORK_TYPES.map((value) => ({
  value,
  ...WORK_TYPE_WORDS[value],
}));

export const REGION_CHOICES: readonly Choice<RegionPreference>[] = REGIONS.map((value) => ({
  value,
  ...REGION_WORDS[value],
}));

export function workTypeLabel(workType: WorkType): string {
  return WORK_TYPE_WORDS[workType].label;
}

/** The sentence over the results, with work type, region and income. @param income as it is shown. */
export function summaryOf({ workType, region }: CompleteAnswers, income: string): string {
  const who = WORK_TYPE_WORDS[workType].inSentence;
  return `For ${who} earning ${income} a year who can live ${REGION_WORDS[region].inSentence}.`;
}
