/**
 * The smoke suite in the engines of all browsers, against a build ($LOWTIDE_DIST, or dist).
 *
 *     tsx tests/browsers/browsers.ts                  Firefox and WebKit; end-to-end tests have Chromium
 *     tsx tests/browsers/browsers.ts --only=chromium  one of the three
 *     tsx tests/browsers/browsers.ts --write          all three, and writes the table of docs/browsers.md
 *
 * A browser that is not there and cannot be installed counts as not run, and the command as failed.
 */
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataSource } from '../../src/build/host/dataSource.ts';
import { type Host, startHost } from '../../src/build/host/host.ts';
import { writeSection } from '../writtenSection.ts';
import type { Engine, EngineSession, SessionFolders } from './enginePage.ts';
import { CHROMIUM, FIREFOX } from './puppeteer.ts';
import { browsersSection, type EngineOutcome, type StepOutcome } from './report.ts';
import { SMOKE } from './smoke.ts';
import { WEBKIT } from './webkit.ts';

const ENGINES = [CHROMIUM, FIREFOX, WEBKIT];
/**
 * Printed by a browser when its server stops, or about a file that a test has taken away; by Firefox also about what
 * the worker was answering when its page was left, a picture or something without an address, or without words. A page in a frame where it may not stand is refused
 * with words.
 */
const EXPECTED_ERRORS =
  /frame-ancestors|X-Frame-Options|in a frame|Failed to load resource|NetworkError|net::ERR|Could not connect|Failed to load ‘(?:[^’]*\.svg)?’\. A ServiceWorker intercepted|\(of a page that was left\)/;

const dir = path.resolve(process.env.LOWTIDE_DIST ?? 'dist');
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isWritten = process.argv.includes('--write');
const chosen = ENGINES.filter((engine) =>
  only === undefined ? isWritten || engine !== CHROMIUM : engine.name.toLowerCase() === only.toLowerCase(),
);
if (chosen.length === 0) {
  console.error(`No such engine: ${only}. Engines: ${ENGINES.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** What keeps an engine from running; asked of all before any starts, as an installation holds everything up. */
const missing = new Map(chosen.map((engine) => [engine, engine.missing()]));
// WebKit takes as long as the other two together, or longer.
const halves = [chosen.filter((engine) => engine !== WEBKIT), chosen.filter((engine) => engine === WEBKIT)];
const outcomes = (await Promise.all(halves.map(inTurn))).flat();

const names = SMOKE.map(({ name }) => name);
if (isWritten) {
  writeSection({
    document: 'browsers.md',
    name: 'browsers',
    command: 'npm run test:browsers -- --write',
    text: browsersSection(names, outcomes),
  });
}
const steps = outcomes.flatMap((outcome) => outcome.steps);
for (const { engine, steps } of outcomes) {
  for (const { name, outcome, words } of steps) {
    if (outcome === 'failed') console.log(`\nFAILED in ${engine.name}: ${name} (${words})`);
  }
}
const count = (outcome: StepOutcome['outcome']) => steps.filter((step) => step.outcome === outcome).length;
const notRun = outcomes.filter(({ version }) => version === null).length * names.length;
console.log(
  `\n${count('passed')} passed, ${count('failed')} failed, ${count('not possible')} not possible, ${notRun} not run`,
);
process.exitCode = count('failed') + notRun > 0 ? 1 : 0;

async function inTurn(engines: readonly Engine[]): Promise<EngineOutcome[]> {
  const found: EngineOutcome[] = [];
  for (const engine of engines) found.push(await tryEngine(engine));
  return found;
}

async function tryEngine(engine: Engine): Promise<EngineOutcome> {
  const reason = missing.get(engine) ?? null;
  if (reason !== null) {
    console.error(`\n${engine.name}: NOT RUN. ${reason}`);
    return { engine, version: null, steps: [] };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-browser-'));
  const folders = { profile: path.join(folder, 'profile'), downloads: path.join(folder, 'downloads') };
  for (const one of Object.values(folders)) mkdirSync(one);
  try {
    return await runSteps(engine, folders);
  } finally {
    // A browser that was closed may write its cache for some seconds more. Each new try reads the folder again,
    // which those of `rmSync` do not.
    await rm(folder, { recursive: true, maxRetries: 25, retryDelay: 200 });
  }
}

async function runSteps(engine: Engine, folders: SessionFolders): Promise<EngineOutcome> {
  const api = dataSource();
  let host: Host | null = await startHost({ dir });
  const { url, port } = host;
  let session: EngineSession = await engine.start(folders);
  const { version } = session;
  const said = (step: StepOutcome) => {
    console.log(`  ${engine.name.padEnd(8)}  ${step.outcome.padEnd(12)}  ${step.name} (${step.words})`);
    return step;
  };
  console.log(`\n${version}, ${engine.driver}`);
  const steps: StepOutcome[] = [];
  try {
    for (const step of SMOKE) {
      if (step.needsRestart && engine.forgets !== null) {
        steps.push(said({ name: step.name, outcome: 'not possible', words: engine.forgets }));
        continue;
      }
      const first = said(await runStep(step));
      // As in the other tests, CI tries once more what fails.
      const isTriedAgain = first.outcome === 'failed' && process.env.CI !== undefined;
      steps.push(isTriedAgain ? said(await runStep(step)) : first);
    }
  } finally {
    await session.close();
    await host?.close();
  }
  return { engine, version, steps };

  async function runStep({ name, needsRestart, run }: (typeof SMOKE)[number]): Promise<StepOutcome> {
    const start = performance.now();
    const known = (await session.errors()).length;
    try {
      await run({
        page: session.page,
        url,
        source: api,
        downloads: folders.downloads,
        async stopHost() {
          await host?.close();
          host = null;
        },
        async startHost() {
          host ??= await startHost({ dir, port });
        },
        async restart() {
          await session.close();
          session = await engine.start(folders);
          return session.page;
        },
      });
      const errors = (await session.errors()).slice(needsRestart ? 0 : known);
      const unexpected = errors.filter((error) => !EXPECTED_ERRORS.test(error));
      if (unexpected.length > 0) throw new Error(`Errors on the page: ${unexpected.join('; ')}`);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return { name, outcome: 'passed', words: `${seconds} s` };
    } catch (error) {
      return { name, outcome: 'failed', words: error instanceof Error ? error.message : String(error) };
    }
  }
}
