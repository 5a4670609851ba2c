/**
 * `npm run bench:browser`: what a person feels on a processor four times as slow: when pages paint on a slow line,
 * dragging the sliders of home and of a guide, and opening the app without a network. Fails where a page paints later than
 * 1.3 times a bare one, and where dragging has a long task or answers later than 100 ms.
 *
 *     tsx tests/bench/browser.bench.ts            measures dist ($LOWTIDE_DIST)
 *     tsx tests/bench/browser.bench.ts --write    and writes the figures into docs/performance.md
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startHost } from '../../src/build/host/host.ts';
import { ensureBrowser } from '../browser.ts';
import { writeSection } from '../writtenSection.ts';
import { coldStart, slowDown } from './coldStart.ts';
import { dragSlider, type Interaction } from './interaction.ts';
import { MOST_TIMES_BARE, paintsOf } from './paint.ts';

const SLOWDOWN = 4;
const RUNS = 3;
const LONGEST_ANSWER = 100;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' } as const;
const PAGES = [
  ['Home, mini-ranking', '/'],
  ['Guide, calculator', '/tax-calculator/bulgaria'],
] as const;

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../dist'));
if (!existsSync(path.join(dir, 'sw.js'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}
const launch = {
  executablePath: ensureBrowser().executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};

const dragged: (readonly [name: string, Interaction])[] = [];
for (const [name, address] of PAGES) {
  const runs: Interaction[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await drag(address));
  runs.sort((a, b) => a.longTasks.length - b.longTasks.length || a.inp - b.inp);
  dragged.push([name, runs[Math.floor(RUNS / 2)] as Interaction]);
}
const starts = [];
for (let run = 0; run < RUNS; run += 1) starts.push(await coldStart(dir, { ...launch, ...PHONE }, SLOWDOWN));
starts.sort((a, b) => a.result - b.result);
const start = starts[Math.floor(RUNS / 2)];

const paintBrowser = await chromium.launch(launch);
const paints = await paintsOf(dir, paintBrowser);
await paintBrowser.close();

const text = `## Paint, interaction and cold start

On a slow line (Slow 4G as DevTools has it), the best of six visits beside the text of the guide as a bare page, in the same run. Aim: the largest
paint at most ${MOST_TIMES_BARE} times the bare page's.

| Page | First paint | Largest paint | × bare |
| --- | ---: | ---: | ---: |
${paints.map(({ name, first, largest, timesBare }) => `| ${name} | ${seconds(first)} | ${seconds(largest)} | ${timesBare.toFixed(2)} |`).join('\n')}

### Interaction and cold start

Measured by \`npm run bench:browser -- --write\`: headless Chromium at 390 × 844 px, the processor (${cpus().length} × ${cpus()[0]?.model.trim()})
slowed down four times, medians of ${RUNS} runs. The slider is dragged from end to end and back in ${dragged[0]?.[1].steps} steps, then moved by ten keys.
Aims: no task of 50 ms or more, from an input to the next frame at most ${LONGEST_ANSWER} ms.

| Dragging | Long tasks | Longest answer (INP) | 95 % of frames within |
| --- | ---: | ---: | ---: |
${dragged
  .map(
    ([name, { longTasks, inp, frame95 }]) =>
      `| ${name} | ${longTasks.length} | ${Math.round(inp)} ms | ${Math.round(frame95)} ms |`,
  )
  .join('\n')}

Opened without a network, server and browser stopped in between, at the address of a comparison of three regimes: the
first paint with content after ${Math.round(start?.firstPaint ?? Number.NaN)} ms, the comparison with its figures after ${Math.round(start?.result ?? Number.NaN)} ms.
`;
console.log(text);
if (process.argv.includes('--write')) {
  writeSection({
    document: 'performance.md',
    name: 'browser',
    command: 'npm run bench:browser -- --write',
    text,
  });
}
const late = paints.filter(({ timesBare }) => timesBare > MOST_TIMES_BARE);
for (const { name, timesBare } of late) {
  console.error(`${name}: largest paint ${timesBare.toFixed(2)} × the bare page's, of ${MOST_TIMES_BARE}.`);
}
const misses = dragged.filter(([, { longTasks, inp }]) => longTasks.length > 0 || inp > LONGEST_ANSWER);
for (const [name, { longTasks }] of misses)
  console.error(`${name} misses its aims (long tasks: ${longTasks.map(Math.round).join(', ')} ms).`);
process.exitCode = misses.length + late.length > 0 ? 1 : 0;

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

async function drag(address: string): Promise<Interaction> {
  const host = await startHost({ dir });
  const browser = await chromium.launch(launch);
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(host.url + address, { waitUntil: 'networkidle' });
    await slowDown(page, SLOWDOWN);
    await page.waitForTimeout(500);
    return await dragSlider(page);
  } finally {
    await browser.close();
    await host.close();
  }
}
