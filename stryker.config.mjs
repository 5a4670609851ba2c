/**
 * Mutation tests (`npm run mutation`): changes the engine, the API and the parsers in thousands of small ways; each
 * change must make a unit test fail. One file: `npm run mutation -- --mutate src/tax/brackets.ts`.
 */

// The same promises about hostile input, on a few cases each: every change runs them.
process.env.FUZZ_TIMES ??= '0.02';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vite.config.ts' },
  mutate: [
    'src/tax/*.ts',
    'src/api/*.ts',
    'src/catalogue/{compareQuery,csv,curvesView,income,incomeNotice,slugs}.ts',
    'src/screens/compare/address.ts',
    'src/screens/countries/countriesQuery.ts',
    'src/screens/wizard/answers.ts',
    'src/stores/records.ts',
    'src/app/chunkRecovery.ts',
    // Types, re-exports, and what only a browser runs.
    '!src/tax/{index,types}.ts',
    '!src/api/{door,fetchApi,queries,source,useQuery}.ts',
  ],
  // What no unit test reads.
  ignorePatterns: ['dist', 'test-results', 'docs', 'public/*', '!public/flags', 'tests/e2e', '.cache'],
  // TypeScript 7 has no interface to rewrite it with, and nothing in it needs to be rewritten.
  tsconfigFile: 'none',
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
