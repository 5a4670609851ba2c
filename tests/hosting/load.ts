/** A bounded load on this machine's own server: so many connections, so many seconds, and then it ends. */
import { Agent, get } from 'node:http';

const CONNECTIONS = 16;
const SECONDS = 5;

export interface LoadResult {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly errors: number;
  /** Milliseconds within which half and 99 % of the answers came. */
  readonly median: number;
  readonly p99: number;
}

/** Asks for the addresses in turn, on kept connections, compressed. Answers other than 200 count as errors. */
export async function loadTest(url: string, addresses: readonly string[]): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const start = performance.now();
  const until = start + SECONDS * 1000;
  const connection = async () => {
    while (performance.now() < until) {
      const address = addresses[next % addresses.length] ?? '/';
      next += 1;
      const sent = performance.now();
      const isWhole = await fetchWhole(url + address, agent);
      times.push(performance.now() - sent);
      if (!isWhole) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    connections: CONNECTIONS,
    seconds,
    requests: times.length,
    perSecond: times.length / seconds,
    errors,
    median: quantile(0.5),
    p99: quantile(0.99),
  };
}

function fetchWhole(address: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    });
    request.once('error', () => resolve(false));
  });
}
