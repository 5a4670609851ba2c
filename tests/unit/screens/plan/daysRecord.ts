/** Records of days for the tests of /plan, and what is said about them. */

import { countryDays } from '../../../../src/assess/countryDays.ts';
import { readDaysData } from '../../../../src/commands/days.ts';
import { type DaysRecord, NO_STAYS, type StoredStay } from '../../../../src/stores/stays.ts';

export const { rules, areas } = readDaysData();

let lastId = 0;

export const stay = (
  country: string,
  arrival: string,
  departure: string | null,
  permit?: true,
): StoredStay => ({
  id: `${lastId++}`,
  country,
  arrival,
  departure,
  ...(permit && { permit }),
});

export const recordOf = (...stays: StoredStay[]): DaysRecord => ({ ...NO_STAYS, stays });

export const inYear = (country: string, record: DaysRecord, year = 2027, today = '2026-11-22') => {
  const found = countryDays(country, { record, year, today, rules });
  if (!found) throw new Error(`No rules for ${country}`);
  return found;
};

export const firstLine = (country: string, record: DaysRecord, year = 2027) => {
  const [line] = inYear(country, record, year).lines;
  if (!line) throw new Error(`No line for ${country}`);
  return line;
};
