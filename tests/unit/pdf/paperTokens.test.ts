import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');

test('the PDF has the light half of the design tokens', () => {
  const tokens = read('ui/tokens.css');
  const paper = [...read('pdf/DocumentPages.module.css').matchAll(/^\s*(--[\w-]+): (#[0-9a-f]{6});$/gm)];
  expect(paper.length).toBeGreaterThan(10);
  for (const [, name, colour] of paper) expect(tokens).toContain(`${name}: light-dark(${colour}, `);
});

test('every colour that the PDF uses is one of them', () => {
  const files = ['CompareCurves', 'DocumentEnd', 'DocumentHead', 'RegimeCard', 'DocumentPages', 'TaxBar'];
  const used = files.flatMap((file) => [
    ...read(`pdf/${file}.module.css`).matchAll(/(?:color|background|border[\w-]*): [^;]*var\((--[\w-]+)\)/g),
  ]);
  const paper = read('pdf/DocumentPages.module.css');
  expect(used.length).toBeGreaterThan(10);
  for (const [, name] of used) expect(paper).toContain(`${name}: #`);
});
