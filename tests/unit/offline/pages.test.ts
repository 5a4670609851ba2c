import { describe, expect, test } from 'vitest';
import { metadataHtmlAt, notFoundHtml } from '../../../src/app/metadata/metadataHtml.ts';
import { shellOf } from '../../../src/build/offline.ts';
import { asNotFound, isCountryPage, pageFor } from '../../../sw/pages.ts';
import { HEAVY, isCore, isHashedFile, SHELL_TITLE } from '../../../sw/parts.ts';

const stored =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('a known route is answered with its stored page', () => {
  test.each([
    ['/', '/index.html'],
    ['/compare', '/compare.html'],
    ['/compare/', '/compare.html'],
    ['//compare', '/compare.html'],
    ['//', '/index.html'],
    ['/index.html', '/index.html'],
    ['/compare.html', '/compare.html'],
    ['/privacy', '/privacy/index.html'],
    ['/privacy/', '/privacy/index.html'],
  ])('%s is %s', (route, page) => {
    expect(pageFor(route, stored('/index.html', '/compare.html', '/privacy/index.html'))).toBe(page);
  });

  test.each(['/nowhere', '/compare/more', '/tax-calculator/atlantis', '/robots.txt'])(
    '%s is unknown',
    (route) => {
      expect(pageFor(route, stored('/index.html', '/compare.html'))).toBeNull();
    },
  );
});

describe('a country’s pages are shown by the shell', () => {
  const countries = [
    { slug: 'malta', taxRegimes: [1, 2, 3] },
    { slug: 'estonia', taxRegimes: [1, 2] },
  ];
  test.each([
    ['/tax-calculator/malta', true],
    ['/tax-calculator/malta/', true],
    ['/tax-calculator/malta-2', true],
    ['/tax-calculator/estonia-1', true],
    ['/country-guides/malta', true],
    ['/leaving/germany', true],
    ['/my-company/germany', true],
    ['/my-company/malta', false],
    ['/leaving/atlantis', false],
    ['/tax-calculator/estonia-2', false],
    ['/tax-calculator/malta-3', false],
    ['/tax-calculator/atlantis', false],
    ['/tax-calculator/malta/more', false],
    ['/country-guides/estonia', false],
    ['/compare', false],
  ])('%s: %s', (pathname, isShown) => {
    expect(isCountryPage(pathname, countries)).toBe(isShown);
  });
});

test('the stored shell is answered with status 404 at an address that does not exist', async () => {
  const page = new Response('<div id="root"></div>', { headers: { 'content-type': 'text/html' } });
  const answer = asNotFound(page);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await answer.text()).toBe('<div id="root"></div>');
});

test('only files under /assets/ carry their content’s hash', () => {
  expect(isHashedFile('/assets/main-Bx3.js')).toBe(true);
  expect(isHashedFile('/countries/malta/hero.svg')).toBe(false);
});

describe('the core is what every address opens with', () => {
  test.each(['shell.html', 'index.html', 'flags/mt.svg', 'assets/sans-1.woff2', 'manifest.webmanifest'])(
    '%s',
    (path) => expect(isCore(path, undefined)).toBe(true),
  );

  test.each(['countries/malta/hero.svg', 'countries.html', 'assets/malta-1.json'])(
    '%s comes with the rest',
    (path) => expect(isCore(path, undefined)).toBe(false),
  );

  test('code belongs to it unless it is heavy and no screen starts with it', () => {
    expect(isCore('assets/charts.js', { bytes: HEAVY, isNeededAtStart: false })).toBe(false);
    expect(isCore('assets/react.js', { bytes: HEAVY, isNeededAtStart: true })).toBe(true);
    expect(isCore('assets/dialog.js', { bytes: HEAVY - 1, isNeededAtStart: false })).toBe(true);
  });
});

describe('the shell', () => {
  const page = `<head>${notFoundHtml()}</head><div id="root" data-path="/404"><div>…</div></div><noscript>Without scripts</noscript>`;

  test('is a page without content, without a path to hydrate and without what describes the not-found page', () => {
    const shell = shellOf(page);
    expect(shell).toContain('<div id="root"></div><noscript>');
    expect(shell).not.toMatch(/data-path|Not Found|noindex|…/);
  });

  test('has one place for what describes the address', () => {
    expect(shellOf(page).split(SHELL_TITLE)).toHaveLength(2);
    const html = metadataHtmlAt('/tax-calculator/spain', 'https://lowtide.example');
    expect(html).toMatch(/^<title>Spain Tax Calculator/);
    expect(html).toContain('<meta property="og:title" content="Spain Tax Calculator');
    expect(html).toContain('<link rel="canonical" href="https://lowtide.example/tax-calculator/spain" />');
    expect(html).not.toContain('noindex');
  });

  test('cannot be made of a page that is built otherwise', () => {
    expect(() => shellOf('<div id="app"></div>')).toThrow(/root element/);
    expect(() => shellOf('<title>Lowtide</title><div id="root"></div><noscript></noscript>')).toThrow(
      /has no <title>/,
    );
  });
});
