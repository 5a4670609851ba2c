import type { Plugin } from 'vite';
import { type DataReader, dataReader } from './dataReader.ts';
import { openDataFiles } from './openData.ts';

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** Writes the open-data files into the build; the dev server answers their addresses. */
export function openData(data: DataReader = dataReader()): Plugin {
  const allFiles = () => openDataFiles(data.files(), data.compiled());

  return {
    name: 'lowtide-open-data',

    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, source] of Object.entries(allFiles())) {
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
