/** The hosting section of docs/performance.md. */
import type { LoadResult } from './load.ts';
import type { Amount, Traffic } from './traffic.ts';

const VISITS = 1_000_000;

interface Figures {
  readonly server: string;
  readonly cpu: string;
  readonly result: LoadResult;
  readonly traffic: Traffic;
}

/** The section as Markdown. */
export function hostingSection({ server, cpu, result, traffic }: Figures): string {
  const { held, firstPage, core, rest, repeat } = traffic;
  const whole = sum(firstPage, core, rest);
  const row = (what: string, { requests, bytes }: Amount) =>
    `| ${what} | ${requests} | ${kilobytes(bytes)} | ${gigabytes(bytes * VISITS)} |`;
  return `## Hosting

Measured by \`npm run test:hosting -- --write\`: ${server} with the configuration of \`docs/hosting.md\`, one worker process,
asked through loopback by one Node.js process on the same machine (${cpu}), which shares its processors with it. The files
of the home page in turn, compressed, ${result.connections} connections, ${result.seconds.toFixed(1)} seconds.

| Requests | per second | Errors | Median | 99 % within |
| ---: | ---: | ---: | ---: | ---: |
| ${group(result.requests)} | ${group(Math.round(result.perSecond))} | ${result.errors} | ${result.median.toFixed(1)} ms | ${result.p99.toFixed(1)} ms |

A CDN has to hold ${group(held.files)} files, ${(held.bytes / 1e6).toFixed(1)} MB with their compressed copies. Counted from the
build, brotli, with the headers of each answer:

| Visit | Requests | kB | GB for 1 million |
| --- | ---: | ---: | ---: |
${row('First: the home page, until it answers', firstPage)}
${row('First, after it: worker and core', core)}
${row('First, when idle: the rest', rest)}
${row('First, in all', whole)}
${row('Repeat: nothing has changed', repeat)}

1 million visitors a day of whom three in ten are new take ${gigabytes((whole.bytes * 0.3 + repeat.bytes * 0.7) * VISITS)} GB and
${group(Math.round((whole.requests * 0.3 + repeat.requests * 0.7) * 1))} million requests a day: ${group(Math.round(((whole.bytes * 0.3 + repeat.bytes * 0.7) * VISITS * 8) / 86_400 / 1e6))} Mbit/s and ${group(Math.round(((whole.requests * 0.3 + repeat.requests * 0.7) * VISITS) / 86_400))} requests a second on average. If all of
them are new, ${gigabytes(whole.bytes * VISITS)} GB.
`;
}

function sum(...amounts: readonly Amount[]): Amount {
  return {
    requests: amounts.reduce((total, { requests }) => total + requests, 0),
    bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
  };
}

function group(value: number): string {
  return value.toLocaleString('en-US');
}

function kilobytes(bytes: number): string {
  return group(Math.round(bytes / 1000));
}

function gigabytes(bytes: number): string {
  return group(Math.round(bytes / 1e9));
}
