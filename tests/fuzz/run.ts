/**
 * A long run of the fuzz tests: `npm run fuzz` tries 50 times as many cases as `npm test`, `FUZZ_TIMES=1000 npm run
 * fuzz` a thousand times as many. A failure names the seed and path that repeat it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const times = process.env.FUZZ_TIMES ?? '50';
if (!(Number(times) > 0)) {
  console.error(`FUZZ_TIMES is "${times}"; it must be a number above 0.`);
  process.exit(2);
}

console.log(`${times} times the cases of a usual run`);
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', 'tests/unit/fuzz', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_TIMES: times,
    LOWTIDE_SEED: process.env.LOWTIDE_SEED ?? String(Date.now() % 2 ** 31),
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
