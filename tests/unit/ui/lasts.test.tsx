import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lasts } from '../../../src/ui/Lasts.tsx';

test.each([
  [['4 years at most', 'first year 0.6%'], 'first year 0.6%; 4 years at most'],
  [['first year 7.2%'], 'first year 7.2%'],
  [['until end of 2029, then 25.2%', '25.2% from 2030'], 'until end of 2029, then 25.2%'],
  [[], ''],
])('%j', (words, text) => {
  expect(renderToStaticMarkup(<Lasts words={words} rate={10.6} />).replace(/<[^>]+>/g, '')).toBe(text);
});
