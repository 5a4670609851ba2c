/** Bundles the engine's benchmarks with the data that the site is built with, and runs them: `npm run bench`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { lowtideData } from '../../data/compiler/plugin.ts';

// Beside the compiler, which finds the data from where it stands.
const outDir = path.resolve(import.meta.dirname, '../../data/.bench');
try {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [lowtideData({ emitTexts: false })],
    ssr: { noExternal: true },
    build: { ssr: path.resolve(import.meta.dirname, 'engine.bench.ts'), outDir },
  });
  await import(path.join(outDir, 'engine.bench.js'));
} finally {
  rmSync(outDir, { recursive: true });
}
