import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CARD_HEADERS,
  cacheControlOf,
  OPEN_HEADERS,
  SECURITY_HEADERS,
} from '../../../../src/build/host/headers.ts';
import { headersFile, withCurrentHeaders } from '../../../../src/build/host/headersFile.ts';
import { isEmbedPath } from '../../../../src/catalogue/embed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Each rule of a `_headers` file: its pattern and its lines. */
const rules = new Map(
  headersFile()
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n');
      return [pattern, lines.map((line) => line.trim())] as const;
    }),
);
const namesIn = (pattern: string) => (rules.get(pattern) ?? []).map((line) => line.replace(/:.*/, ''));

describe('hosts that read _headers send what our own host sends', () => {
  test('the file in public/ is the one made from the headers', () => {
    expect(read('public/_headers')).toBe(headersFile());
  });

  test('every answer has the security headers', () => {
    expect(namesIn('/*')).toEqual(expect.arrayContaining(Object.keys(SECURITY_HEADERS)));
    expect(namesIn('/*')).not.toContain('Cache-Control');
  });

  test('hashed files are kept for ever, the worker is asked about each time', () => {
    expect(rules.get('/assets/*')).toContain(`Cache-Control: ${cacheControlOf('/assets/app-1.js')}`);
    expect(rules.get('/assets/*')?.[0]).toContain('immutable');
    expect(rules.get('/sw.js')).toEqual(['Cache-Control: no-cache']);
  });

  test('the API, whose answers have no extension, is JSON', () => {
    expect(rules.get('/api/*')).toContain('Content-Type: application/json; charset=utf-8');
  });

  test('pages of other sites may read figures, feeds and what a card loads, and nothing else', () => {
    const open = ['/assets/*', '/api/*', '/embed/*', '/engine/*', '/data/*', '/changes/*', '/changes.xml'];
    const named = [...rules.keys()].filter((pattern) =>
      namesIn(pattern).includes('Access-Control-Allow-Origin'),
    );
    expect(named.toSorted()).toEqual(open.toSorted());
    for (const pattern of open) expect(rules.get(pattern)).toContain('Access-Control-Allow-Origin: *');
  });

  test('no path gets the same header twice, or the hosts would join the values', () => {
    const patterns = [...rules.keys()].filter((pattern) => !['/*', '/embed/*'].includes(pattern));
    for (const pattern of patterns) {
      const folder = pattern.replace('*', '');
      expect(patterns.filter((other) => other.startsWith(folder))).toEqual([pattern]);
      expect(namesIn('/*').filter((name) => namesIn(pattern).includes(name))).toEqual([]);
    }
  });

  test('cards take back what forbids frames, and bring a policy of their own that allows them', () => {
    expect(rules.get('/embed/*')).toEqual([
      '! Content-Security-Policy',
      '! X-Frame-Options',
      `Content-Security-Policy: ${CARD_HEADERS['Content-Security-Policy']}`,
      'Access-Control-Allow-Origin: *',
    ]);
  });

  test('no line is longer than Cloudflare Pages takes', () => {
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

test('the configurations of docs/hosting.md have the current security headers', () => {
  const page = read('docs/hosting.md');
  expect(page).toBe(withCurrentHeaders(page));
  const { 'Content-Security-Policy': policy, 'X-Frame-Options': frames, ...others } = SECURITY_HEADERS;
  for (const [name, value] of Object.entries(others)) {
    expect(page).toContain(`    add_header ${name} "${value}" always;`);
    expect(page).toContain(`\t\t${name} "${value}"`);
  }
  for (const [name, value] of Object.entries(OPEN_HEADERS)) {
    expect(page).toContain(`    add_header ${name} $lowtide_open always;`);
    expect(page).toContain(`header @open ${name} "${value}"`);
  }
  expect(page).toContain(`    default          "${policy}";`);
  expect(page).toContain(`    default          "${frames}";`);
  for (const own of [policy, CARD_HEADERS['Content-Security-Policy']]) {
    expect(page).toContain(`Content-Security-Policy "${own}"`);
  }
});

describe('what may stand in a frame of another page', () => {
  test.each(['/embed/malta', '/embed/north-macedonia-2', '/embed/malta.html'])('%s is a card', (one) => {
    expect(isEmbedPath(one)).toBe(true);
  });

  test.each([
    '/',
    '/embed',
    '/embed/',
    '/embed/malta/more',
    '/embedded/malta',
    '/compare',
    '/en/embed/malta',
  ])('%s is none', (one) => {
    expect(isEmbedPath(one)).toBe(false);
  });

  test('a card has the headers of all pages but for those that forbid frames', () => {
    const { 'Content-Security-Policy': policy = '', 'X-Frame-Options': _, ...others } = SECURITY_HEADERS;
    expect(CARD_HEADERS).toEqual({
      ...others,
      'Content-Security-Policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    });
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
