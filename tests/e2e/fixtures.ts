/** What every end-to-end test starts from: a host of the production build, and a page that must stay free of errors. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { DataSource } from '../../src/build/host/dataSource.ts';
import { dataSource } from '../../src/build/host/dataSource.ts';
import { type Host, startHost } from '../../src/build/host/host.ts';
import { PLACES } from '../../src/catalogue/places.ts';
import { linkedCopy, replaceFile } from './newVersion.ts';

export { expect };

/** The host of a worker. Stopping it takes the network away from the pages; starting brings it back, at one address. */
export interface TestHost {
  readonly url: string;
  /** The built folder, or the one with the shorter list. */
  readonly dir: string;
  /** What the host's API answers from. */
  readonly source: DataSource;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * In the `page` of a test, `goto` and `reload` resolve when the prerendered page has been hydrated, as a
 * press before that moment would be lost.
 */
interface TestFixtures {
  /**
   * Errors of the console or of scripts that a test expects; all others fail it:
   * `test.use({ allowedErrors: [/Failed to load resource/] })`
   * One expression, with "|" for several: Playwright takes a second entry for options of the fixture.
   */
  allowedErrors: readonly RegExp[];
  /** Starts the host again after a test that has stopped it. */
  networkBack: undefined;
}

interface WorkerFixtures {
  /** Whether the service worker saves all of its 700 files, which takes seconds of each test, or those of few countries. */
  readonly savesAll: boolean;
  readonly host: TestHost;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedErrors: [[], { option: true }],

  savesAll: [false, { option: true, scope: 'worker' }],

  host: [
    async ({ savesAll }, use) => {
      const built = builtFolder();
      const dir = savesAll ? built : await withShorterList(built);
      const host = await openHost(dir);
      await use(host);
      await host.stop();
      if (!savesAll) await rm(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ host }, use) => use(host.url),

  networkBack: [
    async ({ host }, use) => {
      await use(undefined);
      await host.start();
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const interactive = () =>
      page.locator('#root[data-path], [data-awaited]').first().waitFor({ state: 'detached' });
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await interactive();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await interactive();
      return response;
    };
    await use(page);
  },

  context: async ({ context, allowedErrors }, use) => {
    const errors = watchErrors(context);
    await use(context);
    const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
    if (unexpected.length > 0) throw new Error(`Errors on the page:\n${unexpected.join('\n')}`);
  },
});

function builtFolder(): string {
  const dir = path.resolve(process.env.LOWTIDE_DIST ?? 'dist');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  }
  return dir;
}

/** The same files in a folder whose service worker saves little of most countries, few feeds and no schemas. */
async function withShorterList(built: string): Promise<string> {
  const dir = await linkedCopy(built, (file) => !path.basename(file).startsWith('sw.js.'));
  const worker = path.join(dir, 'sw.js');
  const few = (await readFile(worker, 'utf8')).replace(
    /\{[^{}]*"url":"([^"]+)"\},?/g,
    (entry, url: string) =>
      MANY.test(url) && !LEFT.test(url) && !hasFigures(path.join(built, url)) ? '' : entry,
  );
  await replaceFile(worker, few.replace(/\},\]/, '}]'));
  return dir;
}

/** Whether it is the figures of a country, which guides and documents are shown from. */
function hasFigures(file: string): boolean {
  return file.endsWith('.js') && readFileSync(file, 'utf8').includes('"headlineRate":');
}

/** Of these there are three hundred. */
const MANY = new RegExp(
  `^(?:countries/[^/]+/\\d|leaving/|my-company/|changes/|data/schema/|assets/(?:${PLACES.map(({ slug }) => slug).join('|')})-.*js$)`,
);
const LEFT = /malta|poland|georgia|bulgaria|germany/;

async function openHost(dir: string): Promise<TestHost> {
  const api = dataSource();
  let host: Host | null = await startHost({ dir });
  const { url, port } = host;
  return {
    url,
    dir,
    source: api,
    async stop() {
      await host?.close();
      host = null;
    },
    async start() {
      host ??= await startHost({ dir, port });
    },
  };
}

function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    errors.push(event.error().stack ?? event.error().message);
  });
  return errors;
}

/** The whole site is on the device, as the foot of the page says: where suites share a processor, within a minute. */
export async function untilReadyOffline(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 60_000 });
}
