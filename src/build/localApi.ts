/** The API at Vite's servers, and as static files in the build. */
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { type DataReader, dataReader } from '../../data/compiler/index.ts';
import { type ApiSource, apiPathsOf, bodyOf, handleApi } from '../api/handlers.ts';
import { dataSource } from './host/dataSource.ts';
import { serveApi } from './host/serveApi.ts';

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

function middleware(source: () => ApiSource): Connect.NextHandleFunction {
  return (req, res, next) => {
    serveApi(req, res, source).then((answered) => {
      if (!answered) next();
    }, next);
  };
}
