/** When pages paint on a slow phone, beside a bare page with the text of one of them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { startHost } from '../../src/build/host/host.ts';

/** Slow 4G as DevTools has it, on a processor four times slower. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const RUNS = 6;
/** How much later than the bare page's a page's largest paint may be. */
export const MOST_TIMES_BARE = 1.3;

const PAGES: readonly (readonly [name: string, address: string])[] = [
  ['Home', '/'],
  ['Countries', '/countries'],
  [
    'Compare with 3 regimes',
    '/compare?tax_regime_ids=bg-freelancer-flat-tax,mt-res-non-dom,ge-small-business&income=80000',
  ],
  ['Wizard', '/wizard'],
  ['Ranking page', '/low-tax-countries-for-freelancers'],
  ['Guide', '/tax-calculator/bulgaria'],
  ['Malta guide', '/country-guides/malta'],
  ['How It Works', '/how-it-works'],
  ['Plan', '/plan'],
  ['Leaving Germany', '/leaving/germany'],
  ['Changes', '/changes'],
];

/** Milliseconds from the navigation, the best of several visits: a busy machine only ever makes them later. */
export interface Paint {
  readonly name: string;
  readonly first: number;
  readonly largest: number;
  readonly timesBare: number;
}

/** The paints of the bare page and of every page of a build, in turn, so that a busy minute is every page's. */
export async function paintsOf(dir: string, browser: Browser): Promise<readonly Paint[]> {
  const bare = await barePage(path.join(dir, 'tax-calculator/bulgaria.html'));
  const host = await startHost({ dir });
  try {
    const pages = [
      ['Bare page with the text of the guide', bare.url],
      ...PAGES.map(([name, address]) => [name, host.url + address] as const),
    ] as const;
    const best = pages.map(() => ({ first: Number.POSITIVE_INFINITY, largest: Number.POSITIVE_INFINITY }));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [at, [, url]] of pages.entries()) {
        const paint = await paintOf(browser, url);
        if (paint.largest < (best[at]?.largest ?? 0)) best[at] = paint;
      }
    }
    const least = best[0]?.largest ?? Number.NaN;
    return best.map((paint, at) => ({
      name: pages[at]?.[0] ?? '',
      ...paint,
      timesBare: paint.largest / least,
    }));
  } finally {
    await host.close();
    await bare.close();
  }
}

async function paintOf(browser: Browser, url: string): Promise<{ first: number; largest: number }> {
  const page = await phoneOn(browser, LINE);
  await page.goto(url, { waitUntil: 'load' });
  const largest = await largestPaint(page);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await page.context().close();
  return { first, largest };
}

/**
 * A page on a phone with a slow processor.
 * @param line what Chromium is told of the network
 * @param storageState what the device keeps; nothing without it
 */
export async function phoneOn(
  browser: Browser,
  line: typeof LINE,
  storageState?: NonNullable<BrowserContextOptions['storageState']>,
): Promise<Page> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** When the largest content of a page was painted, in ms after its start. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** A built page's text with headings, paragraphs and links, and nothing else: the limit of what is possible. */
async function barePage(file: string) {
  const body = brotliCompressSync(bareTextOf(readFileSync(file, 'utf8')));
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A page without its scripts, styles, pictures, controls and attributes. */
export function bareTextOf(html: string): string {
  const content = /<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = content
    .replace(/<(script|style|svg|select|dialog)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)(main|h[1-6]|p|ul|ol|li|a|table|tr|th|td)\b[^>]*>/g, '<$1$2>')
    .replace(/<(?!\/?(?:main|h[1-6]|p|ul|ol|li|a|table|tr|th|td)>)[^>]*>/g, ' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title>${text}`;
}
