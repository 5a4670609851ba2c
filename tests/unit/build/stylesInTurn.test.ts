import { describe, expect, test } from 'vitest';
import { stylesInTurn } from '../../../src/build/stylesInTurn.ts';

/** Rules for what no page has, too many to go with what stands around them. */
const GONE = Array.from({ length: 20 }, (_, at) => `.Dialog-${at}{margin:0}`).join('');
const HTML = '<main><h1 class="Home-title wide">Keep more</h1><table><tr><td>1</td></tr></table></main>';
const first = (css: string, html = HTML) => stylesInTurn(css, html).first;

describe('before the content', () => {
  test.each([
    ['an element of the page', 'h1{margin:0}'],
    ['an element that the parser adds', 'tbody{margin:0}'],
    ['a class of the page', '.Home-title{margin:0}'],
    ['two classes of the page, wherever they are', '.wide .Home-title{margin:0}'],
    ['one selector of several', '.Home-gone,.wide{margin:0}'],
    ['a state', '.wide:hover:focus-visible::before{margin:0}'],
    ['an attribute, whatever it says', '[data-pending] .wide[title="a],(.b"]{margin:0}'],
    ['another element in brackets', 'main:has(.Dialog-open:not(.x)){margin:0}'],
    ['everything', '*,:root{margin:0}'],
    ['a rule with rules within', '.wide{margin:0;& .Dialog-open{margin:1px}}'],
    ['a text with a brace', '.wide:after{content:"}\\"{"}'],
    ['a rule for some windows', '@media (width<=40em){.wide{margin:0}}'],
    ['a font', '@font-face{font-family:Sans;src:url(/a.woff2)}'],
    ['what this code does not know', '@starting-style{.Dialog-open{margin:0}}'],
  ])('stands what is for %s', (_what, css) => {
    expect(first(css)).toBe(css);
  });

  test.each([
    ['a class that the page does not have', '.Dialog-open{margin:0}'],
    ['a class that it has within one that it does not have', '.Dialog-open .wide{margin:0}'],
    ['an element that it does not have', 'dialog h1{margin:0}'],
    ['a class whose name only begins like one of its own', '.Home-titles{margin:0}'],
    ['such ones in some windows', '@media (width<=40em){.Dialog-open{margin:0}}'],
    ['paper', '@media print{h1{margin:0}}'],
  ])('does not stand what is for %s', (_what, css) => {
    expect(stylesInTurn(GONE + css, HTML)).toEqual({ first: '', rest: GONE + css });
  });

  test('stands what is so short that a gap would cost more', () => {
    const css = 'h1{margin:0}.Dialog-open{margin:0}.wide{margin:0}';
    expect(stylesInTurn(css, HTML)).toEqual({ first: css, rest: '' });
  });

  test('stands a whole group of which one rule may match', () => {
    const css = '@media (width<=40em){.Dialog-open{margin:0}.wide{margin:0}}';
    expect(first(css)).toBe(css);
  });
});

describe('behind the content', () => {
  test('stand all rules from the first that was left out, in their order, so that the last of them holds as before', () => {
    const rest = `${GONE}h1{margin:3px}@media print{.wide{margin:2px}}${GONE}`;
    expect(stylesInTurn(`.wide{margin:0}${rest}`, HTML)).toEqual({
      first: '.wide{margin:0}h1{margin:3px}',
      rest,
    });
  });

  test('stands nothing where nothing was left out', () => {
    expect(stylesInTurn('.wide{margin:0}', HTML).rest).toBe('');
  });

  test('no font is named again: all text would be laid out once more', () => {
    const named = '@font-face{font-family:Sans}@keyframes rise{0%{opacity:0}}';
    expect(stylesInTurn(`${GONE}${named}.wide{margin:0}`, HTML)).toEqual({
      first: `${named}.wide{margin:0}`,
      rest: `${GONE}.wide{margin:0}`,
    });
  });
});

test.each(['.a{margin:0', '.a{margin:0}}', '.a'])('%s is refused', (css) => {
  expect(() => stylesInTurn(css, HTML)).toThrow('brace');
});
