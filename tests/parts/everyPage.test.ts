/** Every page with texts of its own fits a phone; of each country one calculator, as the others differ in figures alone. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allPaths } from '../../src/catalogue/pages.ts';
import { open } from './app.tsx';

const PATHS = [...allPaths(countries), '/no-such-page'].filter(
  (path) => !/^\/tax-calculator\/(?!malta).*-\d$/.test(path),
);

/** What is wrong with what is shown, in words. */
function faults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const named = (selector: string) => document.querySelectorAll(selector).length;
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...(named('[data-fallback]') > 0 ? ['a picture gave way to its fallback'] : []),
    ...(named('.undefined, [class*="undefined "]') > 0 ? ['a class that its style sheet does not have'] : []),
    ...(named('h1') === 1 ? [] : [`${named('h1')} main headings`]),
  ];
}

test('on a phone no page scrolls sideways, lacks a picture or a style', {
  tags: 'route-phone',
  timeout: 60_000,
}, async () => {
  await page.viewport(390, 844);
  for (const path of PATHS) {
    await open(path);
    await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
    expect(faults(), path).toEqual([]);
  }
});
