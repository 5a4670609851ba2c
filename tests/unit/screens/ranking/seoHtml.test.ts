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

  test.each(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em'])('%s is known', (element) => {
    expect(parseSeoHtml(`<${element}>x</${element}>`)).toEqual([{ element, href: null, children: ['x'] }]);
  });

  test.each([
    ['&lt;b&gt; &quot;x&quot; &APOS;y&apos;', `<b> "x" 'y'`],
    ['&#1114111; &#x10FFFF;', '\u{10ffff} \u{10ffff}'],
    ['&#0; &#1114112; &#x110000; &copy;', '&#0; &#1114112; &#x110000; &copy;'],
  ])('entities in %s are characters where they name one', (html, shown) => {
    expect(parseSeoHtml(html)).toEqual([shown]);
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
    ['a comment that does not end', '<p>x</p><!-- <p>y</p>'],
    ['a script in a script', '<script>a<script>b</script><p>x</p>'],
    ['a closing tag in a script', '<script>a</p>b</script><p>x</p>'],
    ['the end of a script that never began', '</script><p>x</p>'],
    ['a template', '<template><p>y</p></template><p>x</p>'],
    ['an object', '<object data="y">y</object><p>x</p>'],
    ['a formula', '<math><mi>y</mi></math><p>x</p>'],
    ['a sign in single quotes', "<p title='a > b'>x</p>"],
    ['an address on what is no link', '<p href="/y">x</p>'],
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
    [' /countries ', '/countries'],
    ['/count ries', null],
  ])('a link to %s leads to %s', (href, safe) => {
    expect(parseSeoHtml(`<a class="x" href="${href}">go</a>`)).toEqual([a(safe, 'go')]);
  });

  test.each([
    ["<a href='/countries'>go</a>", '/countries'],
    ['<a href=/countries>go</a>', '/countries'],
    ['<a HREF = /countries class=x>go</a>', '/countries'],
    ['<a>go</a>', null],
    ['<a name="/countries">go</a>', null],
  ])('%s leads to %s', (html, safe) => {
    expect(parseSeoHtml(html)).toEqual([a(safe, 'go')]);
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
    expect(parseSeoHtml('<p>one</em>two</p>')).toEqual([p('one', 'two')]);
    expect(parseSeoHtml('<p>1 < 2')).toEqual([p('1 ', '<', ' 2')]);
  });
});
