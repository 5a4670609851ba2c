/**
 * `tsx data/pictures/screenshots.ts [--dir=dist]`: takes the screenshots that the web app manifest shows before an
 * installation, of home and compare, narrow and wide, from a built site.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startHost } from '../../src/build/host/host.ts';
import { ROOT, withBrowser } from './browser.ts';

const FOLDER = path.join(ROOT, 'public/icons/screenshots');
const PAGES = {
  home: '/',
  compare: '/compare?tax_regime_ids=cy-non-dom-company,ge-small-business,mt-res-non-dom&income=80000',
};
const SHAPES = {
  narrow: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
const host = await startHost({ dir: path.resolve(values.dir) });
mkdirSync(FOLDER, { recursive: true });
try {
  await withBrowser(async (browser) => {
    for (const [shape, options] of Object.entries(SHAPES)) {
      const context = await browser.newContext({
        ...options,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      for (const [name, address] of Object.entries(PAGES)) {
        const page = await context.newPage();
        await page.goto(new URL(address, host.url).href, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: path.join(FOLDER, `${name}-${shape}.png`), animations: 'disabled' });
        await page.close();
      }
      await context.close();
    }
  });
} finally {
  await host.close();
}
