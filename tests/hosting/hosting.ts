/**
 * Tests the configurations of docs/hosting.md against a build ($LOWTIDE_DIST, or dist), and puts a bounded load on nginx.
 *
 *     tsx tests/hosting/hosting.ts            test
 *     tsx tests/hosting/hosting.ts --write    and write the figures into docs/performance.md
 *
 * A server that is not there and cannot be installed is left out, but not in CI ($CI).
 */
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../debianPackage.ts';
import { writeSection } from '../writtenSection.ts';
import { type LoadResult, loadTest } from './load.ts';
import { CADDY, NGINX, type RunningServer, startServer } from './programs.ts';
import { hostingSection } from './report.ts';
import { smokeTest } from './smoke.ts';
import { filesOfPage, trafficOf } from './traffic.ts';

const dir = path.resolve(process.env.LOWTIDE_DIST ?? 'dist');
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no build in ${dir}. Run \`npm run build\` first.`);
  process.exit(1);
}

const faults: string[] = [];
const loads: { readonly server: string; readonly result: LoadResult }[] = [];

for (const program of [NGINX, CADDY]) {
  if (!ensureProgram(program.name, program.name, program.versionArguments)) {
    const words = `${program.name} is not installed and cannot be installed without root and apt-get`;
    if (process.env.CI) faults.push(words);
    else console.log(`SKIPPED ${program.name}: ${words}.`);
    continue;
  }
  const server = await startServer(program, dir);
  try {
    await testServer(program.name, server);
  } finally {
    await server.stop();
  }
}

const [load] = loads;
if (load !== undefined && process.argv.includes('--write')) {
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  writeSection({
    document: 'performance.md',
    name: 'hosting',
    command: 'npm run test:hosting -- --write',
    text: hostingSection({ ...load, cpu, traffic: trafficOf(dir) }),
  });
}
console.log(faults.length === 0 ? 'Hosting: all as it should be.' : `Hosting: ${faults.length} faults.`);
for (const fault of faults) console.error(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function testServer(name: string, { url, version }: RunningServer): Promise<void> {
  const found = await smokeTest(url, dir);
  console.log(
    `${name} ${version}: ${found.length === 0 ? 'answers as it should' : `${found.length} faults`}`,
  );
  faults.push(...found.map((fault) => `${name} ${fault}`));
  if (name !== NGINX.name || found.length > 0) return;
  const files = filesOfPage(readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const result = await loadTest(url, ['/', ...files.slice(1).map((file) => `/${file}`)]);
  console.log(
    `${name}: ${Math.round(result.perSecond)} requests per second, ${result.errors} errors, ` +
      `median ${result.median.toFixed(1)} ms, 99 % within ${result.p99.toFixed(1)} ms`,
  );
  if (result.errors > 0)
    faults.push(`${name}: ${result.errors} of ${result.requests} requests failed under load`);
  loads.push({ server: `${name} ${version}`, result });
}
