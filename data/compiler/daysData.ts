/** The rules of residence and the cases of data/days, as they stand in their files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Areas, RulesByCountry } from '../../src/residency/index.ts';
import { DATA_DIR } from './index.ts';

export interface DaysData {
  readonly rules: RulesByCountry;
  readonly areas: Areas;
}

function read(dir: string, name: string): unknown {
  const { $schema: _schema, ...content } = JSON.parse(readFileSync(join(dir, 'days', name), 'utf8'));
  return content;
}

export function readDaysData(dir: string = DATA_DIR): DaysData {
  return { rules: read(dir, 'countries.json') as RulesByCountry, areas: read(dir, 'areas.json') as Areas };
}
