/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { findBrowser } from '../browser.ts';
import { ensureProgram } from '../debianPackage.ts';
import type { Engine, EnginePage, EngineSession, Place } from './enginePage.ts';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'] as const;

export const CHROMIUM: Engine = {
  name: 'Chromium',
  driver: 'puppeteer-core, DevTools protocol',
  forgets: null,
  missing: () => (findBrowser() ? null : 'There is no Chromium or Chrome.'),
  start({ profile, downloads }) {
    const executablePath = findBrowser()?.executablePath ?? '';
    // Chromium's sandbox does not work for root.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return launch({
      browser: 'chrome',
      executablePath,
      args: [...args, '--disable-quic', '--no-first-run'],
      userDataDir: profile,
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    });
  },
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  driver: 'puppeteer-core, WebDriver BiDi',
  forgets: null,
  missing() {
    const [name] = FIREFOX_NAMES;
    return firefox() || ensureProgram(name, name, ['--version'])
      ? null
      : `${name} is not there, and cannot be installed without root and apt-get.`;
  },
  start({ profile, downloads }) {
    return launch({
      browser: 'firefox',
      executablePath: firefox() ?? '',
      userDataDir: profile,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
        'pdfjs.disabled': true,
      },
    });
  },
};

function firefox(): string | null {
  for (const name of FIREFOX_NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** What stands for the words of an error on a page that has been left. */
const LEFT = '(of a page that was left)';

async function launch(options: LaunchOptions): Promise<EngineSession> {
  const browser = await puppeteer.launch({ ...options, headless: true });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  const asked: Promise<void>[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const at = errors.push(message.text()) - 1;
    // Firefox names an error only as a thing of the page: its words have to be asked for.
    for (const handle of message.args()) {
      // Of a page that has been left meanwhile nothing can be asked.
      const words = handle.evaluate(String).catch(() => LEFT);
      asked.push(
        words.then((said) => {
          errors[at] += ` ${said}`;
        }),
      );
    }
  });
  const version = await browser.version();
  return {
    page: pageOf(page),
    version: version.replace('/', ' ').replace(/^(?:Headless)?(\w)/, (_, letter) => letter.toUpperCase()),
    async errors() {
      await Promise.all(asked);
      return errors;
    },
    close: () => browser.close(),
  };
}

function pageOf(page: Page): EnginePage {
  const selector = (place: Place) => (place.startsWith('//') ? `xpath/.${place}` : place);
  const element = async (place: Place): Promise<ElementHandle> => {
    const found = await page.$(selector(place));
    if (!found) throw new Error(`Nothing at ${place}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    // Scripts as text: what a compiler adds to functions is not in the page.
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    count: async (place) => (await page.$$(selector(place))).length,
    async text(place) {
      const found = await page.$(selector(place));
      return found ? found.evaluate((node) => (node as HTMLElement).innerText) : null;
    },
    // Once it stands still: a press beside something that moves is lost.
    click: (place) => page.locator(selector(place)).click(),
    async fill(place, text) {
      const box = await element(place);
      await box.evaluate((node) => (node as HTMLInputElement).select());
      await box.type(text);
    },
    pressRight: async (place) => (await element(place)).press('ArrowRight'),
  };
}
