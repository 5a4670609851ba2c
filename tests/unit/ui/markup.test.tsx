import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markup, unbroken } from '../../../src/ui/Markup.tsx';

test.each([
  [
    'turnover within GEL 500,000 until 31 December 2029',
    'turnover within GEL_500,000 until 31_December 2029',
  ],
  ['above ALL 14 million, $U 4,594 a month', 'above ALL_14_million, $U_4,594 a month'],
  ['In 2026 the EU has 27 members', 'In 2026 the EU has 27 members'],
])('amounts and days stay on one line, sentences do not: %s', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('_', '\u00a0'));
});

test('texts of the data: each line a paragraph, bold words, never HTML', () => {
  expect(renderToStaticMarkup(<Markup text={'Above **ALL 14 million**.\n\n<b>Next</b>'} />)).toBe(
    '<p>Above <strong>ALL\u00a014\u00a0million</strong>.</p><p>&lt;b&gt;Next&lt;/b&gt;</p>',
  );
});
