/**
 * `npm run lighthouse`: Lighthouse for mobile on the pages that people arrive at, three runs each, beside a bare page
 * with the same text and an unoptimised build of the app. Fails where a page misses its aims.
 *
 *     tsx tests/lighthouse/lighthouse.ts                  all pages of dist ($LOWTIDE_DIST)
 *     tsx tests/lighthouse/lighthouse.ts /countries       pages whose address contains a word
 *     tsx tests/lighthouse/lighthouse.ts --write          and write the table into docs/performance.md
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost } from '../../src/host/host.ts';
import { ensureBrowser, versionOf } from '../browser.ts';
import { writeSection } from '../writtenSection.ts';
import { type Audit, audit, median } from './audit.ts';
import { barePage, unoptimisedApp } from './references.ts';
import { lighthouseText, type Row } from './report.ts';

const RUNS = 3;
const PAGES: readonly (readonly [name: string, path: string])[] = [
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
];
/** The page whose text and app are measured as the limits. */
const REFERENCE = { name: 'Guide', path: '/tax-calculator/bulgaria', file: 'tax-calculator/bulgaria.html' };

/** Least scores and greatest figures of every page. */
const AIMS = { performance: 98, others: 100, cls: 0.01, tbt: 80 } as const;

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../dist'));
if (!existsSync(path.join(dir, 'sw.js'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const browser = ensureBrowser();
const misses: string[] = [];
const rows: Row[] = [];

const host = await startHost({ dir });
try {
  for (const [name, address] of PAGES) {
    if (words.length > 0 && !words.some((word) => address.includes(word))) continue;
    const result = await measured(name, host.url + address);
    misses.push(...missesOf(result).map((miss) => `${name}: ${miss}`));
  }
} finally {
  await host.close();
}
if (words.length === 0) await measureReferences();

const text = lighthouseText(rows, versionOf(browser));
console.log(`\n${text}`);
if (process.argv.includes('--write')) {
  writeSection({
    document: 'performance.md',
    name: 'lighthouse',
    command: 'npm run lighthouse -- --write',
    text,
  });
}
for (const miss of misses) console.error(miss);
process.exitCode = misses.length > 0 ? 1 : 0;

async function measured(name: string, url: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) audits.push(await audit(url, browser.executablePath));
  const result = median(audits);
  rows.push({ name, audit: result });
  const { performance, accessibility, seo } = result.scores;
  const { own } = result;
  console.log(
    `${name}: ${performance} ${accessibility} ${result.scores['best-practices']} ${seo}, ` +
      `TBT ${result.metrics.tbt.toFixed(0)} ms, CLS ${result.metrics.cls.toFixed(4)}, ` +
      `in its own time ${own.performance} and ${own.tbt.toFixed(0)} ms, ` +
      `machine ${result.benchmarkIndex.toFixed(0)}, ${(result.stolen * 100).toFixed(0)} % stolen`,
  );
  return result;
}

async function measureReferences(): Promise<void> {
  const bare = await barePage(dir, REFERENCE.file);
  await measured(`Bare page with the text of the ${REFERENCE.name.toLowerCase()}`, bare.url);
  await bare.close();
  const outDir = mkdtempSync(path.join(tmpdir(), 'lowtide-unoptimised-'));
  const app = await unoptimisedApp(outDir);
  await measured(`Unoptimised build, ${REFERENCE.name.toLowerCase()}`, app.url + REFERENCE.path);
  await app.close();
  rmSync(outDir, { recursive: true });
}

function missesOf({ scores, metrics, findings }: Audit): string[] {
  const { performance, ...others } = scores;
  return [
    ...(performance < AIMS.performance ? [`performance ${performance} of ${AIMS.performance}`] : []),
    ...Object.entries(others)
      .filter(([, score]) => score < AIMS.others)
      .map(([category, score]) => `${category} ${score} (${findings.join('; ')})`),
    ...(metrics.cls > AIMS.cls ? [`layout shift ${metrics.cls.toFixed(3)} of ${AIMS.cls}`] : []),
    ...(metrics.tbt > AIMS.tbt ? [`blocking time ${metrics.tbt.toFixed(0)} ms of ${AIMS.tbt}`] : []),
  ];
}
