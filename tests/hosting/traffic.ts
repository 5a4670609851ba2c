/** What visits cost in requests and bytes, counted from a build: files as the host sends them, brotli where there is one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SECURITY_HEADERS } from '../../src/build/host/headers.ts';

export interface Amount {
  readonly requests: number;
  readonly bytes: number;
}

export interface Traffic {
  /** Everything that a CDN has to hold: all files with their compressed copies. */
  readonly held: { readonly files: number; readonly bytes: number };
  /** The home page, until it answers. */
  readonly firstPage: Amount;
  /** The worker and its core, without what the page has brought. */
  readonly core: Amount;
  /** What is saved when the page is idle. */
  readonly rest: Amount;
  /** A later visit with the worker in charge: it asks for itself, and is told that nothing has changed. */
  readonly repeat: Amount;
}

/** Bytes of an answer's headers over HTTP/1.1: those for security, and about as many as status, type and caching take. */
const HEADERS =
  Object.entries(SECURITY_HEADERS).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) +
  350;

interface Listed {
  readonly url: string;
  readonly isCore: boolean;
}

export function trafficOf(dir: string): Traffic {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  const listed = listOf(readFileSync(path.join(dir, 'sw.js'), 'utf8'));
  const ofPage = filesOfPage(readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const amount = (names: readonly string[]): Amount => ({
    requests: names.length,
    bytes: names.reduce((sum, name) => sum + sentSize(path.join(dir, name)) + HEADERS, 0),
  });
  // Hashed files come out of the browser's cache; pages are asked about, and answered with 304.
  const fresh = listed.filter(({ url }) => !(ofPage.includes(url) && url.startsWith('assets/')));
  const missing = (part: (file: Listed) => boolean) => {
    const names = fresh.filter(part).map(({ url }) => url);
    const known = names.filter((name) => ofPage.includes(name));
    const brought = amount(names.filter((name) => !known.includes(name)));
    return { requests: names.length, bytes: brought.bytes + known.length * HEADERS };
  };
  const core = missing(({ isCore }) => isCore);
  const worker = amount(['sw.js']);
  return {
    held: { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) },
    firstPage: amount(ofPage),
    core: { requests: core.requests + 1, bytes: core.bytes + worker.bytes },
    rest: missing(({ isCore }) => !isCore),
    repeat: { requests: 1, bytes: HEADERS },
  };
}

/** The list of files inside a built worker. Throws where it cannot be found. */
export function listOf(worker: string): Listed[] {
  const entries = [
    ...worker.matchAll(
      /\{"bytes":\d+,(?:"isCore":(true),)?(?:"length":\d+,)?"revision":(?:null|"[^"]*"),"url":"([^"]+)"\}/g,
    ),
  ];
  if (entries.length === 0) throw new Error('The worker has no list of files.');
  return entries.map(([, isCore, url = '']) => ({ url, isCore: isCore === 'true' }));
}

/** The page itself and what it names: scripts, fonts, icons, pictures. Styles are inside the page. */
export function filesOfPage(html: string): string[] {
  const tags = html.match(/<(?:link|script|img)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => !/rel="(?:stylesheet|canonical)"/.test(tag))
    .flatMap((tag) => /(?:href|src)="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
  return ['index.html', ...new Set(named.map((name) => name.slice(1)))];
}

function sentSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
