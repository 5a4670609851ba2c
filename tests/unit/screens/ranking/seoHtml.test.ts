import { describe, expect, test } from 'vitest';
import { parseSeoHtml } from '../../../../src/screens/ranking/seoHtml.ts';

const p = (...children: readonly unknown[]) => ({ element: 'p', href: null, children });
const a = (href: string | null, ...children: readonly unknown[]) => ({ element: 'a', href, children });

describe('the SEO block of a ranking page', () => {
  test('an empty text has no nodes', () => {
    expect(parseSeoHtml('')).toEqual([]);
  });

  test('known elements keep their nesting, entities become characters', () => {
    expect(parseSeoHtml('<p>Tax &amp; <strong>social&nbsp;security</strong> &#8364;1 &#x41;</p>')).toEqual([
      p('Tax & ', { element: 'strong', href: null, children: ['social\u00a0security'] }, ' €1 A'),
    ]);
  });

  test('unknown tags lose their tag and keep their text', () => {
    expect(parseSeoHtml('<p><font color=red>low</font> tax</p>')).toEqual([p('low', ' tax')]);
  });

  test.each([
    ['a script', '<p>x</p><script>alert("<p>")</script>'],
    ['a style', '<style>p{display:none}</style><p>x</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)><p>x</p>'],
    ['a handler on a known element', '<p onclick="alert(1)" style="color:red">x</p>'],
    ['a comment', '<!-- <p>y</p> --><p>x</p>'],
    ['an embedded page', '<iframe srcdoc="<script>1</script>">y</iframe><p>x</p>'],
    ['an svg', '<svg onload=alert(1)><a href="javascript:1">y</a></svg><p>x</p>'],
  ])('%s is dropped', (_, html) => {
    expect(parseSeoHtml(html)).toEqual([p('x')]);
  });

  test.each([
    ['/countries', '/countries'],
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['javascript:alert(1)', null],
    ['&#106;avascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['http://example.org', null],
  ])('a link to %s leads to %s', (href, safe) => {
    expect(parseSeoHtml(`<a class="x" href="${href}">go</a>`)).toEqual([a(safe, 'go')]);
  });

  test('what is left open is closed, and a lone closing tag is nothing', () => {
    expect(parseSeoHtml('</p><ul><li>one<li>two</ul>after')).toEqual([
      {
        element: 'ul',
        href: null,
        children: [
          { element: 'li', href: null, children: ['one', { element: 'li', href: null, children: ['two'] }] },
        ],
      },
      'after',
    ]);
    expect(parseSeoHtml('<p>1 < 2')).toEqual([p('1 ', '<', ' 2')]);
  });
});
