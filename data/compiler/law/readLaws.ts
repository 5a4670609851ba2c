/** Reads the laws and the calendar of their figures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Problem, problem } from '../problems.ts';
import { type CalendarFile, calendarFile } from './calendarFile.ts';
import { type LawFile, lawFile } from './lawFile.ts';

export interface Laws {
  /** By the country's slug. */
  readonly laws: Readonly<Record<string, LawFile>>;
  readonly calendar: CalendarFile;
  /** What does not have the right form; such files are left out. */
  readonly problems: readonly Problem[];
}

const NONE: CalendarFile = { about: 'None', since: '9999-12-31', entries: [] };

/** @param dir the data folder; one without laws has none */
export function readLaws(dir: string): Laws {
  const problems: Problem[] = [];
  const parsed = <T>(path: string, schema: v.GenericSchema<unknown, T>): T | undefined => {
    const { success, output, issues } = v.safeParse(
      schema,
      JSON.parse(readFileSync(join(dir, path), 'utf8')),
    );
    if (success) return output;
    for (const issue of issues) {
      problems.push(problem(`data/${path}`, v.getDotPath(issue) ?? '', issue.message));
    }
    return undefined;
  };
  const folder = join(dir, 'law');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const laws = names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): [string, LawFile][] => {
      const file = parsed(`law/${name}`, lawFile);
      return file ? [[name.slice(0, -'.json'.length), file]] : [];
    });
  const calendar = existsSync(join(dir, 'calendar.json')) ? parsed('calendar.json', calendarFile) : undefined;
  return { laws: Object.fromEntries(laws), calendar: calendar ?? NONE, problems };
}
