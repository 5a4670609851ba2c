/**
 * Runs the tests step by step and ends with a line that counts them.
 *
 *     tsx tests/run.ts                                   what a change is tried with: no sweeps, the main journeys
 *     tsx tests/run.ts --all                             everything, in other browsers and behind other servers, too
 *     tsx tests/run.ts --steps=build,e2e compare -g add  some steps; other arguments go to the last one
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastDayOfFiles } from '../data/compiler/index.ts';
import { DRAFT_VARIABLE } from '../src/build/compress.ts';
import { BROWSER_VARIABLE, type Browser, ensureBrowser } from './browser.ts';
import { ensureProgram } from './debianPackage.ts';
import {
  failureOfStep,
  oneTest,
  type Report,
  readPlaywright,
  readVitest,
  type StepResult,
  summaryOf,
  totalOf,
} from './report.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Earlier step without which this one is pointless. */
  readonly needs?: string;
  readonly environment?: () => Record<string, string>;
  /** Report of a runner that counts tests. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Report | null };
  /** A step that is a test by itself. */
  readonly isOneTest?: boolean;
  /** Only in a run of everything. */
  readonly onlyInAll?: boolean;
  /** Runs while the step before it does; what each has said is shown when it has ended. */
  readonly isBeside?: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '..');
process.env.LOWTIDE_DAY ??= lastDayOfFiles();
const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const PARTS_REPORT = path.join(REPORTS, 'parts.json');
const E2E_REPORT = path.join(REPORTS, 'e2e.json');
/** Tag of the end-to-end tests that `npm test` runs. */
const MAIN_JOURNEYS = '@main';
/** What goes through all pages, data or countries, whatever has been changed, and takes long: left to a run of everything. */
const SWEEPS = [
  'parts/{accessibility,errors,everyPage,focusInSight,layout,print,sharedAddress,translated}',
  'unit/assess/{curvesOfPeople,floor}',
  'unit/build/{localApi,prerendered}',
  'unit/data/{cli,madeUpCountries,mistakes,moveMistakes,plugin,setChecks,taxPay}',
  'unit/fuzz/fuzz',
  'unit/law/{bestWage,cheapest,france,projectProperties}',
  'unit/mcp/{families,pipe}',
  'unit/pictures/maps',
  'unit/residency/properties',
  'unit/screens/belowContributions',
].map((files) => `--exclude=tests/${files}.test.{ts,tsx}`);

const STEPS: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'test:types'] },
  { name: 'lint', command: ['biome', 'check'], isBeside: true },
  { name: 'build', command: ['vite', 'build'], isBeside: true },
  {
    name: 'unit',
    command: vitest(UNIT_REPORT, ['shared', 'own modules']),
    report: { file: UNIT_REPORT, read: readVitest },
  },
  {
    name: 'parts',
    command: vitest(PARTS_REPORT, ['parts']),
    // React as users have it, which takes a quarter less time than with its warnings.
    environment: () => ({ ...foundBrowser(), NODE_ENV: 'production' }),
    report: { file: PARTS_REPORT, read: readVitest },
    isBeside: true,
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=list,json'],
    needs: 'build',
    environment: () => ({ ...foundBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT }),
    report: { file: E2E_REPORT, read: readPlaywright },
  },
  {
    name: 'budget',
    command: ['npm', 'run', '--silent', 'budget'],
    needs: 'build',
    environment: foundBrowser,
    isOneTest: true,
    onlyInAll: true,
    isBeside: true,
  },
  {
    name: 'hosting',
    command: ['tsx', 'tests/hosting/hosting.ts'],
    needs: 'build',
    isOneTest: true,
    onlyInAll: true,
    isBeside: true,
  },
  {
    name: 'browsers',
    command: ['tsx', 'tests/browsers/browsers.ts'],
    needs: 'build',
    isOneTest: true,
    onlyInAll: true,
    isBeside: true,
  },
  {
    name: 'conformance',
    command: ['tsx', 'tests/conformance/conformance.ts'],
    isOneTest: true,
    onlyInAll: true,
  },
];

const WINDOWLESS = 'chromium-headless-shell';

let browser: Browser | undefined;
const isAll = process.argv.includes('--all');
const { steps, rest } = parseArguments(process.argv.slice(2));
mkdirSync(REPORTS, { recursive: true });
// A report left over from an earlier run must not speak for this one.
for (const { report } of steps) if (report) rmSync(report.file, { force: true });

