import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { dataReader, lastDayOfFiles } from './data/compiler/index.ts';
import { openData } from './data/compiler/openData.ts';
import { lowtideData } from './data/compiler/plugin.ts';
import { compressAssets } from './src/build/compress.ts';
import { embedCards } from './src/build/embedCards.ts';
import { engineFiles } from './src/build/engineModule.ts';
import { licenses } from './src/build/licenses.ts';
import { localApi } from './src/build/localApi.ts';
import { offlineBuild } from './src/build/offline.ts';
import { routePages } from './src/build/routePages.ts';
import { siteFiles } from './src/build/siteFiles.ts';

/** jsPDF's optional parts, which it would load for functions that this site does not call. */
const ABSENT = path.resolve(import.meta.dirname, 'src/pdf/absent.ts');

const REACT =
  /\/node_modules\/(?:@tanstack|react|react-dom|scheduler|wouter|regexparam|zustand)\/|(?:rolldown|vite)\/(?:runtime|preload-helper)/;

/**
 * Code below src/ that is not in the shared chunk, although several screens have it. That chunk and its styles are a part
 * of every page. Without this list each page has 7.6 KB more of scripts; with what eight screens have instead of four, a guide
 * has 23 files instead of 16, and its first paint on a slow phone was a sixth later.
 */
const NOT_SHARED = [
  // Comes on demand: charts, documents, notes that only paper shows, drawings of empty pages.
  'charts/',
  'pdf/',
  'catalogue/documentNotes',
  'ui/PaperNotes',
  'ui/drawings/(?!lazy)',
  // Of the plan, and of those who look at its records: days of residence, dates, ties.
  'screens/plan/',
  'residency/',
  'stores/plan\\.',
  'stores/stays\\.',
  'stores/tieAnswers\\.',
  // Of lists of recommendations.
  'assess/(?:firstEnglish|useRecommendations)',
  'ui/YearStrip',
  'ui/useReorderMotion',
  // Of charts and of those who have said something: curves over incomes, the laws, the year of a move, and how owners are paid.
  'catalogue/breakEvenWords',
  'law/(?!householdChange|kinds|laws|amountByYear|assessment|brackets|flatRules|index|isObject|lasting|lineRules|money|operations|otherMoneyChange|project|quick|results|schedule|stay|types)',
  'catalogue/(?:movePlan|lawWorking|workingText)',
  'assess/(?:ownPay|payEnglish)',
  // Of the plan, leaving and guides: texts of a move and of other money, and what leaving costs.
  'api/(?:exit|moveTexts|otherMoneyTexts)',
  'assess/(?:exitEnglish|otherMoney(?:Cases|Lines|Rules)|useExit)',
  'catalogue/(?:leavingHome|otherMoneyTexts|ties)',
  'screens/(?:AsFile|Exit|leaving/)',
  // Of pages about a company that is kept, and of who keeps one.
  '(?:api|catalogue)/keptCompany',
  // Of the results, and of what asks for a length of stay.
  'assess/nextQuestion',
  'situation/(?:skipped|stayChoices)',
  'ui/StayColumns',
  // Of the form, and of what asks where it stands.
  'ui/(?:Ask(?!Later)|Chips|Field|SizeBox)',
  // Of guides and the plan.
  'assess/(?:guideAssessor|numbersEnglish)',
  // Of pages to read, and of a guide's folds.
  'ui/ReadingPage',
  'ui/Sourced',
  'ui/Table\\.',
  'ui/TaxBreakdown',
  'screens/guide/LateFolds',
];

/** What several screens share and the others need not load, by the name of its chunk. */
const SHARED_BY_SOME = {
  // Of pages with figures of regimes: a page to read, or one about leaving, has none.
  assess: [
    'assess/(?:answerEnglish|asListed|assessor|atHome|caveats|cost|dueAtHome|dueElsewhere)',
    'assess/(?:elsewhereEnglish|english|figureTerms|holder|homeWords|lastingTerms|moveMonths|needs)',
    'assess/(?:otherMoneyEnglish|permitEnglish|personEnglish|personTerms|recommendations|residenceNeeds|rowEnglish)',
    'assess/(?:tariffTerms|terms|useFacts|usTerms|yearBand)',
    'api/facts',
    'catalogue/(?:conditions|coverage|europe|leavingRules|personFacts|practical|schedules)',
    'situation/(?:homeTax|leftBehind|moveCosts|openAnswers)',
    'ui/(?:Bars|HowSure|MoneyInput|moneyText)',
    'ui/(?:TaxSwatch|taxColours|Tooltip)',
  ],
  // Of lists and of questions below an answer: not of a guide until its folds open.
  lists: [
    'assess/(?:answer|comparison|differenceEnglish|lineEnglish|stayEnglish|useStay)',
    'catalogue/compareQuery',
    'situation/locale',
    'ui/(?:AskLater|CurrencyProposal|RegimeRow|Terms)',
    'screens/StayRow',
  ],
  guide: [
    'assess/(?:guideEnglish|ownGuide)',
    'catalogue/citedAddress',
    'charts/TaxDonut',
    'screens/guide/(?:AnswerCard|Guide|GuideFrame|Kept|Shares|Ways)',
  ],
  // Not of comparisons.
  figures: ['api/errors', 'screens/CiteAnswer', 'ui/(?:CopyButton|Fold|Slider|followSlider)'],
  // Neither of guides nor of comparisons.
  pages: ['catalogue/(?:limits|site)', 'ui/(?:Choice|Dialog|Section|TitleLink|WhenNear|saveFile)'],
};

