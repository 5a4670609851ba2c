/** What the strip "cheapest country by income" shows, as the address of the countries screen holds it. */
import { REGIONS, type RegionPreference, WORK_TYPES, type WorkType } from '../../catalogue/workTypes.ts';
import { choiceParameter } from '../../stores/urlState.ts';

export interface StripChoice {
  readonly region: RegionPreference;
  readonly workType: WorkType;
}

export const STRIP_URL = {
  region: choiceParameter(REGIONS, 'anywhere'),
  workType: { ...choiceParameter(WORK_TYPES, 'freelancer'), name: 'work' },
};
