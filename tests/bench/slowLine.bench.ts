/**
 * `npm run bench:slow`: a first visit on Slow 3G (400 kbit/s, 400 ms) with a processor four times slower. When each kind of
 * page paints, beside the bare page (its text alone); when a tap opens its first fold or link, and when React has it, so that
 * everything else answers, both beside the same HTML, styles, fonts and picture with React alone. `-- --write` writes the
 * figures into docs/performance.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import { putRecord } from '../e2e/storedRecord.ts';
import { writeSection } from '../writtenSection.ts';
import { bareTextOf, largestPaint, phoneOn } from './paint.ts';

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const RUNS = 2;

const PAGES = [
  ['Home', '/'],
  ['Countries', '/countries'],
  ['Compare', '/compare'],
  ['Wizard', '/wizard'],
  ['Ranking page', '/low-tax-countries-for-freelancers'],
  ['Guide', '/tax-calculator/bulgaria'],
  ['Plan', '/plan'],
  ['Leaving Germany', '/leaving/germany'],
  ['Page to read', '/how-it-works'],
  ['Start, with a stay kept', '/start'],
] as const;

/** What asks for a figure: what is done, and the text that changes by it. */
const TAPS: Readonly<Record<string, readonly [act: (page: Page) => Promise<void>, shows: string]>> = {
  '/tax-calculator/bulgaria': [
    (page) => page.locator('main input[type=range]').first().press('ArrowRight'),
    '#tax',
  ],
  '/plan': [(page) => page.getByLabel('From', { exact: true }).selectOption('de').then(), 'main'],
  '/start': [(page) => page.getByRole('button', { name: /^I am in/ }).click(), 'main section'],
};

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../dist'));
const react = readdirSync(path.join(dir, 'assets')).find((file) => /^react-.*\.js$/.test(file));
if (!react) throw new Error(`There is no build in ${dir}.`);

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/json',
  png: 'image/png',
};

/** The three looks of a page: as built, its text alone, and with React in the place of all scripts. */
const LOOKS = {
  site: (html: string) => html,
  bare: bareTextOf,
  alone: (html: string) =>
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<link rel="preload" as="fetch"[^>]*>/g, '')
      .replace(
        /<script type="module"[^>]*><\/script>/,
        `<link rel="modulepreload" fetchpriority="low" href="/assets/${react}" /><script type="module" async>import '/assets/${react}'; delete document.getElementById('root').dataset.path;</script>`,
      ),
} as const;
type Look = keyof typeof LOOKS;

const server = await serve();
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: ensureBrowser().executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const kept = await keptStay();
const rows: string[] = [];
const taps: string[] = [];
for (const [name, address] of PAGES) {
  const best = { site: NEVER(), bare: NEVER(), alone: NEVER() };
  const tap = TAPS[address];
  for (let run = 0; run < RUNS; run += 1) {
    for (const look of ['site', 'bare', 'alone'] as const) {
      const visit = await visitOf(
        browser,
        `http://127.0.0.1:${port}${address}?look=${look}`,
        look !== 'bare',
        look === 'site' ? tap : undefined,
      );
      best[look] = {
        paint: Math.min(best[look].paint, visit.paint),
        react: Math.min(best[look].react, visit.react),
        figure: Math.min(best[look].figure, visit.figure),
      };
    }
  }
  const { site, bare, alone } = best;
  const opened = await openedAt(browser, `http://127.0.0.1:${port}${address}?look=site`);
  rows.push(
    `| ${name} | ${seconds(site.paint)} | ${times(site.paint, bare.paint)} | ${seconds(opened)} | ${times(opened, alone.react)} | ${seconds(site.react)} | ${seconds(alone.react)} | ${times(site.react, alone.react)} |`,
  );
  console.log(rows.at(-1));
  if (tap) {
    taps.push(`| ${name} | ${seconds(site.figure)} |`);
    console.log(taps.at(-1));
  }
}
await browser.close();
server.close();

if (process.argv.includes('--write')) {
  writeSection({
    document: 'performance.md',
    name: 'slow line',
    command: 'npm run bench:slow -- --write',
    text: `## First visit on Slow 3G

400 kbit/s with 400 ms, the processor slowed down four times, the best of ${RUNS} visits each, side by side. Painted: the first
screen, beside the text of the same page alone (aim: 1.3 times). Opened: the first fold, else the first link, tapped when it is
painted (one around it where its own part has none yet), beside the same HTML, styles, fonts and picture once React alone has them (aim: 1.6 times): a browser opens both by
itself. React has it: whatever else is pressed answers, beside the same.

| Page | Painted | × bare | Opened | × React alone | React has it | React alone | × React alone |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

What asks for a figure waits for the code that works it out besides. When the first one is on the page, pressed as soon as it can be:

| What is asked | On the page |
| --- | ---: |
${taps.join('\n')}`,
  });
}

