/** The app's own code in Node, with the virtual modules made of the data: what the site says is said by one program. */
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { lowtideData } from './plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let server: Promise<ViteDevServer> | undefined;

function started(): Promise<ViteDevServer> {
  server ??= createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [lowtideData()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  return server;
}

/** Loads a module of `src`, with all that it imports. @param file such as `src/assess/forPerson.ts` */
export async function appModule<Module>(file: string): Promise<Module> {
  return (await (await started()).ssrLoadModule(path.join(ROOT, file))) as Module;
}

/** Lets the process end once no module is loaded any more. */
export async function closeApp(): Promise<void> {
  await (await server)?.close();
  server = undefined;
}
