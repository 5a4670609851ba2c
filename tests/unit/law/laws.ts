/** All laws of the data folder, compiled. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import { type LawOfRegime, lawFile } from '../../../data/compiler/law/lawFile.ts';
import type { LawProgram } from '../../../src/law/program.ts';

const DIR = path.resolve(import.meta.dirname, '../../../data/law');

export interface CompiledLaw {
  readonly id: string;
  readonly regime: LawOfRegime;
  readonly program: LawProgram;
}

export const LAWS: readonly CompiledLaw[] = readdirSync(DIR).flatMap((name) => {
  const file = v.parse(lawFile, JSON.parse(readFileSync(path.join(DIR, name), 'utf8')));
  return Object.entries(file.regimes).map(([id, regime]) => ({
    id,
    regime,
    program: compileLaw(id, file, regime),
  }));
});
