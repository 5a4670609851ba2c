import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControlOf, SECURITY_HEADERS } from '../../../../src/build/host/headers.ts';
import { headersFile, withCurrentHeaders } from '../../../../src/build/host/headersFile.ts';

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
    expect(rules.get('/assets/*')).toEqual([`Cache-Control: ${cacheControlOf('/assets/app-1.js')}`]);
    expect(rules.get('/assets/*')?.[0]).toContain('immutable');
    expect(rules.get('/sw.js')).toEqual(['Cache-Control: no-cache']);
  });

  test('the API, whose answers have no extension, is JSON', () => {
    expect(rules.get('/api/*')).toEqual(['Content-Type: application/json; charset=utf-8']);
  });

  test('no path gets the same header twice, or the hosts would join the values', () => {
    const patterns = [...rules.keys()].filter((pattern) => pattern !== '/*');
    for (const pattern of patterns) {
      const folder = pattern.replace('*', '');
      expect(patterns.filter((other) => other.startsWith(folder))).toEqual([pattern]);
      expect(namesIn('/*').filter((name) => namesIn(pattern).includes(name))).toEqual([]);
    }
  });

  test('no line is longer than Cloudflare Pages takes', () => {
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

test('the configurations of docs/hosting.md have the current security headers', () => {
  const page = read('docs/hosting.md');
  expect(page).toBe(withCurrentHeaders(page));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(page).toContain(`    add_header ${name} "${value}" always;`);
    expect(page).toContain(`\t\t${name} "${value}"`);
  }
});
