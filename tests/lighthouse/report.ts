/** The Lighthouse section of docs/performance.md. */
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import type { Audit, Paints } from './audit.ts';

export interface Row {
  readonly name: string;
  readonly audit: Audit;
  /** On a line and a processor that were really slowed down. */
  readonly paints: Paints;
}

const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

/**
 * The section as Markdown.
 * @param bareLcp largest paint of the bare page on a slow line, in milliseconds.
 * @param browser name and version of the browser that it was measured with.
 */
export function lighthouseText(rows: readonly Row[], bareLcp: number, browser: string): string {
  return `## Lighthouse

Measured by \`npm run lighthouse -- --write\`: Lighthouse ${version} with its own settings for mobile (a Moto G Power on slow 4G: 150 ms
round trips, 1.6 Mbit/s and a processor four times as slow, simulated from what ${browser} did on
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}), the median of three runs, each with an empty profile, from the host of \`npm start\`.
Where the system has a Chromium without a window (\`chromium-headless-shell\`), that is taken: a whole one draws its own tab and
toolbar while the page loads, on the same processors.
Aims for every page: performance at least 97, the other scores 100, layout shift at most 0.01, blocking time at most 100 ms.
"Slow line" is a second measurement, with the network and the processor really slowed down (\`throttlingMethod: 'devtools'\`): largest
paint, and how many times the bare page's that is, at most 1.2 where the largest thing is text and 1.5 where it is a picture.

The last two rows are the limits on either side: the text of the guide as a bare HTML page (no style, script or picture), and
the same app as a plain Vite build (rendered in the browser, nothing prerendered, served uncompressed).

Lighthouse counts a task by the time that passed, and the aims are for that. "Own time" stands beside it: the same run judged
once more with the time for which the page's thread ran (\`tests/lighthouse/ownTime.ts\`), as on a shared machine a thread often
waits for a processor. "Machine" is Lighthouse's own figure for the speed of the machine during the runs (the settings for mobile
are made for machines of 1,500 and more: on a slower one the simulated phone is slower, too) and the share of time that other
guests of the host took from it; runs wait for a quiet moment, and one of which they took more than 2 % is made again, up to
three times; the one that was disturbed least counts. A page that missed an aim while it was disturbed is measured once more
at the end.

| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Slow line: largest paint | × bare | Blocking | Shift | kB | Own time: performance | blocking | Machine |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => rowText(row, bareLcp)).join('\n')}
`;
}

function rowText(
  { name, audit: { scores, metrics, own, benchmarkIndex, stolen }, paints }: Row,
  bareLcp: number,
): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const cells = [
    name,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    seconds(metrics.fcp),
    seconds(metrics.lcp),
    seconds(paints.lcp),
    (paints.lcp / bareLcp).toFixed(2),
    `${metrics.tbt.toFixed(0)} ms`,
    metrics.cls.toFixed(3),
    Math.round(metrics.bytes / 1000),
    own.performance,
    `${own.tbt.toFixed(0)} ms`,
    `${Math.round(benchmarkIndex)}, ${(stolen * 100).toFixed(0)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}
