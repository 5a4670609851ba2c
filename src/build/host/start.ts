/** `npm start`: serves ./dist ($LOWTIDE_DIST) on localhost:4173 ($HOST, $PORT), or on the next free port. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, type Host, startHost } from './host.ts';

const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 50;

const dir = path.resolve(process.env.LOWTIDE_DIST || path.join(import.meta.dirname, '../../../dist'));
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error('There is no build yet. Run `npm run build` first, or `npm start`, which does both.');
  process.exit(1);
}

const first = Number(process.env.PORT || DEFAULT_PORT);
if (!Number.isInteger(first) || first < 0 || first > 65_535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a whole number from 0 to 65535.`);
  process.exit(1);
}

const host = await startOnFreePort(first);
console.log(`Lowtide is at ${host.url}  (Ctrl+C stops it)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await host.close();
    console.log('\nStopped.');
    process.exit(0);
  });
}

async function startOnFreePort(port: number): Promise<Host> {
  const address = process.env.HOST;
  for (let candidate = port; ; candidate += 1) {
    try {
      return await startHost({ dir, port: candidate, ...(address ? { address } : {}) });
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate - port >= PORTS_TO_TRY) throw error;
      console.log(`Port ${candidate} is taken.`);
    }
  }
}
