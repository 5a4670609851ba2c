/** One Lighthouse run of a page, as a phone on a slow network sees it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type OwnTime, ownTimeOf } from './ownTime.ts';
import { quietMoment, stolenSince } from './stolenTime.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a run measures besides its scores. Times in milliseconds; layout shift without a unit. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
export type Metric = keyof typeof METRICS;

export interface Audit {
  /** 0–100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Without the time in which the page's thread had to wait for a processor. */
  readonly own: OwnTime;
  /** Lighthouse's figure for the speed of this machine at the time; its mobile settings are made for about 1,500 and more. */
  readonly benchmarkIndex: number;
  /** Share (0–1) of the processors' time that other guests of the host took. */
  readonly stolen: number;
  /** Titles of what cost points outside of performance. */
  readonly findings: readonly string[];
}

export const CHROME_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A browser with an empty profile for one run, so that nothing is cached. */
async function withBrowser<T>(executable: string, use: (chrome: LaunchedChrome) => Promise<T>): Promise<T> {
  const chrome = await launch({ chromePath: executable, chromeFlags: CHROME_FLAGS });
  try {
    return await use(chrome);
  } finally {
    chrome.kill();
  }
}

/** Lighthouse now and then misses the beginning of the trace. */
const ATTEMPTS = 4;
/** Where other guests took more than this share of the time, a run measures them and is made again. */
export const MOST_STOLEN = 0.02;
/** How long all runs together may wait for a machine of their own, in milliseconds. */
let patience = 15 * 60_000;

interface Run {
  readonly lhr: Result;
  readonly own: OwnTime;
  readonly stolen: number;
}

/** The run that was disturbed least: the first that others left alone, else the best of several. */
async function runOf(url: string, executable: string): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-lighthouse-'));
  let best: Run | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      patience -= await quietMoment(MOST_STOLEN, patience);
      const stolenShare = stolenSince();
      const result = await withBrowser(executable, ({ port }) =>
        lighthouse(url, {
          port,
          logLevel: 'error',
          output: 'json',
          onlyCategories: [...CATEGORIES],
          gatherMode: folder,
          auditMode: folder,
        }),
      );
      const stolen = stolenShare();
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
      const { lhr } = result;
      const { runtimeError } = lhr;
      if (!runtimeError && (best === undefined || stolen < best.stolen)) {
        best = { lhr, own: await ownTimeOf(folder, CATEGORIES), stolen };
      }
      const isLast = attempt === ATTEMPTS;
      if (best !== undefined && (best.stolen <= MOST_STOLEN || isLast)) return best;
      if (runtimeError && isLast) throw new Error(`${url}: ${runtimeError.message}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Audits an address with Lighthouse's own settings for mobile (simulated throttling).
 * @throws where Lighthouse gives no result, or the page did not load.
 */
export async function audit(url: string, executable: string): Promise<Audit> {
  const { lhr, own, stolen } = await runOf(url, executable);
  const { categories, audits, environment } = lhr;
  const findings = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [`${category}: ${title}`] : [];
    }),
  );
  return {
    scores: recordOf(CATEGORIES, (category) => Math.round((categories[category]?.score ?? 0) * 100)),
    metrics: recordOf(
      Object.keys(METRICS) as Metric[],
      (name) => audits[METRICS[name]]?.numericValue ?? Number.NaN,
    ),
    own,
    benchmarkIndex: environment.benchmarkIndex,
    stolen,
    findings,
  };
}

/** When a page painted, in milliseconds. */
export type Paints = Readonly<Record<'fcp' | 'lcp', number>>;

/**
 * First and largest paint with the network and the processor really slowed down ("devtools"): what loads beside the
 * largest thing takes the line from it, which the simulation does not see.
 * @throws where Lighthouse gives no result, or the page did not load.
 */
export async function paintsOf(url: string, executable: string): Promise<Paints> {
  const result = await withBrowser(executable, ({ port }) =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      throttlingMethod: 'devtools',
      onlyCategories: ['performance'],
    }),
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse has no result.'}`);
  }
  const { audits } = result.lhr;
  return recordOf(['fcp', 'lcp'], (name) => audits[METRICS[name]]?.numericValue ?? Number.NaN);
}

/** The middle of several runs, figure by figure. */
export function medianPaints(paints: readonly Paints[]): Paints {
  return recordOf(['fcp', 'lcp'], (name) => middle(paints.map((one) => one[name])));
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle of several runs, figure by figure. */
export function median(audits: readonly Audit[]): Audit {
  return {
    scores: recordOf(CATEGORIES, (category) => middle(audits.map(({ scores }) => scores[category]))),
    metrics: recordOf(Object.keys(METRICS) as Metric[], (name) =>
      middle(audits.map(({ metrics }) => metrics[name])),
    ),
    own: {
      performance: middle(audits.map(({ own }) => own.performance)),
      tbt: middle(audits.map(({ own }) => own.tbt)),
    },
    benchmarkIndex: middle(audits.map(({ benchmarkIndex }) => benchmarkIndex)),
    stolen: middle(audits.map(({ stolen }) => stolen)),
    findings: [...new Set(audits.flatMap(({ findings }) => findings))],
  };
}

function recordOf<Key extends string>(
  keys: readonly Key[],
  figureOf: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, figureOf(key)])) as Record<Key, number>;
}
