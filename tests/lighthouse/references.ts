/** What the site is measured beside: the same text as a bare page, and the same app without any of the build's care. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { lowtideData } from '../../data/compiler/plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Reference {
  readonly url: string;
  close(): Promise<void>;
}

/** The text of a built page with headings, paragraphs and links, and nothing else: the limit of what is possible. */
export async function barePage(dir: string, file: string): Promise<Reference> {
  const page = bareTextOf(readFileSync(path.join(dir, file), 'utf8'));
  const body = brotliCompressSync(page);
  return listen((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      .end(body);
  });
}

/** A page without its scripts, styles, pictures, controls and attributes. */
export function bareTextOf(html: string): string {
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
  const content = /<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = content
    .replace(/<(script|style|svg|select|dialog)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(
      /<\/?(?!\/?(?:main|h[1-6]|p|ul|ol|li|a|b|table|caption|thead|tbody|tr|th|td|dl|dt|dd)\b)[^>]*>/g,
      ' ',
    )
    .replace(/<(\w+)[^>]*?(\shref="[^"]*")?[^>]*>/g, (_tag, name: string, href = '') => `<${name}${href}>`)
    .replace(/\s+/g, ' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${text}`;
}

/**
 * The app as a plain Vite build: rendered in the browser only, without prerendering, inline styles, split chunks by
 * plan or service worker, and served without compression.
 * @param outDir where to build it.
 */
export async function unoptimisedApp(outDir: string): Promise<Reference> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [lowtideData(), react()],
    build: { outDir, emptyOutDir: true, modulePreload: false },
  });
  const files = sirv(outDir, { single: true, etag: false });
  return listen(files);
}

async function listen(listener: Parameters<typeof createServer>[1] & object): Promise<Reference> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
