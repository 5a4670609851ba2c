import { describe, expect, it, test } from 'vitest';
import { classesOf, criticalCss, withoutFontFaces } from '../../../src/app/build/criticalCss.ts';

const page = new Set(['a-title', 'b-box']);

describe('critical CSS', () => {
  it.each([
    ['a rule whose classes are on the page stays', '.a-title{color:red}', '.a-title{color:red}'],
    ['a rule with a class that is not on the page goes', '.a-title .c-gone{color:red}', ''],
    ['of a list of selectors, those that can match stay', '.c-gone,.b-box>p,h1{top:0}', '.b-box>p,h1{top:0}'],
    ['choices in brackets do not decide', ':is(.c-gone,.b-box) p{top:0}', ':is(.c-gone,.b-box) p{top:0}'],
    [
      'a state that is not there yet does not decide',
      '.b-box:not(.c-gone):focus-visible{top:0}',
      '.b-box:not(.c-gone):focus-visible{top:0}',
    ],
    ['rules for pressing and pointing go', '.b-box:hover,.a-title:active,.b-box[open]{top:0}', ''],
    ['rules for what opens go', 'p:has(b:not([hidden])){top:0}', ''],
    [
      'rules inside a media query are chosen alike',
      '@media (width>1px){.b-box{top:0}.c{top:1px}}',
      '@media (width>1px){.b-box{top:0}}',
    ],
    ['a media query without a rule goes', '@media (width>1px){.c-gone{top:0}}', ''],
    [
      'fonts stay, and motions that a rule names',
      '@font-face{font-family:X}@keyframes c{0%{top:0}to{top:1px}}.b-box{animation:1s c}',
      '@font-face{font-family:X}@keyframes c{0%{top:0}to{top:1px}}.b-box{animation:1s c}',
    ],
    ['a motion that no rule names goes', '.b-box{top:0}@keyframes c{0%{top:0}to{top:1px}}', '.b-box{top:0}'],
    ['statements stay', '@charset "utf-8";.c-gone{top:0}', '@charset "utf-8";'],
  ])('%s', (_rule, css, expected) => {
    expect(criticalCss(css, page)).toBe(expected);
  });

  it('reads the classes of a page', () => {
    expect([...classesOf('<p class="a-title b-box">x</p><svg class="c">')]).toEqual([
      'a-title',
      'b-box',
      'c',
    ]);
  });

  it('a sheet that is cut off is an error', () => {
    expect(() => criticalCss('.a-title{color:red', page)).toThrow('brace');
  });
});

test('the sheet that follows names no font again, and is otherwise whole', () => {
  const css = '@font-face{font-family:X;src:url(/x.woff2)}@font-face{font-family:Y}:root{--a:1}.b-box{top:0}';
  expect(withoutFontFaces(css)).toBe(':root{--a:1}.b-box{top:0}');
});
