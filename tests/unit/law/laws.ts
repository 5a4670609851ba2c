/** All laws of the data folder, compiled. */
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import type { LawOfRegime } from '../../../data/compiler/law/lawFile.ts';
import { parseData } from '../../../data/compiler/read.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import { realFiles } from '../data/samples.ts';

export interface CompiledLaw {
  readonly id: string;
  readonly regime: LawOfRegime;
  readonly program: LawProgram;
}

export const LAWS: readonly CompiledLaw[] = Object.values(parseData(realFiles).law).flatMap((file) =>
  Object.entries(file.regimes).map(([id, regime]) => ({
    id,
    regime,
    program: compileLaw(id, file, regime),
  })),
);
