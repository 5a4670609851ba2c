/** What a host of the site must answer, compared with the headers of src/build/host/headers.ts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  CARD_HEADERS,
  cacheControlOf,
  isOpenPath,
  OPEN_HEADERS,
  SECURITY_HEADERS,
} from '../../src/build/host/headers.ts';
import { isEmbedPath } from '../../src/catalogue/embed.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Asks a host for one file of each kind; returns what is wrong, in words. */
export async function smokeTest(url: string, dir: string): Promise<string[]> {
  const asset = (pattern: RegExp) =>
    `/assets/${readdirSync(path.join(dir, 'assets')).find((name) => pattern.test(name))}`;
  const found: readonly (readonly [address: string, file: string, type: RegExp])[] = [
    ['/', 'index.html', exactly(HTML)],
    ['/compare?tax_regime_ids=mt-res-non-dom', 'compare.html', exactly(HTML)],
    ['/tax-calculator/malta-1', 'tax-calculator/malta-1.html', exactly(HTML)],
    ['/country-guides/malta', 'country-guides/malta.html', exactly(HTML)],
    ['/embed/malta-1?income=70000', 'embed/malta-1.html', exactly(HTML)],
    ['/data/countries.csv', 'data/countries.csv', /^text\/csv|^text\/plain|octet-stream/],
    ['/engine/lowtide.js', 'engine/lowtide.js', /^(?:text|application)\/javascript/],
    ['/engine/law.json', 'engine/law.json', /^application\/json/],
    ['/changes.xml', 'changes.xml', /xml/],
    ['/changes/malta.xml', 'changes/malta.xml', /xml/],
    ['/sw.js', 'sw.js', /^(?:text|application)\/javascript/],
    ['/manifest.webmanifest', 'manifest.webmanifest', /^application\/manifest\+json/],
    ['/flags/mt.svg', 'flags/mt.svg', /^image\/svg\+xml/],
    ['/api/countries', 'api/countries', exactly(JSON_TYPE)],
    ['/api/country-guides/malta', 'api/country-guides/malta', exactly(JSON_TYPE)],
    ['/api/openapi.json', 'api/openapi.json', exactly(JSON_TYPE)],
    ...[/^index-.+\.js$/, /^card-.+\.js$/, /^malta-.+\.json$/, /\.woff2$/].map(
      (pattern) => [asset(pattern), asset(pattern).slice(1), /javascript|json|font\/woff2/] as const,
    ),
  ];
  const faults: string[] = [];
  const check = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  };

  for (const [address, file, type] of found) {
    const { pathname } = new URL(address, url);
    const content = readFileSync(path.join(dir, file));
    await check(address, async () => {
      const answer = await ask(url + address);
      assert.equal(answer.status, 200);
      assert.match(answer.headers['content-type'] ?? '', type);
      assert.equal(answer.headers['cache-control'], cacheControlOf(pathname));
      expectSecurity(answer, isEmbedPath(pathname));
      expectOpen(answer, pathname);
      assert.ok(answer.body.equals(content), 'the body is not the file');
      const again = await ask(url + address, { 'If-None-Match': String(answer.headers.etag) });
      assert.equal(again.status, 304, 'asked again with its ETag');
    });
    if (content.length < 1500 || file.endsWith('.woff2')) continue;
    await check(`${address}, compressed`, async () => {
      const { headers, body } = await ask(url + address, { 'Accept-Encoding': 'gzip' });
      assert.equal(headers['content-encoding'], 'gzip');
      assert.match(headers.vary ?? '', /accept-encoding/i);
      assert.ok(gunzipSync(body).equals(content), 'the body is not the file');
      const best = await ask(url + address, { 'Accept-Encoding': 'gzip, br' });
      if (best.headers['content-encoding'] === 'br') {
        assert.ok(brotliDecompressSync(best.body).equals(content), 'the brotli body is not the file');
      } else assert.equal(best.headers['content-encoding'], 'gzip');
    });
  }

  const notFound = readFileSync(path.join(dir, '404.html'));
  for (const address of [
    '/no/such/page',
    '/tax-calculator',
    '/assets/gone-12345678.js',
    '/api/country-guides/atlantis',
    '/embed/atlantis',
    '/_headers',
    '/_redirects',
    '/404',
  ]) {
    await check(address, async () => {
      const answer = await ask(url + address);
      assert.equal(answer.status, 404);
      assert.equal(answer.headers['content-type'], HTML);
      assert.equal(answer.headers['cache-control'], 'no-cache');
      expectSecurity(answer);
      expectOpen(answer, address);
      assert.ok(answer.body.equals(notFound), 'the body is not 404.html');
    });
  }
  await check('/../package.json', async () => {
    const { status } = await ask(`${url}/../package.json`);
    assert.ok(status === 400 || status === 404, `${status}, nothing above the folder is answered`);
  });
  for (const [address, page] of [
    ['/compare/', '/compare'],
    ['/compare/?income=60000&costs=10%', '/compare?income=60000&costs=10%'],
    ['/tax-calculator/spain-1/', '/tax-calculator/spain-1'],
    ['/index.html', '/'],
    ['/index.html?income=60000', '/?income=60000'],
    ['/countries.html?a=b', '/countries?a=b'],
    ['//compare?income=60000&costs=10%', '/compare?income=60000&costs=10%'],
    ['/tax-calculator//spain-1', '/tax-calculator/spain-1'],
    ['//api/countries', '/api/countries'],
  ] as const) {
    await check(address, async () => {
      const answer = await ask(url + address);
      assert.equal(answer.status, 308);
      assert.equal(new URL(answer.headers.location ?? '', url).href, url + page);
    });
  }
  for (const address of [
    '//example.org/',
    '//example/',
    '///example//',
    '/%2fexample.org/',
    '/%5Cexample.org/',
    '//example.org/%0d%0aX-Header:%201',
    '/compare%0d%0aX-Header:%201/',
  ]) {
    await check(address, async () => {
      const { status, headers } = await ask(url + address);
      assert.ok(
        status === 400 || status === 404 || isOnHost(headers.location, url),
        `${status} ${headers.location}`,
      );
      assert.equal(headers['x-header'], undefined);
    });
  }
  return faults;
}

/** Whether a redirect stays on the host that sends it. */
function isOnHost(location: string | undefined, url: string): boolean {
  return location !== undefined && new URL(location, url).host === new URL(url).host;
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[+/.]/g, '\\$&')}$`);
}

function expectSecurity({ headers }: Answer, isCard = false): void {
  const expected: Readonly<Record<string, string | undefined>> = isCard ? CARD_HEADERS : SECURITY_HEADERS;
  for (const name of Object.keys(SECURITY_HEADERS)) {
    assert.equal(headers[name.toLowerCase()], expected[name], name);
  }
}

function expectOpen({ headers }: Answer, pathname: string): void {
  for (const [name, value] of Object.entries(OPEN_HEADERS)) {
    assert.equal(headers[name.toLowerCase()], isOpenPath(pathname) ? value : undefined, name);
  }
}

/** A request as written: no decompression, no tidying of the path. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { origin, hostname, port } = new URL(address);
  const options = { hostname, port, path: address.slice(origin.length), headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}
