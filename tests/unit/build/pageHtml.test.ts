import { expect, test } from 'vitest';
import { pageHtml } from '../../../src/build/pageHtml.ts';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Lowtide</title>
    <!--head-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <!-- said to readers of the source only -->
    <div id="root"></div>
  </body>
</html>`;

const PAGE = {
  builtOn: '2026-11-26',
  path: '/tax-calculator/malta',
  metadata: { title: 'Malta & you', description: 'What you would pay' },
  canonical: 'https://lowtide.test/tax-calculator/malta',
  structuredData: [],
  content: '<main>Malta</main>',
  styles: [
    { href: '/assets/index.css', css: 'body{margin:0}\n' },
    { href: '/assets/guide.css', css: '.a{color:red}\n' },
  ],
  fonts: ['/assets/text.woff2'],
  scripts: ['/assets/guide.js'],
  painter: null,
  data: ['/assets/malta.json'],
  pictures: [{ href: '/countries/malta/hero.svg', placeholder: '<svg><path fill="#fff" d="M0 0"/></svg>' }],
};
const html = pageHtml(SHELL, PAGE);

/** The tag with an attribute of this value. */
function tagOf(value: string): string {
  return html.match(/<[^>]+>/g)?.find((tag) => tag.includes(`"${value}"`)) ?? '';
}

test('the page has its title, its content and the path that it was rendered at', () => {
  expect(html).toContain('<title>Malta &amp; you</title>');
  expect(html).toContain('<div id="root" data-path="/tax-calculator/malta"><main>Malta</main></div>');
  expect(html).not.toContain('<!--');
});

test('rules that the page needs are inline in its head, the others behind its content', () => {
  const others = '.a{color:red}'.repeat(30);
  const styles = [...PAGE.styles.slice(0, 1), { href: '/assets/guide.css', css: others }];
  const [head, body] = pageHtml(SHELL, { ...PAGE, styles }).split('</head>');
  expect(head).toMatch(/<style>body\{margin:0\}\[src=.*<\/style>/);
  expect(head).not.toContain(others);
  expect(body).toContain(`<main>Malta</main></div><style>${others}`);
});

test("a page with what the device has kept has all rules before it, since that may have other elements than the page's own", () => {
  const kept = pageHtml(SHELL, { ...PAGE, painter: 'paint()' });
  expect(kept.match(/<style>/g)).toHaveLength(1);
  expect(kept).toContain('<style>body{margin:0}.a{color:red}');
});

test('the links of style sheets are never fetched', () => {
  expect(tagOf('/assets/index.css')).toContain(' disabled');
  expect(tagOf('/assets/guide.css')).toContain(' disabled');
  expect(html.match(/\/assets\/index\.css/g)).toHaveLength(1);
});

test.each(['/assets/index.js', '/assets/guide.js', '/assets/malta.json'])(
  '%s leaves the line to what the first paint shows',
  (file) => {
    expect(tagOf(file)).toContain('fetchpriority="low"');
  },
);

test("a picture's place shows its placeholder until it is here", () => {
  const rule = /\[src="\/countries\/malta\/hero\.svg"\]\{background:url\("([^"]*)"\)/.exec(html);
  expect(decodeURIComponent(rule?.[1] ?? '')).toBe(
    `data:image/svg+xml,<svg><path fill='#fff' d='M0 0'/></svg>`,
  );
});

test('pictures above the fold come before styles, styles before scripts', () => {
  expect(tagOf('/countries/malta/hero.svg')).toContain('fetchpriority="high"');
  const places = ['/countries/malta/hero.svg', '<style>', '/assets/guide.js'].map((one) => html.indexOf(one));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
});

test('fonts are asked for before the content, and not in the head, where they hold the first paint back', () => {
  expect(html).toContain('<body><link rel="preload" as="font"');
  expect(html.indexOf('/assets/text.woff2')).toBeLessThan(html.indexOf('<main>'));
});

test('a shell without a place for the page is refused', () => {
  expect(() => pageHtml('<html></html>', PAGE)).toThrow('The shell has no');
});
