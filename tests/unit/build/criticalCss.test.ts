import { describe, expect, it, test } from 'vitest';
import { classesOf, criticalCss, splitBySize, withoutFontFaces } from '../../../src/build/criticalCss.ts';

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
    ['rules for what is not to be pressed yet go', '.b-box:disabled,.b-box[aria-disabled=true]{top:0}', ''],
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

describe('container queries', () => {
  it.each([
    [
      'go, with the declaration of their container',
      '.b-box{top:0;container-type:inline-size;left:0}@container (width<=9rem){.a-title{top:1px}}',
      '.b-box{top:0;left:0}',
      '.b-box{container-type:inline-size}@container (width<=9rem){.a-title{top:1px}}',
    ],
    ['leave no empty rule', '.b-box{container-type:inline-size}', '', '.b-box{container-type:inline-size}'],
    [
      'go with the name of their container',
      '.b-box{container-name:x;container-type:size}',
      '',
      '.b-box{container-name:x;container-type:size}',
    ],
    [
      'go with the conditions around them',
      '@media (width>1px){.b-box{top:0;container:x/size}.a-title{top:0}}',
      '@media (width>1px){.b-box{top:0}.a-title{top:0}}',
      '@media (width>1px){.b-box{container:x/size}}',
    ],
    [
      'that nothing on the page can match stay',
      '.c-gone{container-type:size}@container (width<=9rem){.c-gone{top:1px}}',
      '.c-gone{container-type:size}@container (width<=9rem){.c-gone{top:1px}}',
      '',
    ],
    [
      'are no properties of other names, and no values',
      '.b-box{--container:x;will-change:container-type;contain:size}@charset "utf-8";',
      '.b-box{--container:x;will-change:container-type;contain:size}@charset "utf-8";',
      '',
    ],
  ])('%s', (_rule, css, first, bySize) => {
    expect(splitBySize(css, page)).toEqual({ first, bySize });
  });
});

test('the sheet that follows names no font again, and is otherwise whole', () => {
  const css = '@font-face{font-family:X;src:url(/x.woff2)}@font-face{font-family:Y}:root{--a:1}.b-box{top:0}';
  expect(withoutFontFaces(css)).toBe(':root{--a:1}.b-box{top:0}');
});
