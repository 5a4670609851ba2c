/**
 * Writes a picture of every page × three widths × light and dark into .cache/look, with one contact sheet per width:
 *
 *     npm run look                  all pages, and what can be opened on them, on a phone and at a desk
 *     npm run look -- guide compare  those whose name contains one of these words
 *
 * Looks at ./dist, or at the build in $LOWTIDE_DIST; what can be opened is that of tests/parts/accessibility.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { startHost } from '../../src/build/host/host.ts';
import { allPaths } from '../../src/catalogue/pages.ts';
import { ensureBrowser } from '../browser.ts';
import { type Picture, writeContactSheet } from './contactSheet.ts';

const FOLDER = path.resolve('.cache/look');
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800 } as const;
type Width = keyof typeof HEIGHTS;
const THEMES = ['light', 'dark'] as const;
/** A page that takes longer hangs. */
const LIMIT_MS = 60_000;
/** Pages that are brought up at the same time. */
const AT_ONCE = 2;

/** An address and the name of its picture. */
interface Route {
  readonly name: string;
  readonly path: string;
}

const words = process.argv.slice(2);
const routes = allPaths(compileData().countries)
  .map((path): Route => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path }))
  .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (words.length === 0) {
  await rm(FOLDER, { recursive: true, force: true });
  const states = ['vitest', 'run', '--project=parts', 'tests/parts/accessibility.test.ts'];
  spawnSync('npx', states, { stdio: 'inherit', env: { ...process.env, VITE_PICTURES: FOLDER } });
}

const host = await startHost({ dir: path.resolve(process.env.LOWTIDE_DIST ?? 'dist') });
const browser = await chromium.launch({
  executablePath: ensureBrowser().executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const width of [390, 768, 1280] as const) {
    const folder = path.join(FOLDER, String(width));
    await mkdir(folder, { recursive: true });
    const pictures = await takeAll(width, routes, folder);
    await writeContactSheet(browser, pictures, path.join(FOLDER, `contact-sheet-${width}.png`));
    console.log(`${pictures.length} pictures at ${width} px in ${path.relative('.', folder)}`);
  }
} finally {
  await browser.close();
  await host.close();
}

/** Takes all pictures, in the order of the routes. A page that hangs is opened once more. */
async function takeAll(width: Width, wanted: readonly Route[], folder: string): Promise<readonly Picture[]> {
  const taken: Picture[][] = wanted.map(() => []);
  const queue = wanted.entries();
  const worker = async () => {
    for (const [at, route] of queue) {
      taken[at] = await take(width, route, folder)
        .catch(() => take(width, route, folder))
        .catch((error) => {
          process.exitCode = 1;
          console.error(`${route.name}: ${error instanceof Error ? error.message : error}`);
          return [];
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return taken.flat();
}

async function take(width: Width, route: Route, folder: string): Promise<Picture[]> {
  // A context of its own: what one page keeps on the device must not show on the next.
  const page = await browser.newPage({
    baseURL: host.url,
    viewport: { width, height: HEIGHTS[width] },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    return await Promise.race([takeFrom(page, route, folder), limit()]);
  } finally {
    await page.close();
  }
}

async function limit(): Promise<never> {
  await sleep(LIMIT_MS, undefined, { ref: false });
  throw new Error(`no picture after ${LIMIT_MS / 1000} s`);
}

async function takeFrom(page: Page, { name, path: address }: Route, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  await page.goto(address);
  await page.locator('#root[data-path]').waitFor({ state: 'detached' });
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    const file = path.join(folder, `${name}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    pictures.push({ file, label: `${name} · ${theme}` });
  }
  return pictures;
}

/** Waits for what comes late: fonts, images below the fold, parts that load when they come into sight. */
async function settle(page: Page): Promise<void> {
  const top = await page.evaluate(() => window.scrollY);
  await page.evaluate(async () => {
    // A picture of a whole page has what a window skips as long as it is far away.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      // Long enough for what loads when it comes into sight.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
  // The curves, which are made when nothing else is left to do and drawn when they are near.
  const undrawn = page.locator('figure[aria-hidden]:not(:has(svg))');
  while ((await undrawn.count()) > 0) {
    await undrawn.first().scrollIntoViewIfNeeded();
    await sleep(100);
  }
  await page.evaluate((top) => window.scrollTo(0, top), top);
  // Twice: the frame that shows the top of the page again, and the one after it.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
