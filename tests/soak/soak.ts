/**
 * Half an hour of use in a few minutes, against a build ($LOWTIDE_DIST, or dist): what the page holds in memory must
 * return to where it began.
 *
 *     tsx tests/soak/soak.ts               at least as many actions as a person does in half an hour
 *     tsx tests/soak/soak.ts --rounds=5    fewer or more
 *     tsx tests/soak/soak.ts --write       and write the figures into docs/reliability.md
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { dataSource } from '../../src/build/host/dataSource.ts';
import { startHost } from '../../src/build/host/host.ts';
import { ensureBrowser } from '../browser.ts';
import { writeSection } from '../writtenSection.ts';
import { growth, type Memory, memoryOf } from './memory.ts';
import { soakSection } from './report.ts';
import { openGuides, takeRound } from './round.ts';

/** Rounds until every part on demand has been loaded, and its code compiled. */
const WARM_UP = 10;
const SECONDS_PER_ACTION = 2;
const HALF_AN_HOUR = 1800;

const dir = path.resolve(process.env.LOWTIDE_DIST ?? 'dist');
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}
const given = process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length);

const api = dataSource();
const host = await startHost({ dir });
const browser = await chromium.launch({
  executablePath: ensureBrowser().executablePath,
  // Compiled code comes and goes in the heap as the engine sees fit, and says nothing about the site.
  args: ['--js-flags=--jitless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${host.url}/terms`);
  await page.locator('#root[data-path]').waitFor({ state: 'detached' });

  await openGuides(page, api.countries);
  for (let round = 0; round < WARM_UP; round += 1) await takeRound(page, api.countries, round);
  const before = await memoryOf(page, session);
  console.log(line('after the warm-up', before));
  const start = performance.now();
  let actions = 0;
  let rounds = 0;
  const isOver = () =>
    given === undefined ? actions * SECONDS_PER_ACTION >= HALF_AN_HOUR : rounds >= Number(given);
  while (!isOver()) {
    actions += await takeRound(page, api.countries, WARM_UP + rounds);
    rounds += 1;
    if (rounds % 5 === 0) console.log(line(`${actions} actions`, await memoryOf(page, session)));
  }
  const seconds = (performance.now() - start) / 1000;
  const after = await memoryOf(page, session);
  console.log(line(`${actions} actions in ${Math.round(seconds)} s`, after));

  const faults = [...growth(before, after), ...errors];
  if (process.argv.includes('--write')) {
    writeSection({
      document: 'reliability.md',
      name: 'soak',
      command: 'npm run soak -- --write',
      text: soakSection({ before, after, actions, rounds, seconds, browser: browser.version() }),
    });
  }
  console.log(faults.length === 0 ? 'Soak: all is back where it began.' : `Soak: ${faults.length} faults.`);
  for (const fault of faults) console.error(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await host.close();
}

function line(when: string, { heap, nodes, listeners }: Memory): string {
  return `${when}: heap ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
}
