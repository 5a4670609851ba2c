import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPathsOf, bodyOf, handleApi } from '../../../../src/api/handlers.ts';
import { compressFolder } from '../../../../src/build/compress.ts';
import { type Host, startHost } from '../../../../src/build/host/host.ts';
import { sampleSource } from '../../api/sampleSource.ts';

const LONG = '<p>A paragraph that compresses well.</p>'.repeat(100);
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${LONG}`,
  'compare.html': `<h1>Compare</h1>${LONG}`,
  'tax-calculator/malta/index.html': `<h1>Malta</h1>${LONG}`,
  '404.html': `<h1>Page Not Found</h1>${LONG}`,
  'assets/app-abc123.js': `console.log('${LONG}')`,
  'assets/small-abc123.js': 'export {}',
  'sw.js': `/* ${LONG} */`,
  'manifest.webmanifest': '{}',
  'flags/mt.svg': '<svg/>',
  'data/countries.csv': LONG,
  'changes.xml': '<feed/>',
  'changes/malta.xml': '<feed/>',
  'embed/malta.html': '<h1>Malta</h1>',
  'assets/card-abc123.js': 'export {}',
  _headers: '/*',
  _redirects: '/compare/ /compare 301',
};

let dir: string;
let host: Host;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lowtide-host-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  for (const apiPath of apiPathsOf(sampleSource)) {
    const file = path.join(dir, apiPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bodyOf(await handleApi({ method: 'GET', path: apiPath }, sampleSource)));
  }
  await writeFile(path.join(path.dirname(dir), `${path.basename(dir)}-secret.txt`), 'secret');
  await compressFolder(dir);
  host = await startHost({ dir });
});

afterAll(async () => {
  await host.close();
  await rm(dir, { recursive: true });
  await rm(`${dir}-secret.txt`);
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as written: no decompression, no tidying of the path. */
function ask(pathname: string, options: RequestOptions = {}, to: Host = host): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: to.port, path: pathname, ...options },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      },
    );
    request.on('error', reject);
    request.end();
  });
}

describe('pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/compare', 'compare.html'],
    ['/compare?income=60000&tax_regime_ids=a,b', 'compare.html'],
    ['/tax-calculator/malta', 'tax-calculator/malta/index.html'],
    ['/tax-calculator/malta/', 'tax-calculator/malta/index.html'],
  ])('%s is %s, without a redirect', async (pathname, file) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(FILES[file]);
  });

  test.each(['/nowhere', '/assets/gone-123.js', '/tax-calculator', '/compare.html/x', '/%E0%A4%A', '/%'])(
    '%s is 404.html with status 404',
    async (pathname) => {
      const answer = await ask(pathname);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body.toString()).toBe(FILES['404.html']);
    },
  );

  test('the path cannot leave the folder', async () => {
    const name = `${path.basename(dir)}-secret.txt`;
    for (const way of [
      `/../${name}`,
      `/%2e%2e/${name}`,
      `/..%2f${name}`,
      `/assets/../../${name}`,
      `//../${name}`,
    ]) {
      const answer = await ask(way);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('secret');
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405 with Allow', async (method) => {
    const answer = await ask('/compare', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const pathname of ['/compare', '/nowhere', '/api/countries']) {
      const get = await ask(pathname);
      const head = await ask(pathname, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.body.length).toBe(0);
    }
  });

  test.each(['bytes=5-2', 'bytes=99999999-', 'bytes=x-y', 'bytes=-5'])(
    'the range %s gets the whole file',
    async (range) => {
      const answer = await ask('/compare', { headers: { range } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(FILES['compare.html']);
    },
  );

  test('an unchanged page is 304', async () => {
    const first = await ask('/compare');
    const again = await ask('/compare', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });
});

describe('one address for each page', () => {
  test.each([
    ['/compare/', '/compare'],
    ['/compare/?income=60000&costs=10%', '/compare?income=60000&costs=10%'],
    ['/compare//', '/compare'],
    ['/Compare', '/compare'],
    ['/COMPARE/?income=1', '/compare?income=1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/?income=1', null],
    ['//', '/'],
    ['/compare.html?income=1', '/compare?income=1'],
    ['//compare?income=70000', '/compare?income=70000'],
    ['///Compare.html//', '/compare'],
    ['/%63ompare', '/compare'],
    ['/embed//malta.html', '/embed/malta'],
    ['//data/countries.csv', '/data/countries.csv'],
    ['/compare.', '/compare'],
    ['/compare),', '/compare'],
    ['/compare%E2%80%8B', '/compare'],
    ['/compare%C2%BB', '/compare'],
    ['/compare%3Fincome%3D70000%26currency%3DEUR', '/compare?income=70000&currency=EUR'],
    ['/data/countries.csv)', '/data/countries.csv'],
    ['/)', '/'],
  ])('%s is redirected for good to %s', async (asked, page) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(page === null ? 200 : 308);
    expect(answer.headers.location).toBe(page ?? undefined);
    if (page === null) return;
    expect(answer.body.length).toBe(0);
    expect((await ask(page)).status).toBe(200);
  });

  test.each([
    '/nowhere/',
    '//example.org/',
    '/compare/%0d%0aX-Header:1/',
    '/assets/gone-123.js/',
    '/nowhere).',
    '/_headers.',
    '//example.org/compare)',
    ...[
      '//example.org/compare',
      '/%2f%2fexample.org',
      '/\\\\example.org',
      '/..//compare',
      '/_headers',
      '/_redirects',
      '/404',
      '/404.html',
    ],
  ])('%s has no page, and is redirected nowhere', async (asked) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
  });
});

