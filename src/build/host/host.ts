/** Serves a built folder as a good static host does. `npm start` and the end-to-end tests run on it. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ApiSource, bodyOf, handleApi } from '../../api/handlers.ts';
import { apiRouteOf, isApiPath } from '../../api/paths.ts';
import { isEmbedPath } from '../../catalogue/embed.ts';
import { fileOf, oneAddressOf, originForm, pathnameOf, sendFile } from './files.ts';
import { CARD_HEADERS, isOpenPath, OPEN_HEADERS, SECURITY_HEADERS } from './headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A source without data: what it answers is what is wrong with a request. */
const NOTHING: ApiSource = {
  countries: [],
  release: '',
  openApi: async () => Promise.reject(new Error('The build has no such document.')),
  texts: async () => null,
};

interface HostOptions {
  /** The built folder. */
  readonly dir: string;
  /** 0 (the default) picks a free one. */
  readonly port?: number;
  /** Address to listen on; the default is this machine only. */
  readonly address?: string;
}

export interface Host {
  readonly url: string;
  readonly port: number;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

/** Starts the host. Rejects where the port is taken (EADDRINUSE) or the folder cannot be read. */
export async function startHost({ dir, port = 0, address = 'localhost' }: HostOptions): Promise<Host> {
  const listener = requestListener(path.resolve(dir));
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
    if (port === 0) return startHost({ dir, port, address });
    throw error;
  }
}

/** Error code of a failed system call; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function requestListener(dir: string): RequestListener {
  return async (req, res) => {
    try {
      await answer(dir, req, res);
    } catch {
      if (res.headersSent) {
        res.destroy();
        return;
      }
      sendText(res, 500, 'Internal Server Error');
    }
  };
}

async function answer(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = 'GET' } = req;
  const url = originForm(req.url ?? '/');
  const pathname = pathnameOf(url);
  setHeaders(res, { ...SECURITY_HEADERS, ...(isOpenPath(pathname ?? '') ? OPEN_HEADERS : {}) });
  // Whoever stands between might have gone by the other one.
  if (req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
    sendText(res, 400, 'More than one Host was named.');
    return;
  }
  if (isApiPath(url)) {
    await answerApi(dir, url, req, res);
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    sendText(res, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    return;
  }
  const address = oneAddressOf(dir, url);
  if (address !== null) {
    res.writeHead(308, { Location: address });
    res.end();
    return;
  }
  const file = pathname === null ? null : fileOf(dir, pathname);
  if (pathname === null || file === null) {
    await answerNotFound(dir, req, res);
    return;
  }
  // The not-found page below /embed is no card.
  if (isEmbedPath(pathname)) {
    res.removeHeader('X-Frame-Options');
    setHeaders(res, CARD_HEADERS);
  }
  await sendFile(req, res, file, { pathname });
}

/** The answers that the build has written; the handlers say what is wrong with every other request. */
async function answerApi(dir: string, url: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = 'GET' } = req;
  const isRead = method === 'GET' || method === 'HEAD';
  const file = isRead && apiRouteOf(url) !== null ? fileOf(dir, pathnameOf(url) ?? '') : null;
  if (file !== null) {
    await sendFile(req, res, file, { type: JSON_TYPE });
    return;
  }
  // HEAD is answered as GET, so that both have the same headers; node:http leaves the body out.
  const refused = await handleApi({ method: isRead ? 'GET' : method, path: url }, NOTHING);
  sendText(res, refused.status, bodyOf(refused), refused.headers);
}

/** Answers with 404.html of a folder, or with a line of text where the build has none. */
async function answerNotFound(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const page = path.join(dir, '404.html');
  if (existsSync(page)) await sendFile(req, res, page, { status: 404 });
  else sendText(res, 404, 'Not Found');
}

function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  res.end(text);
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
