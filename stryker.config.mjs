/**
 * Mutation tests (`npm run mutation`): changes the engine, day counting, the API and the parsers in thousands of small ways; each
 * change must make a unit test fail. One file: `npm run mutation -- --mutate src/law/brackets.ts`.
 */

/** The one folder of `src` that is changed, if it is one: its changes face the tests of that folder (`tests/mutation/vitest.config.ts`). */
const [folder, ...others] = new Set(
  process.argv.flatMap((word) => [...word.matchAll(/src\/(\w+)\//g)].map(([, name]) => name)),
);
if (folder && others.length === 0) process.env.MUTATED_FOLDER = folder;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The tests are named in that file; to look for them again for each change takes longer than to run them.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'src/law/*.ts',
    'src/residency/*.ts',
    'src/api/*.ts',
    'src/catalogue/{compareQuery,csv,currencies,curvesView,format,income,limits,money,releases}.ts',
    'src/screens/*/{address,answers,countriesQuery,guideAddress}.ts',
    'src/stores/records.ts',
    // Re-exports; hooks, whose effects only a browser runs (tests/e2e).
    '!src/law/index.ts',
    '!src/residency/{index,types}.ts',
    '!src/api/queries.ts',
  ],
  // What no unit test reads.
  ignorePatterns: [
    'dist',
    'test-results',
    'docs/*',
    '!docs/api.md',
    'public/*',
    '!public/flags',
    'tests/e2e',
    '.cache',
  ],
  // TypeScript 7 has no interface to rewrite it with, and nothing in it needs to be rewritten.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/reports/mutation.json',
  concurrency: 2,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: 95 },
};
