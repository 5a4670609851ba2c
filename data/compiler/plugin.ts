import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { DataError, type DataReader, dataReader, report } from './index.ts';
import { type DataAsset, MODULES, moduleSource, openApiAsset, textsAssets } from './modules.ts';
import { PARTS } from './moveModules.ts';
import { openDataModule } from './openData.ts';

const PUBLIC_PREFIX = 'virtual:lowtide/';
/** The leading NUL keeps other plugins away from the modules. */
const RESOLVED_PREFIX = `\0${PUBLIC_PREFIX}`;

/** Milliseconds, a little more than those in which the watcher keeps a second change of a file to itself. */
const WATCHER_PAUSE = 80;

export interface LowtideDataOptions {
  /** By default the folder of this repository. */
  readonly data?: DataReader;
  /**
   * Whether the long texts are written as assets. The service worker's build turns it off: it needs the same
   * addresses, but the files belong to the main build.
   */
  readonly emitTexts?: boolean;
}

/**
 * Makes the modules `virtual:lowtide/…` (modules.ts) out of the data folder: in builds, in the
 * dev server, which reloads when the data change and shows what is wrong with them, and in Vitest.
 */
export function lowtideData({ data = dataReader(), emitTexts = true }: LowtideDataOptions = {}): Plugin {
  let base = '/';

  return {
    name: 'lowtide-data',

    configResolved(config) {
      base = config.base;
    },

    buildStart() {
      if (this.environment.config.command !== 'build' || !emitTexts) return;
      const { warnings } = data.compiled();
      if (warnings.length > 0) this.environment.logger.warn(report(warnings));
    },

    resolveId: {
      // Some have a part for each country: practical/malta.
      filter: { id: new RegExp(`^${PUBLIC_PREFIX}(${MODULES.join('|')}|(${PARTS.join('|')})/[a-z-]+)$`) },
      handler: (id) => RESOLVED_PREFIX + id.slice(PUBLIC_PREFIX.length),
    },

    load: {
      filter: { id: /^\0virtual:lowtide\// },
      handler(id) {
        const name = id.slice(RESOLVED_PREFIX.length);
        const compiled = data.compiled();
        const writesTexts = this.environment.config.command === 'build' && emitTexts;
        if (name === 'site' && writesTexts && this.environment.config.consumer === 'client') {
          for (const { fileName, source } of [...textsAssets(compiled), openApiAsset(compiled)]) {
            this.emitFile({ type: 'asset', fileName, source });
          }
        }
        const code = [moduleSource(name, compiled, base)];
        // The open data are made of the texts of the files, too.
        if (name === 'releases') code.push(openDataModule(data.files(), compiled));
        return { code: code.join('\n'), moduleSideEffects: false };
      },
    },

    configureServer(server) {
      serveTexts(server, data, () => base);
      const edited = (file: string) => {
        if (!isDataFile(data.dir, file)) return;
        data.forget();
        reload(server, data);
        setTimeout(data.forget, WATCHER_PAUSE).unref();
      };
      server.watcher.add(data.dir);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, edited);
    },
  };
}

/** What the compiler reads in the data folder; not the JSON Schemas that it writes. */
function isDataFile(dir: string, file: string): boolean {
  const path = relative(dir, file);
  return /\.(?:json|svg)$/.test(path) && !path.startsWith('..') && !path.startsWith(`schema${sep}`);
}

/** Forgets the modules made from the old data and reloads the pages, or shows them what is wrong. */
function reload(server: ViteDevServer, data: DataReader): void {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith(RESOLVED_PREFIX)) environment.moduleGraph.invalidateModule(module);
    }
  }
  try {
    data.compiled();
    server.ws.send({ type: 'full-reload', path: '*' });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    server.config.logger.error(error.message, { timestamp: true });
    server.ws.send({ type: 'error', err: { message: error.message, stack: '', plugin: 'lowtide-data' } });
  }
}

/** Answers the addresses of long texts in `virtual:lowtide/site`, which a build would have written as files. */
function serveTexts(server: ViteDevServer, data: DataReader, base: () => string): void {
  server.middlewares.use((request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!/\/assets\/[a-z-]+-[0-9a-f]{10}\.json$/.test(path)) return next();
    let asset: DataAsset | undefined;
    try {
      // Vite strips the base from the request in some set-ups, so both forms are answered.
      const compiled = data.compiled();
      asset = [...textsAssets(compiled), openApiAsset(compiled)].find(({ fileName }) =>
        [`/${fileName}`, base() + fileName].includes(path),
      );
    } catch (error) {
      return next(error);
    }
    if (!asset) return next();
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(asset.source);
  });
}
