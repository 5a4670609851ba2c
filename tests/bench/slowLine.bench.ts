/**
 * `npm run bench:slow`: a first visit on Slow 3G (400 kbit/s, 400 ms) with a processor four times slower. When each kind of
 * page paints, beside the bare page (its text alone), and when React has it, so that it answers presses, beside the same
 * HTML, styles, fonts and picture with React alone. `-- --write` writes the figures into docs/performance.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
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
] as const;

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
const rows: string[] = [];
for (const [name, address] of PAGES) {
  const best = { site: NEVER(), bare: NEVER(), alone: NEVER() };
  for (let run = 0; run < RUNS; run += 1) {
    for (const look of ['site', 'bare', 'alone'] as const) {
      const visit = await visitOf(
        browser,
        `http://127.0.0.1:${port}${address}?look=${look}`,
        look !== 'bare',
      );
      best[look] = {
        paint: Math.min(best[look].paint, visit.paint),
        react: Math.min(best[look].react, visit.react),
      };
    }
  }
  const { site, bare, alone } = best;
  rows.push(
    `| ${name} | ${seconds(site.paint)} | ${times(site.paint, bare.paint)} | ${seconds(site.react)} | ${seconds(alone.react)} | ${times(site.react, alone.react)} |`,
  );
  console.log(rows.at(-1));
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
screen, beside the text of the same page alone (aim: 1.3 times). React has it: folds and links answer, beside the same HTML,
styles, fonts and picture with React alone (aim: 1.6 times).

| Page | Painted | × bare | React has it | React alone | × React alone |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`,
  });
}

function NEVER() {
  return { paint: Number.POSITIVE_INFINITY, react: Number.POSITIVE_INFINITY };
}

async function visitOf(browser: Browser, url: string, hasReact: boolean) {
  const page = await phoneOn(browser, LINE);
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
  await page.context().close();
  return { paint, react };
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
      const text = LOOKS[look](readFileSync(html, 'utf8').replace('location.search', '0'));
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
