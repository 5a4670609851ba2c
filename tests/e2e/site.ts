import { compileData } from '../../data/compiler/index.ts';

export const { site } = compileData();