const results: StepResult[] = [];
for (const round of roundsOf(steps)) {
  results.push(...(await Promise.all(round.map((step) => runStep(step, round.length > 1)))));
}

console.log(summaryOf(results));
process.exitCode = totalOf(results).failed > 0 ? 1 : 0;

/**
 * The browser of the steps that need one, found or installed once. A run of everything takes one without a window, with
 * which a page costs half the time, also where it has to be installed beside another.
 */
function foundBrowser(): Record<string, string> {
  const isChosen = process.env[BROWSER_VARIABLE] !== undefined;
  if (isAll && !isChosen && browser === undefined) ensureProgram(WINDOWLESS, WINDOWLESS, ['--version']);
  browser ??= ensureBrowser();
  console.log(`Browser: ${browser.executablePath} (${browser.origin})`);
  return { [BROWSER_VARIABLE]: browser.executablePath };
}

/** Steps that run at the same time, one group after the other. */
function roundsOf(steps: readonly Step[]): Step[][] {
  const rounds: Step[][] = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.isBeside && last) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

async function runStep(step: Step, isKeptBack: boolean): Promise<StepResult> {
  if (results.some((result) => result.name === step.needs && result.outcome !== 'passed')) {
    console.log(`\n── ${step.name}: not run, because ${step.needs} failed`);
    return { name: step.name, outcome: 'not run', seconds: 0, counts: null, failures: [] };
  }
  const title = `\n── ${step.name}: ${step.command.slice(0, 2).join(' ')}`;
  console.log(isKeptBack ? `${title} (shown when it has ended)` : title);
  const start = performance.now();
  const said: Buffer[] = [];
  let ok = false;
  try {
    const args = step === steps.at(-1) ? rest : [];
    ok = await run([...step.command, ...args], step.environment?.() ?? {}, (data) => {
      said.push(data);
      if (!isKeptBack) process.stdout.write(data);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    said.push(Buffer.from(`${message}\n`));
    if (!isKeptBack) console.error(message);
  }
  const seconds = (performance.now() - start) / 1000;
  if (isKeptBack) process.stdout.write(Buffer.concat([Buffer.from(`${title}\n`), ...said]));
  if (!ok) console.log(`── ${step.name} FAILED`);
  const report = step.report?.read(step.report.file) ?? null;
  const failures = report?.failures ?? [];
  const isUnnamed = !ok && failures.length === 0;
  return {
    name: step.name,
    outcome: ok ? 'passed' : 'failed',
    seconds,
    counts: step.isOneTest ? oneTest(ok) : (report?.counts ?? null),
    failures: isUnnamed ? [failureOfStep(step.name, Buffer.concat(said).toString())] : failures,
    secondTries: report?.secondTries ?? [],
  };
}

function vitest(report: string, projects: readonly string[]): readonly string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...projects.map((name) => `--project=${name}`), ...reporters];
}

/**
 * Runs a program of node_modules. Resolves to whether it succeeded.
 * @param say takes its output as it comes
 */
function run(
  [program = '', ...args]: readonly string[],
  environment: Record<string, string>,
  say: (data: Buffer) => void,
): Promise<boolean> {
  const bin = path.join(ROOT, 'node_modules/.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Windows needs a shell to run what npm puts into .bin.
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH, ...environment },
    });
    for (const output of [child.stdout, child.stderr]) output.on('data', say);
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

function parseArguments(args: readonly string[]): { steps: readonly Step[]; rest: readonly string[] } {
  const names = args.find((argument) => argument.startsWith('--steps='))?.slice('--steps='.length);
  const rest = args.filter((argument) => argument !== '--all' && !argument.startsWith('--steps='));
  if (isAll) return { steps: STEPS, rest };
  if (names === undefined) return { steps: STEPS.filter(({ onlyInAll }) => !onlyInAll).map(quicker), rest };

  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  return { steps: STEPS.filter((step) => wanted.includes(step.name)), rest };
}

/** Without sweeps, and with a build whose size nobody asks for. */
function quicker(step: Step): Step {
  if (step.name === 'build') return { ...step, environment: () => ({ [DRAFT_VARIABLE]: '1' }) };
  const less = { e2e: ['--grep', MAIN_JOURNEYS], unit: SWEEPS, parts: SWEEPS }[step.name] ?? [];
  return { ...step, command: [...step.command, ...less] };
}
