import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lowtideData } from '../../data/compiler/plugin.ts';

/** The first failure ends a run: near tests first, and examples, which take milliseconds, before properties. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const folders = ['/tests/unit/tax/', '/tests/unit/residency/', '/tests/unit/catalogue/'];
    const place = ({ moduleId }: TestSpecification) => {
      const folder = folders.findIndex((one) => moduleId.includes(one));
      const hasProperties = readFileSync(moduleId, 'utf8').includes("'fast-check'");
      return (folder === -1 ? folders.length : folder) * 2 + (hasProperties ? 1 : 0);
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/**
 * The tests that every mutant faces: those of the mutated folders. What repeats the same code over many inputs or
 * whole pages (fuzz, accuracy, prerendering, hosts) would make each of thousands of runs slow.
 */
export default defineConfig({
  root: process.cwd(),
  plugins: [lowtideData({ emitTexts: false })],
  test: {
    include: [
      'tests/unit/{tax,residency,api,catalogue,stores}/**/*.test.{ts,tsx}',
      'tests/unit/data/releases.test.ts',
      'tests/unit/screens/*/{address,answers,countriesQuery,guideAddress}.test.ts',
    ],
    environment: 'node',
    // One worker for all files of a run: none of them leaves anything behind, and starting one costs more than most run.
    isolate: false,
    setupFiles: ['tests/mutation/setup.ts'],
    sequence: { sequencer: QuickestFirst },
  },
});
