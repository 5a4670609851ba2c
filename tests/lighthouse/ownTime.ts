/**
 * What Lighthouse says of a run when every task counts with the time for which the page's thread ran, not with the time
 * that passed: on a machine shared with others a thread that is ready often has to wait for a processor, and a phone has
 * no such neighbours. Linux leaves out of a thread's time what other guests of the host took.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';

export interface OwnTime {
  /** Score for performance, 0–100. */
  readonly performance: number;
  /** Total blocking time in milliseconds. */
  readonly tbt: number;
}

/** The part of an event of a trace that counts here; times in microseconds. */
export interface TraceEvent {
  /** 'X' is an event with a beginning and an end. */
  readonly ph: string;
  /** The time that passed. */
  readonly dur?: number;
  /** The time for which the thread ran. */
  readonly tdur?: number;
}

/** The events of a trace, each as long as its thread ran; those without that figure as they are. */
export function inOwnTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    event.ph === 'X' && event.dur !== undefined && event.tdur !== undefined && event.tdur < event.dur
      ? { ...event, dur: event.tdur }
      : event,
  );
}

/**
 * Audits a run once more in its own time.
 * @param folder the artifacts that Lighthouse saved; their trace is changed.
 * @param categories those of that run: Lighthouse refuses others.
 * @throws where there is no trace, or Lighthouse gives no result.
 */
export async function ownTimeOf(folder: string, categories: readonly string[]): Promise<OwnTime> {
  const trace = readdirSync(folder).find((file) => file.endsWith('.trace.json'));
  if (trace === undefined) throw new Error(`Lighthouse has saved no trace in ${folder}.`);
  const file = path.join(folder, trace);
  const content = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...content, traceEvents: inOwnTime(content.traceEvents) }));
  const result = await lighthouse(undefined, {
    auditMode: folder,
    // Silent: parts of a task may now end after it, which only matters to lists that nobody reads here.
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...categories],
  });
  const score = result?.lhr.categories.performance?.score;
  const tbt = result?.lhr.audits['total-blocking-time']?.numericValue;
  if (score == null || tbt === undefined) throw new Error(`Lighthouse has no result for ${folder}.`);
  return { performance: Math.round(score * 100), tbt };
}
