/** Which days of the law the changes are about. */
import { daysAfter } from '../../src/residency/index.ts';
import type { ChangesFile, LastingInFile } from './schema.ts';

type ChangeInFile = ChangesFile['changes'][number];

/** The first days of other rules that a regime's own data name. */
export function datedChanges({ until, changes = [] }: Pick<LastingInFile, 'until' | 'changes'>): string[] {
  const days = changes.flatMap(({ from }) => (from === undefined ? [] : [from]));
  if (until !== undefined) days.push(daysAfter(until, 1));
  return [...new Set(days)];
}

/** Whether an entry is about other rules from a day on: what ends is dated by its last day. */
export function isAbout({ date }: Pick<ChangeInFile, 'date'>, day: string): boolean {
  return date === day || daysAfter(date, 1) === day;
}