const SHARED = new RegExp(`/data/places\\.json|virtual:lowtide/essentials|/src/(?!${NOT_SHARED.join('|')})`);

const BY_SOME = new RegExp(`/src/(?:${Object.values(SHARED_BY_SOME).flat().join('|')})\\.`);

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Whether a module brings what only some pages need, however far down it imports that. */
function bringsSome(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (BY_SOME.test(id)) return true;
  return graph.getModuleInfo(id)?.importedIds.some((one) => bringsSome(one, graph, seen)) ?? false;
}

const offline = offlineBuild();

/** Read and compiled once for all that the build makes of it. */
const data = dataReader();

const TESTS = ['tests/unit/**/*.test.{ts,tsx}'];

/** Unit tests that mock or load modules anew. */
function ownModules(): string[] {
  return readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('tests/unit', file.replaceAll('\\', '/')))
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && /vi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
    );
}

if (process.env.VITEST) process.env.LOWTIDE_DAY ??= lastDayOfFiles();

export default defineConfig({
  plugins: [
    lowtideData({ data }),
    react(),
    routePages(data),
    siteFiles(data),
    localApi(data),
    openData(data),
    embedCards(data),
    engineFiles(data),
    licenses(),
    offline.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        ...offline.injectManifest,
        buildPlugins: { vite: [lowtideData({ data, emitTexts: false })] },
      },
    }),
    compressAssets(),
  ],
  resolve: {
    alias: [
      ...['html2canvas', 'dompurify', 'canvg'].map((find) => ({ find, replacement: ABSENT })),
      // React has had it since 18; wouter brings the shim for those before.
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    ],
  },
  // As in "Footer-links": it compresses better than a hash, and a person who looks at the page reads it.
  css: { modules: { generateScopedName: (name, file) => `${path.basename(file).split('.')[0]}-${name}` } },
  build: {
    target: 'baseline-widely-available',
    // The same Baseline as of November 2026, not of Vite's release: light-dark() has become part of it, and written out
    // for older browsers it would cost every page 130 bytes of its first packets.
    cssTarget: ['chrome124', 'edge124', 'firefox126', 'safari17.5', 'ios17.5'],
    assetsInlineLimit: 0,
    // A page names what it needs itself (src/build). A part that comes later asks for all of its files at once, not for one
    // after the other as each of them names the next.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names, { hostType }) => (hostType === 'html' ? [] : names),
    },
    manifest: true,
    rolldownOptions: {
      // Pure functions: a chunk that takes some of the engine does not load the rest.
      treeshake: { moduleSideEffects: [{ test: /\/src\/law\//, sideEffects: false }] },
      output: {
        // What several screens share travels as one file instead of many: fewer requests, and smaller pages, which name
        // every file that they need.
        codeSplitting: {
          groups: [
            // Change for themselves: the figures with the data, React with React. A guide has those of its country alone.
            {
              name: 'catalogue',
              test: /virtual:lowtide\/catalogue|\/src\/api\/countries\./,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'react', test: REACT, priority: 1 },
            ...Object.entries(SHARED_BY_SOME).map(([name, files]) => ({
              name,
              test: new RegExp(`/src/(?:${files.join('|')})\\.`),
              priority: 1,
              includeDependenciesRecursively: false,
            })),
            {
              name: (id, context) => (bringsSome(id, context) ? null : 'shared'),
              debugName: 'shared',
              test: SHARED,
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    // Tags are ids of the rows of docs/conformance.md, whose check knows a wrong one.
    strictTags: false,
    // Of a busy machine, where a process takes half a minute to start: a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files share what they have imported, which takes half as long, except those that put other modules in their place.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [...TESTS, ...ownModules().map((file) => `!${file}`)],
          setupFiles: 'tests/unit/setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'own modules', include: ownModules(), setupFiles: 'tests/unit/setup.ts' },
      },
      // Only tests need a browser.
      ...(process.env.VITEST ? [(await import('./tests/parts/project.ts')).partsProject()] : []),
    ],
  },
});
