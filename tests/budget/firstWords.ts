/**
 * `npm run first-words`, and a part of `npm run budget`: words and figures that a phone shows in the first two screens
 * of each page, against the budget of attention. A page that is still over it may be so as far as allowedToday.json says.
 *
 *     npm run first-words             measures ./dist, or the build in $LOWTIDE_DIST
 *     npm run first-words -- --write  and takes what has been won out of allowedToday.json, which only shrinks
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { startHost } from '../../src/build/host/host.ts';
import { launchOptions } from '../browser.ts';
import {
  type AllowedToday,
  allowanceOf,
  type Counts,
  countsOf,
  firstText,
  PAGES,
  PHONE,
  shrunk,
} from './firstScreens.ts';

const ALLOWED_FILE = path.join(import.meta.dirname, 'allowedToday.json');
/** What a page says depends on the day, and so would the test. */
const DAY = '2026-11-24T12:00:00Z';
/** Two readings this far apart that say the same are the page as it stays. */
const REST_MS = 400;
const MOST_READINGS = 25;

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../dist'));
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}

const allowed: AllowedToday = JSON.parse(readFileSync(ALLOWED_FILE, 'utf8'));
const measured = await measureAll();
const over = PAGES.filter(([address, kind]) => {
  const { words, figures } = measured.get(address) ?? { words: 0, figures: 0 };
  const most = allowanceOf(address, kind, allowed);
  return words > most.words || figures > most.figures;
});
printTable();

const next = shrunk(allowed, measured);
const canShrink = JSON.stringify(next) !== JSON.stringify(allowed);
if (canShrink && process.argv.includes('--write')) {
  writeFileSync(ALLOWED_FILE, `${JSON.stringify(next, null, 2)}\n`);
  console.log('\nallowedToday.json allows less now.');
} else if (canShrink) {
  console.log('\nSome pages say less than they may today: `npm run first-words -- --write` keeps it so.');
}
if (over.length > 0) {
  console.error(
    `\n${over.length} pages say more than they may: ${over.map(([address]) => address).join(' ')}`,
  );
  process.exitCode = 1;
}

async function measureAll(): Promise<ReadonlyMap<string, Counts>> {
  const host = await startHost({ dir });
  const browser = await chromium.launch(launchOptions());
  try {
    const all = new Map<string, Counts>();
    for (const [address] of PAGES) all.set(address, await measure(browser, host.url + address));
    return all;
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Reads a page, in a context of its own, once it is interactive and says the same twice. */
async function measure(browser: Browser, address: string): Promise<Counts> {
  const page = await browser.newPage({
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  try {
    await page.clock.setFixedTime(DAY);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('#root[data-path]').waitFor({ state: 'detached' });
    let text = await firstText(page);
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      await sleep(REST_MS);
      const again = await firstText(page);
      if (again === text) return countsOf(text);
      text = again;
    }
    throw new Error(`${address} does not come to rest.`);
  } finally {
    await page.close();
  }
}

function printTable(): void {
  const width = Math.max(...PAGES.map(([address]) => address.length));
  const row = (address: string, ...cells: string[]) =>
    console.log(`${address.padEnd(width)}  ${cells.map((cell) => cell.padStart(14)).join('')}`);
  row('first two screens of a phone', 'words', 'figures', 'budget', 'allowed today');
  for (const [address, kind] of PAGES) {
    const { words, figures } = measured.get(address) ?? { words: 0, figures: 0 };
    const budget = allowanceOf(address, kind, {});
    const today = allowed[address];
    row(
      address,
      `${words}${words > budget.words ? ' over' : ''}`,
      `${figures}${figures > budget.figures ? ' over' : ''}`,
      `${budget.words}, ${budget.figures}`,
      today ? `${today.words}, ${today.figures}` : '',
    );
  }
}
