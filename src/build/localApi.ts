/** The API at Vite's servers, and as static files in the build. */
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { compileData, DATA_DIR } from '../../data/compiler/index.ts';
import { type ApiSource, apiPathsOf, bodyOf, handleApi } from '../api/handlers.ts';
import { answerApi } from './host/answerApi.ts';
import { dataSource } from './host/dataSource.ts';

/** Milliseconds, a little more than those in which the watcher keeps a second change of a file to itself. */
const WATCHER_PAUSE = 80;

const FETCH_API = path.resolve(import.meta.dirname, '../api/fetchApi.ts');

/**
 * Answers /api in `vite` and `vite preview`, and writes its answers as files into the build.
 * @param dir the data folder; by default that of this repository.
 */
export function localApi({ dir = DATA_DIR }: { readonly dir?: string } = {}): Plugin {
  const folder = path.resolve(dir);
  const readSource = () => dataSource(compileData(folder));
  return {
    name: 'lowtide:api',
    configureServer(server) {
      let source: ApiSource | null = null;
      server.watcher.add(folder).on('all', (_event, file) => {
        if (!path.resolve(file).startsWith(folder + path.sep)) return;
        // An edit of the data is answered from the next request on.
        const forget = () => {
          source = null;
        };
        forget();
        setTimeout(forget, WATCHER_PAUSE).unref();
      });
      server.middlewares.use(
        middleware(() => {
          source ??= readSource();
          return source;
        }),
      );
    },
    configurePreviewServer(server) {
      const source = readSource();
      server.middlewares.use(middleware(() => source));
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      // A chunk of its own, with its exports kept: the fetch adapter can be called from the browser's console and by
      // the tests, and figures change without the program's other chunks.
      this.emitFile({ type: 'chunk', id: FETCH_API, name: 'api', preserveSignature: 'strict' });
    },
    async generateBundle() {
      const source = readSource();
      for (const apiPath of apiPathsOf(source)) {
        const answer = await handleApi({ method: 'GET', path: apiPath }, source);
        this.emitFile({ type: 'asset', fileName: apiPath.slice(1), source: bodyOf(answer) });
      }
    },
  };
}

function middleware(source: () => ApiSource): Connect.NextHandleFunction {
  return (req, res, next) => {
    answerApi(req, res, source).then((answered) => {
      if (!answered) next();
    }, next);
  };
}
