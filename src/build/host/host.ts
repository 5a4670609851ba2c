/** Serves a built folder as a good static host does. `npm start` and the end-to-end tests run on it. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import type { ApiSource } from '../../api/handlers.ts';
import { isApiPath } from '../../api/paths.ts';
import { isEmbedPath } from '../../catalogue/embed.ts';
import { CARD_HEADERS, cacheControlOf, negotiateEncoding, SECURITY_HEADERS } from './headers.ts';
import { serveApi } from './serveApi.ts';

interface HostOptions {
  /** The built folder. */
  readonly dir: string;
  /** 0 (the default) picks a free one. */
  readonly port?: number;
  /** Address to listen on; the default is this machine only. */
  readonly address?: string;
  /** Answers /api. Without it, the answers written by the build are served as files. */
  readonly api?: ApiSource;
}

export interface Host {
  readonly url: string;
  readonly port: number;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

/** Starts the host. Rejects where the port is taken (EADDRINUSE) or the folder cannot be read. */
export async function startHost({ dir, port = 0, address = 'localhost', api }: HostOptions): Promise<Host> {
  const listener = requestListener(path.resolve(dir), api);
  if (address !== 'localhost') {
    const server = await listen(listener, port, address);
    return hostOf([server], address.includes(':') ? `[${address}]` : address);
  }

  const ipv4 = await listen(listener, port, '127.0.0.1');
  try {
    // "localhost" may mean either address; holding both keeps another server from answering in our name.
    const ipv6 = await listen(listener, portOf(ipv4), '::1');
    return hostOf([ipv4, ipv6], 'localhost');
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return hostOf([ipv4], 'localhost');
    await close(ipv4);
    if (port === 0) return startHost({ dir, port, address, ...(api ? { api } : {}) });
    throw error;
  }
}

/** Error code of a failed system call; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function requestListener(dir: string, api: ApiSource | undefined): RequestListener {
  const serveNotFound = notFoundPage(dir);
  const serveFile = sirv(dir, {
    // Looks files up at each request: a new build is served at once, and a file that is gone is a 404.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: serveNotFound,
    setHeaders(res, pathname) {
      res.setHeader('Cache-Control', cacheControlOf(pathname));
      // Here a file has been found: the not-found page below /embed is no card.
      if (isEmbedPath(pathname)) {
        res.removeHeader('X-Frame-Options');
        for (const [name, value] of Object.entries(CARD_HEADERS)) res.setHeader(name, value);
      }
      if (isApiPath(pathname)) res.setHeader('Content-Type', 'application/json; charset=utf-8');
    },
  });

  return async (req, res) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
    try {
      if (api && (await serveApi(req, res, () => api))) return;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
        res.end('Only GET and HEAD are answered here.');
        return;
      }
      const page = pageOfAddress(dir, req.url ?? '/');
      if (page !== null) {
        res.writeHead(308, { Location: page });
        res.end();
        return;
      }
      // Ranges of a compressed file are of no use to anybody.
      delete req.headers.range;
      serveFile(req, res);
    } catch {
      if (res.headersSent) {
        res.destroy();
        return;
      }
      res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      res.end('Internal Server Error');
    }
  };
}

/**
 * The address of the page that was requested with capitals in its path or with a slash at its end; null for any other
 * address, also for one that could be taken for another host's ("//example.org/").
 */
function pageOfAddress(dir: string, url: string): string | null {
  const [, asked = '', slash = '', query = ''] = /^((?:\/[\w-]+)+)(\/*)(\?.*)?$/s.exec(url) ?? [];
  const pathname = asked.toLowerCase();
  if ((pathname === asked && slash === '') || !existsSync(path.join(dir, `${pathname}.html`))) return null;
  return pathname + query;
}

async function listen(listener: RequestListener, port: number, address: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

function hostOf(servers: readonly [Server, ...Server[]], name: string): Host {
  const port = portOf(servers[0]);
  return {
    url: `http://${name}:${port}`,
    port,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Answers with 404.html of a folder, or with a line of text where the build has none. */
function notFoundPage(dir: string): (req: IncomingMessage, res: ServerResponse) => void {
  const page = path.join(dir, '404.html');

  return (req, res) => {
    const plain = read(page);
    const encoding = negotiateEncoding(req.headers['accept-encoding']);
    const copy = plain && encoding ? read(page + SUFFIX[encoding]) : null;
    const body = copy ?? plain ?? Buffer.from('Not Found');
    res.writeHead(404, {
      'Content-Type': plain ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(copy && encoding ? { 'Content-Encoding': encoding } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function read(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}
