/** Bundles the engine's benchmarks with the data that the site is built with, and runs them: `npm run bench`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { lowtideData } from '../../data/compiler/plugin.ts';

const outDir = mkdtempSync(path.join(tmpdir(), 'lowtide-bench-'));
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [lowtideData({ emitTexts: false })],
    ssr: { noExternal: true },
    build: { ssr: path.resolve(import.meta.dirname, 'engine.bench.ts'), outDir },
  });
  await import(path.join(outDir, 'engine.bench.js'));
} finally {
  rmSync(outDir, { recursive: true });
}
