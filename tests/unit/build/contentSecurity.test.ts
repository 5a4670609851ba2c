import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withContentSecurity } from '../../../src/build/contentSecurity.ts';
import { pagePolicy, SECURITY_HEADERS } from '../../../src/build/host/headers.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8" />';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources of one directive in a page's policy. */
function sourcesOf(html: string, directive: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the policy of a page', () => {
  test('allows its own inline scripts and styles by their hashes, and files of the site', () => {
    const html = withContentSecurity(
      `${HEAD}<script>one()</script><style>a{}</style><script src="/x.js"></script>`,
    );
    expect(sourcesOf(html, 'script-src')).toEqual(["'self'", hash('one()')]);
    expect(sourcesOf(html, 'style-src')).toEqual(["'self'", hash('a{}')]);
  });

  test('counts line breaks, and the same block once', () => {
    const html = withContentSecurity(`${HEAD}<script>\none()\n</script><script>\none()\n</script>`);
    expect(sourcesOf(html, 'script-src')).toEqual(["'self'", hash('\none()\n')]);
  });

  test('gives structured data no hash: browsers do not run it', () => {
    const html = withContentSecurity(`${HEAD}<script type="application/ld+json">{}</script>`);
    expect(sourcesOf(html, 'script-src')).toEqual(["'self'"]);
  });

  test('stands before everything that it is about', () => {
    const html = withContentSecurity(`${HEAD}<script>one()</script>`);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  test.each([
    ['a style attribute', '<p style="color:red">'],
    ['an event handler', '<body onload="one()">'],
    ['an event handler after a value with a sign', '<a title="a > b" onclick="one()">'],
  ])('cannot be written for a page with %s', (_what, markup) => {
    expect(() => withContentSecurity(`${HEAD}${markup}`)).toThrow(/forbids what this tag has/);
  });

  test('is not disturbed by what only looks like an attribute', () => {
    const markup = '<p title="its style=bold, once=twice">a style="b"</p>';
    expect(withContentSecurity(`${HEAD}${markup}`)).toContain(markup);
  });

  test('needs its place', () => {
    expect(() => withContentSecurity('<p>Hello</p>')).toThrow(/no <meta charset/);
  });
});

describe('no policy weakens itself', () => {
  const policies = [
    pagePolicy({ scripts: [], styles: [] }),
    SECURITY_HEADERS['Content-Security-Policy'] ?? '',
  ];

  test.each(policies)('%s', (policy) => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test("frames are forbidden where it counts, in the answer's own policy", () => {
    expect(policies[1]).toContain("frame-ancestors 'none'");
    // Browsers warn about it in a page.
    expect(policies[0]).not.toContain('frame-ancestors');
  });
});
