/** The host's answer where there is no file: the built not-found page, with status 404. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { negotiateEncoding } from './headers.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Answers with 404.html of a folder, or with a line of text where the build has none. */
export function notFoundPage(dir: string): (req: IncomingMessage, res: ServerResponse) => void {
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
