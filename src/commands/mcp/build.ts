/** `tsx src/commands/mcp/build.ts <file>`: the server of the tools as one file, which runs without the sources and the data. */
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { compileData } from '../../../data/compiler/index.ts';
import { parsed } from '../../../data/compiler/parsed.ts';
import { lowtideData } from '../../../data/compiler/plugin.ts';
import type { LawData } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENTRY = 'virtual:lowtide-server';

/** What of the compiled data the tools need. */
const NEEDED: Readonly<Record<keyof LawData, true>> = {
  ...{ texts: true, payTexts: true, reliefNames: true, moveYear: true, homes: true },
  ...{ usCitizens: true, exchangeRates: true, laws: true, households: true },
};

/** A program that serves the tools with the data as they are now. */
function entry(): Plugin {
  return {
    name: 'lowtide-server',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load(id) {
      if (id !== `\0${ENTRY}`) return null;
      const { releases, ...compiled } = compileData();
      const data = Object.fromEntries(Object.entries(compiled).filter(([name]) => name in NEEDED));
      return [
        `import { toolsOf } from ${JSON.stringify(path.join(ROOT, 'src/mcp/tools.ts'))};`,
        `import { serve } from ${JSON.stringify(path.join(ROOT, 'src/commands/mcp/serve.ts'))};`,
        `await serve(toolsOf, ${parsed(data)}, ${JSON.stringify(releases.newest)});`,
      ].join('\n');
    },
  };
}

/** Writes the file whole or not at all, and removes those of older sources beside it. */
async function buildServer(file: string): Promise<void> {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const outDir = mkdtempSync(path.join(folder, 'building-'));
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [lowtideData({ emitTexts: false }), entry()],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        target: 'node20',
        minify: false,
        rolldownOptions: { input: ENTRY, output: { entryFileNames: name, codeSplitting: false } },
      },
    });
    renameSync(path.join(outDir, name), file);
  } finally {
    rmSync(outDir, { recursive: true });
  }
  for (const other of readdirSync(folder).filter((one) => /^server-\w+\.mjs$/.test(one) && one !== name)) {
    rmSync(path.join(folder, other), { force: true });
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('The file to write is missing.');
await buildServer(path.resolve(file));