describe('pages of other sites', () => {
  test.each([
    '/api/countries',
    '/api/nothing',
    '/data/countries.csv',
    '/changes.xml',
    '/changes/malta.xml',
    '/embed/malta',
    '/embed/malta?income=70000',
    '/engine/lowtide.js',
    '/assets/card-abc123.js',
  ])('may read %s', async (pathname) => {
    expect((await ask(pathname)).headers['access-control-allow-origin']).toBe('*');
  });

  test.each(['/', '/compare', '/sw.js', '/changes', '/nowhere', '/database'])(
    'may not read %s',
    async (pathname) => {
      expect((await ask(pathname)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('headers', () => {
  test.each([
    ['/assets/app-abc123.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/compare', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/api/countries', 'no-cache'],
    ['/flags/mt.svg', 'public, max-age=3600'],
  ])('%s may be kept: %s', async (pathname, cacheControl) => {
    expect((await ask(pathname)).headers['cache-control']).toBe(cacheControl);
  });

  test.each(['/', '/nowhere', '/assets/app-abc123.js', '/api/countries', '/api/nothing'])(
    '%s has the security headers',
    async (pathname) => {
      expect((await ask(pathname)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\)/),
        'content-security-policy': expect.stringMatching(/^(?!.*unsafe).*frame-ancestors 'none'/),
      });
    },
  );
});

describe('compression', () => {
  test.each(['/', '/compare', '/assets/app-abc123.js', '/sw.js', '/nowhere', '/api/countries'])(
    '%s comes as brotli or gzip to those who accept it, as the same text',
    async (pathname) => {
      const plain = await ask(pathname);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.headers.vary).toBe('Accept-Encoding');

      const brotli = await ask(pathname, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
      expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);

      const gzip = await ask(pathname, { headers: { 'accept-encoding': 'gzip' } });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
    },
  );

  test.each(['br;q=0', 'br; q=0.000, identity', 'identity;q=1, BR;Q=0', 'brotli', 'bravo', ''])(
    '"%s" accepts no brotli',
    async (accepted) => {
      for (const pathname of ['/compare', '/api/countries', '/nowhere']) {
        const { headers } = await ask(pathname, { headers: { 'accept-encoding': accepted } });
        expect(headers).not.toHaveProperty('content-encoding');
      }
      const { headers } = await ask('/compare', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
    },
  );

  test('small files come as they are', async () => {
    const answer = await ask('/assets/small-abc123.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.toString()).toBe('export {}');
  });
});

describe('/api', () => {
  test('answers every path with the bytes of the handlers', async () => {
    for (const pathname of apiPathsOf(sampleSource)) {
      const answer = await ask(pathname);
      const expected = await handleApi({ method: 'GET', path: pathname }, sampleSource);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.body.toString()).toBe(bodyOf(expected));
    }
  });

  test('sends the copy that the build has compressed, and puts nothing together', async () => {
    const copy = await readFile(path.join(dir, 'api/countries.br'));
    const answer = await ask('/api/countries?income=1', { headers: { 'accept-encoding': 'br' } });
    expect(answer.body.equals(copy)).toBe(true);
    await writeFile(path.join(dir, 'api/countries.br'), 'another build');
    const later = await ask('/api/countries', { headers: { 'accept-encoding': 'br' } });
    expect(later.body.toString()).toBe('another build');
    await writeFile(path.join(dir, 'api/countries.br'), copy);
  });

  test.each([
    ['/api/tax-regimes/atlantis/tax-brackets', 'There is no tax regime with this id.'],
    ['/api/country-guides/..%2f..%2fcompare', 'There is no country guide with this slug.'],
    ['/api/countries/', 'There is no such path in this API.'],
    ['/api/countries.br', 'There is no such path in this API.'],
    ['/api', 'There is no such path in this API.'],
  ])('%s: %s', async (pathname, words) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(words);
  });

  test('other paths are 404 with a text body, other methods 405 with Allow', async () => {
    const missing = await ask('/api/nothing');
    expect(missing.status).toBe(404);
    expect(missing.headers['content-type']).toBe('text/plain; charset=utf-8');
    const posted = await ask('/api/countries', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers.allow).toBe('GET, HEAD');
  });

  test('an unchanged answer is 304', async () => {
    const { etag } = (await ask('/api/countries')).headers;
    expect(etag).toBeTruthy();
    const again = await ask('/api/countries', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });
});

describe('the host', () => {
  test('refuses a request that names two hosts', async () => {
    const socket = connect(host.port, '127.0.0.1');
    socket.end('GET /compare HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\nConnection: close\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('answers an address that names the host as well', async () => {
    const socket = connect(host.port, '127.0.0.1');
    socket.write(
      'GET http://localhost/compare?income=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('<h1>Compare</h1>');
  });

  test('reads a file no faster than its readers take it, and goes on answering others', async () => {
    const large = path.join(dir, 'data/large.json');
    const size = 8 * 1024 * 1024;
    await writeFile(large, Buffer.alloc(size, 'x'));
    const before = process.memoryUsage().arrayBuffers;
    const requests = 'GET /data/large.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
    const readers = Array.from({ length: 20 }, () => connect(host.port, '127.0.0.1'));
    try {
      await Promise.all(
        readers.map((reader) => {
          reader.write(requests);
          return once(reader, 'readable');
        }),
      );
      for (let asked = 0; asked < 50; asked += 1) expect((await ask('/compare')).status).toBe(200);
      // Read whole for each request these files would be 3 GB; for each reader, 160 MB.
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);

      const [first] = readers;
      let read = 0;
      for await (const chunk of first ?? []) {
        read += (chunk as Buffer).length;
        if (read > 20 * size) break;
      }
      expect(read).toBeGreaterThan(20 * size);
    } finally {
      for (const reader of readers) reader.destroy();
      await rm(large);
    }
  });

  test('rejects where the port is taken', async () => {
    await expect(startHost({ dir, port: host.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('frees its port at once when it is closed, and takes it again', async () => {
    const first = await startHost({ dir });
    expect((await fetch(first.url)).status).toBe(200);
    await first.close();
    await expect(fetch(first.url)).rejects.toThrow();
    const second = await startHost({ dir, port: first.port });
    expect(second.url).toBe(first.url);
    await second.close();
  });

  test('serves a new build without a restart', async () => {
    await writeFile(path.join(dir, 'later.html'), 'later');
    expect((await ask('/later')).body.toString()).toBe('later');
    await rm(path.join(dir, 'later.html'));
    expect((await ask('/later')).status).toBe(404);
  });
});
