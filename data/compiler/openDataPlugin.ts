import type { Plugin } from 'vite';
import { compileFiles, DATA_DIR, flagsBeside } from './index.ts';
import { type OpenDataFiles, openDataFiles } from './openData.ts';
import { readFiles } from './read.ts';

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** Writes the open-data files into the build; the dev server answers their addresses. */
export function openData({ dir = DATA_DIR }: { readonly dir?: string } = {}): Plugin {
  let made: OpenDataFiles | undefined;

  function allFiles(): OpenDataFiles {
    const files = readFiles(dir);
    return openDataFiles(files, compileFiles(files, { now: new Date(), hasFlag: flagsBeside(dir) }));
  }

  return {
    name: 'lowtide-open-data',

    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      made ??= allFiles();
      for (const [fileName, source] of Object.entries(made)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!/^data\/.+\.(?:csv|json)$/.test(path)) return next();
        const source = allFiles()[path];
        if (source === undefined) return next();
        response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(source);
      });
    },
  };
}
