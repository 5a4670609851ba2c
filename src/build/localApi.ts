/** The API at Vite's servers, and as static files in the build. */
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { type DataReader, dataReader } from '../../data/compiler/index.ts';
import { type ApiSource, apiPathsOf, bodyOf, handleApi } from '../api/handlers.ts';
import { isApiPath } from '../api/paths.ts';
import { dataSource } from './host/dataSource.ts';
import { OPEN_HEADERS } from './host/headers.ts';

const FETCH_API = path.resolve(import.meta.dirname, '../api/fetchApi.ts');

/** Answers /api in `vite` and `vite preview`, and writes its answers as files into the build. */
export function localApi(data: DataReader = dataReader()): Plugin {
  const source = () => dataSource(data.compiled());
  return {
    name: 'lowtide:api',
    configureServer(server) {
      server.middlewares.use(middleware(source));
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware(source));
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      // A chunk of its own, with its exports kept: the fetch adapter can be called from the browser's console and by
      // the tests, and figures change without the program's other chunks.
      this.emitFile({ type: 'chunk', id: FETCH_API, name: 'api', preserveSignature: 'strict' });
    },
    async generateBundle() {
      const answers = source();
      for (const apiPath of apiPathsOf(answers)) {
        const answer = await handleApi({ method: 'GET', path: apiPath }, answers);
        this.emitFile({ type: 'asset', fileName: apiPath.slice(1), source: bodyOf(answer) });
      }
    },
  };
}

/** @param source read anew for every request: an edit of the data is answered without a restart. */
function middleware(source: () => ApiSource): Connect.NextHandleFunction {
  return async (req, res, next) => {
    const path = req.originalUrl ?? '/';
    if (!isApiPath(path)) return next();
    try {
      const answer = await handleApi({ method: req.method ?? 'GET', path }, source());
      const headers = { ...answer.headers, ...OPEN_HEADERS, 'Cache-Control': 'no-cache' };
      res.writeHead(answer.status, answer.statusText, headers).end(bodyOf(answer));
    } catch (error) {
      next(error);
    }
  };
}