function NEVER() {
  const never = Number.POSITIVE_INFINITY;
  return { paint: never, react: never, figure: never };
}

/** A person with one stay, as the device keeps it, and what /start has shown of it. */
async function keptStay() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/terms`);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const stays = [{ id: 'a', country: 'PT', arrival: ago(100), departure: ago(2) }];
  const value = { stays, recordFrom: null, uk: null, example: false };
  await putRecord(page, { shape: 1, value }, 'stays');
  await page.evaluate(() => localStorage.setItem('lowtide-start', '{}'));
  await page.goto(`http://127.0.0.1:${port}/start`);
  await page.waitForFunction(() => localStorage['lowtide-start'].includes('Portugal'));
  const html = await page.content();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { html, state };
}

async function visitOf(browser: Browser, url: string, hasReact: boolean, tap?: (typeof TAPS)[string]) {
  const isStart = new URL(url).pathname === '/start';
  const page = await phoneOn(browser, LINE, isStart ? kept.state : undefined);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const root = document.getElementById('root');
      if (!root || root.dataset.path !== undefined || document.readyState === 'loading') return;
      performance.mark('react');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-path'] });
  });
  await page.goto(url, { waitUntil: 'commit' });
  if (hasReact)
    await page.waitForFunction(() => performance.getEntriesByName('react').length > 0, null, {
      timeout: 60_000,
    });
  else await page.waitForLoadState('load');
  const paint = await largestPaint(page);
  const react = await page.evaluate(
    () => performance.getEntriesByName('react')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  const figure = tap ? await figureAfter(page, tap) : Number.POSITIVE_INFINITY;
  await page.context().close();
  return { paint, react, figure };
}

/** When the first fold of a page is open, else its first link on its way, tapped as soon as the page is painted; in ms. */
async function openedAt(browser: Browser, url: string): Promise<number> {
  const isStart = new URL(url).pathname === '/start';
  const page = await phoneOn(browser, LINE, isStart ? kept.state : undefined);
  await page.addInitScript(() => {
    document.addEventListener('toggle', () => performance.mark('opened'), { capture: true, once: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const origin = await page.evaluate(() => performance.timeOrigin);
  const tap = async (selector: string) => {
    const place = page.locator(selector).filter({ visible: true }).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    await page.mouse.click(x + Math.min(width, 40) / 2, y + height / 2);
  };
  // A page that has neither yet, such as an empty comparison, has the links around it.
  const places = ['main summary', 'main a[href^="/"]', 'a[href^="/"]'];
  const counts = await Promise.all(places.map((one) => page.locator(one).filter({ visible: true }).count()));
  const place = places[counts.findIndex((count) => count > 0)] ?? 'a';
  let opened: number;
  if (place === 'main summary') {
    await tap('main summary');
    await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0);
    opened = await page.evaluate(() => performance.getEntriesByName('opened')[0]?.startTime ?? 0);
  } else {
    // A page that React already has goes there without a request for it.
    const left = Promise.race([
      page.waitForRequest((one) => one.isNavigationRequest() && !one.url().includes('look=')),
      page.waitForURL((to) => !to.searchParams.has('look'), { waitUntil: 'commit' }),
    ]).then(() => Date.now());
    await tap(place);
    opened = (await left) - origin;
  }
  await page.context().close();
  return opened;
}

/** When what was asked for is on the page, in ms after its start. */
async function figureAfter(page: Page, [act, shows]: (typeof TAPS)[string]): Promise<number> {
  const place = page.locator(shows).first();
  await page.locator('[data-awaited], #painted').first().waitFor({ state: 'detached', timeout: 60_000 });
  const before = await place.innerText();
  await act(page);
  await page.waitForFunction(
    ([selector, text]) => (document.querySelector(selector) as HTMLElement | null)?.innerText !== text,
    [shows, before] as const,
    { timeout: 60_000 },
  );
  return page.evaluate(() => performance.now());
}

/** The build, compressed as a host does it; which look a page has, its address says. */
async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const file = path.join(dir, pathname === '/' ? 'index.html' : pathname);
    const html = existsSync(`${file}.html`) ? `${file}.html` : file;
    if (!existsSync(html)) {
      response.writeHead(404).end();
      return;
    }
    if (html.endsWith('.html')) {
      const look = (searchParams.get('look') ?? 'site') as Look;
      // A page with a query waits for React; nothing of this one depends on it.
      const isBareStart = look === 'bare' && pathname === '/start';
      const built = isBareStart ? kept.html : readFileSync(html, 'utf8').replace('location.search', '0');
      const text = LOOKS[look](built);
      const open = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.end(brotliCompressSync(open));
      return;
    }
    const packed = existsSync(`${html}.br`);
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(html).slice(1)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=31536000',
      ...(packed && { 'Content-Encoding': 'br' }),
    });
    response.end(readFileSync(packed ? `${html}.br` : html));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function times(one: number, other: number): string {
  return (one / other).toFixed(2);
}
