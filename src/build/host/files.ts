/** Files of a build as a good static host sends them: without extensions, compressed beforehand, revalidated. */
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mendedAddress } from '../../catalogue/query.ts';
import { cacheControlOf, negotiateEncoding } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** What other hosts read as their configuration, and the page of unknown addresses, which has none of its own. */
const WITHOUT_ADDRESS = ['_headers', '_redirects', '404', '404.html'];

/** The address of a request as most write it, "/compare", also where it came as "http://host/compare". */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
}

/** A path without its query, decoded; null where it is wrongly encoded. */
export function pathnameOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return null;
  }
}

/**
 * The file that answers a decoded path: "/compare" is compare.html, the file before the folder of the same name. Null
 * where there is none, for what is no address, and for everything outside the folder.
 */
export function fileOf(dir: string, pathname: string): string | null {
  const names = pathname.split('/').filter(Boolean);
  if (names.some((name) => name.startsWith('.') || name.includes('\\') || name.includes('\0'))) return null;
  if (names.length === 1 && WITHOUT_ADDRESS.includes(names[0] ?? '')) return null;
  const file = path.join(dir, ...names);
  const candidates = names.length === 0 ? [] : [`${file}.html`, file];
  return [...candidates, path.join(file, 'index.html')].find(isFile) ?? null;
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A file where the path has a folder, or a name longer than there can be.
    return false;
  }
}

/**
 * The one address of what was asked for with capitals, an extension, doubled slashes or one at its end, or with what a
 * message has put behind it ("/compare)."); null where it is asked for by that address, or there is nothing. What could be
 * taken for another host's ("//example.org/") or would need an encoding is led nowhere.
 */
export function oneAddressOf(dir: string, url: string): string | null {
  const [asked = '', query = ''] = partsOf(url);
  const [mended = '', kept = ''] = partsOf(mendedAddress(asked + query));
  // What is behind a query the page takes off itself.
  const rest = mended === asked ? query : kept;
  const pathname = pathnameOf(mended);
  if (pathname === null || !/^(?:\/+\w[\w.-]*)*\/*$/.test(pathname)) return null;
  const single = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const page = single
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
  const isOwnFile = fileOf(dir, single) === path.join(dir, single);
  const one = isPage(dir, page) ? page : isOwnFile ? single : asked;
  return one === asked ? null : one + rest;
}

/** Path and query of an address. */
function partsOf(url: string): readonly string[] {
  return /^([^?#]*)(\?[^#]*)?/s.exec(url)?.slice(1) ?? [];
}

function isPage(dir: string, address: string): boolean {
  const file = path.join(dir, address === '/' ? 'index.html' : `${address}.html`);
  return fileOf(dir, address) === file;
}

/**
 * Sends a file, or a compressed copy of it, or that it has not changed. A range is answered with the whole. A file is
 * read as fast as its reader takes it, and only when what the same connection asked for before has been sent.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  {
    status = 200,
    pathname = '',
    type,
  }: { readonly status?: number; readonly pathname?: string; readonly type?: string } = {},
): Promise<void> {
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const copy = encoding && file + SUFFIX[encoding];
  const sent = copy && existsSync(copy) ? copy : file;
  const { size, mtime } = await stat(sent);
  const etag = `W/"${size}-${mtime.getTime()}"`;

  res.setHeader('Cache-Control', cacheControlOf(pathname));
  res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    res.setHeader('ETag', etag);
    res.setHeader('Last-Modified', mtime.toUTCString());
    if (isFresh(req.headers['if-none-match'], etag)) {
      res.writeHead(304);
      res.end();
      return;
    }
  }
  res.writeHead(status, {
    'Content-Type': type ?? TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    ...(sent === copy && encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  if (res.socket === null) await once(res, 'socket');
  await pipeline(createReadStream(sent), res);
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim()));
}
