/** Answers /api with the handlers behind node:http. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ApiSource, bodyOf, handleApi } from '../../api/handlers.ts';
import { isApiPath } from '../../api/paths.ts';
import { type Encoding, negotiateEncoding } from './headers.ts';

const SMALLEST = 1024;

/**
 * Answers a request if it is for the API. Resolves to whether it did.
 * @param source read anew for every request, so that a server in development can swap it.
 */
export async function serveApi(
  req: IncomingMessage,
  res: ServerResponse,
  source: () => ApiSource | Promise<ApiSource>,
): Promise<boolean> {
  const path = req.url ?? '/';
  if (!isApiPath(path)) return false;

  const method = req.method ?? 'GET';
  // HEAD is answered as GET here, so that both have the same headers; node:http leaves the body out.
  const answer = await handleApi({ method: method === 'HEAD' ? 'GET' : method, path }, await source());
  const body = Buffer.from(bodyOf(answer));
  const encoding = body.length >= SMALLEST ? negotiateEncoding(req.headers['accept-encoding']) : null;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

  res.statusCode = answer.status;
  res.statusMessage = answer.statusText;
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (answer.status === 200) {
    res.setHeader('ETag', etag);
    if (isFresh(req.headers['if-none-match'], etag)) {
      res.statusCode = 304;
      res.statusMessage = 'Not Modified';
      res.end();
      return true;
    }
  }

  const sent = encoding ? await encode(body, encoding) : body;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', sent.length);
  res.end(method === 'HEAD' ? undefined : sent);
  return true;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim()));
}

function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(body);
}
