/**
 * Writes the engine for other programs: /engine/lowtide.js, one module without a dependency, its types, and the laws that it
 * works out, law.json.
 */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { engineLaws } from '../../data/compiler/engineLaws.ts';
import type { DataReader } from '../../data/compiler/index.ts';
import { OPEN_DATA_LICENSE } from '../../data/compiler/openData.ts';
import { engineTypes } from './engineTypes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.join(ROOT, 'src/law/lowtide.ts');
const NOTICE =
  '/*! Lowtide: code under the MIT licence, data (law.json) under CC BY 4.0. An estimate, not tax advice. */\n';

/** The module in one file. */
export async function engineModule(): Promise<string> {
  const [bundled] = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'lowtide' },
    },
  })) as Rolldown.RolldownOutput[];
  const [module, ...others] = bundled?.output ?? [];
  if (module?.type !== 'chunk' || others.length > 0 || module.imports.length > 0)
    throw new Error('The engine is not one module.');
  return NOTICE + module.code;
}

export function engineFiles(data: DataReader): Plugin {
  return {
    name: 'lowtide:engine',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const compiled = data.compiled();
      const laws = {
        license: OPEN_DATA_LICENSE,
        ...engineLaws(
          { ...compiled.laws, households: compiled.households },
          compiled.exchangeRates.rates,
          compiled.releases.newest,
        ),
      };
      const files = {
        'lowtide.js': await engineModule(),
        'lowtide.d.ts': NOTICE + engineTypes(),
        'law.json': JSON.stringify(laws),
      };
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `engine/${name}`, source });
      }
    },
  };
}
