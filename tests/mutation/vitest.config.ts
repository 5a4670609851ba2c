import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileData, DATA_DIR } from '../../data/compiler/index.ts';
import { lowtideData } from '../../data/compiler/plugin.ts';

/** The first failure ends a run: near tests first, and those that neither read the data of 22 countries nor try many cases. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const folders = ['/tests/unit/law/', '/tests/unit/residency/', '/tests/unit/catalogue/'];
    const place = ({ moduleId }: TestSpecification) => {
      const folder = folders.findIndex((one) => moduleId.includes(one));
      const text = readFileSync(moduleId, 'utf8');
      const readsData = /(realRegimes|lastingRegimes|compiler\/index|facts)\.ts'/.test(text);
      const hasProperties = text.includes("'fast-check'");
      return (folder === -1 ? folders.length : folder) * 4 + (readsData ? 2 : 0) + (hasProperties ? 1 : 0);
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/**
 * The data as a constant. A test that compiles it runs much of the engine before its first line, so that each change of the
 * engine would count as one of all tests, and a run takes two seconds longer.
 */
const compiledBefore: Plugin = {
  name: 'compiled-before',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/data/compiler/index.ts')) return null;
    const text = JSON.stringify(JSON.stringify(compileData()));
    return `const data = JSON.parse(${text});
export const compileData = () => data;
export const DATA_DIR = ${JSON.stringify(DATA_DIR)};`;
  },
};

const { MUTATED_FOLDER = '' } = process.env;
const FOLDERS = ['law', 'residency', 'api', 'catalogue', 'stores'];

/**
 * The tests that every mutant faces: those of the mutated folder, or of all of them. What repeats the same code over many inputs or whole pages (fuzz, accuracy, prerendering, hosts) would make each
 * of thousands of runs slow.
 */
export default defineConfig({
  root: process.cwd(),
  plugins: [compiledBefore, lowtideData({ emitTexts: false })],
  test: {
    include: FOLDERS.includes(MUTATED_FOLDER)
      ? [`tests/unit/${MUTATED_FOLDER}/**/*.test.{ts,tsx}`]
      : [
          `tests/unit/{${FOLDERS}}/**/*.test.{ts,tsx}`,
          'tests/unit/screens/*/{address,answers,countriesQuery,guideAddress}.test.ts',
        ],
    // Tags are ids of the rows of docs/conformance.md, whose check knows a wrong one.
    strictTags: false,
    // One loads every store anew to find what they name, which needs a worker of its own; the other weighs the built engine,
    // which a mutated copy of the source makes heavier.
    exclude: ['tests/unit/stores/deviceRecords.test.ts', 'tests/unit/law/lowtide.test.ts'],
    environment: 'node',
    // One worker for all files of a run: none of them leaves anything behind, and starting one costs more than most run.
    isolate: false,
    setupFiles: ['tests/mutation/setup.ts'],
    sequence: { sequencer: QuickestFirst },
  },
});
