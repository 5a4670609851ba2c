/** What the strip "cheapest country by income" shows, as the address of the countries screen holds it. */
import { REGIONS, type RegionPreference, WORK_TYPES, type WorkType } from '../../catalogue/workTypes.ts';

export interface StripChoice {
  readonly region: RegionPreference;
  readonly workType: WorkType;
}

const DEFAULT_CHOICE: StripChoice = { region: 'anywhere', workType: 'freelancer' };

function read(search: string): StripChoice | null {
  const query = new URLSearchParams(search);
  if (!query.has('region') && !query.has('work')) return null;
  return {
    region: REGIONS.find((one) => one === query.get('region')) ?? DEFAULT_CHOICE.region,
    workType: WORK_TYPES.find((one) => one === query.get('work')) ?? DEFAULT_CHOICE.workType,
  };
}

function write(search: string, { region, workType }: StripChoice): string {
  const query = new URLSearchParams(search);
  if (region === DEFAULT_CHOICE.region) query.delete('region');
  else query.set('region', region);
  if (workType === DEFAULT_CHOICE.workType) query.delete('work');
  else query.set('work', workType);
  return query.toString().replaceAll('%2C', ',');
}

export const STRIP_CHOICE = { read, write, initial: DEFAULT_CHOICE };

/** The part of a query string that is not the table's: the strip's choice and the switch. */
export function stripSearch(search: string): string {
  const query = new URLSearchParams(search);
  return ['region', 'work', 'deduct']
    .flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');
}
