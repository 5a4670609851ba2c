/**
 * `npm run first-words`, and a part of `npm run budget`: words and figures that a phone shows in the first two screens
 * of each page, to nobody and to people whose answers it keeps, against the budget of attention.
 * Measures ./dist, or the build in $LOWTIDE_DIST; with `--text` it also prints what was counted on pages over their budget.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { startHost } from '../../src/build/host/host.ts';
import { launchOptions } from '../browser.ts';
import { putRecord } from '../e2e/storedRecord.ts';
import { BUDGETS, countsOf, firstText, type Measured, PAGES, PHONE } from './firstScreens.ts';

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

const host = await startHost({ dir });
const browser = await chromium.launch(launchOptions());
let over = 0;
try {
  let context: BrowserContext | null = null;
  let who = '';
  for (const page of PAGES) {
    if (context === null || who !== page.who) {
      await context?.close();
      context = await deviceOf(page.situation);
      who = page.who;
    }
    const text = await read(context, page);
    const [{ words, figures }, most] = [countsOf(text), BUDGETS[page.kind]];
    const isOver = words > most.words || figures > most.figures;
    if (isOver) over += 1;
    const counts = `${words} of ${most.words} words, ${figures} of ${most.figures} figures`;
    console.log(`${isOver ? 'OVER' : '    '}  ${counts.padEnd(42)}  ${page.address}, ${page.who}`);
    if (isOver && process.argv.includes('--text')) console.log(`      ${text}\n`);
  }
} finally {
  await browser.close();
  await host.close();
}
if (over > 0) {
  console.error(`\n${over} pages say more than they may on the first two screens of a phone.`);
  process.exitCode = 1;
}

/** A phone that keeps what a person has answered. */
async function deviceOf(situation: Measured['situation']): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await context.clock.setFixedTime(DAY);
  if (situation) {
    const page = await context.newPage();
    await page.goto(`${host.url}/privacy`);
    await putRecord(page, { shape: 1, value: situation }, 'situation');
    await page.evaluate(() => localStorage.setItem('lowtide-profile', '1'));
    await page.close();
  }
  return context;
}

/** What a page says, once it is interactive and says the same twice. */
async function read(context: BrowserContext, { address }: Measured): Promise<string> {
  const page = await context.newPage();
  try {
    await page.goto(host.url + address, { waitUntil: 'networkidle' });
    await page.locator('#root[data-path]').waitFor({ state: 'detached' });
    let text = await firstText(page);
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      await sleep(REST_MS);
      const again = await firstText(page);
      if (again === text) return text;
      text = again;
    }
    throw new Error(`${address} does not come to rest.`);
  } finally {
    await page.close();
  }
}
