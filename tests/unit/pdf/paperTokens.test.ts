import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');

test('every colour that the PDF uses is a token with a light half', () => {
  const tokens = read('ui/tokens.css');
  const styles = readdirSync(new URL('../../../src/pdf', import.meta.url)).filter((name) =>
    name.endsWith('.css'),
  );
  const used = styles.flatMap((name) => [
    ...read(`pdf/${name}`).matchAll(/(?:color|background|border[\w-]*): [^;]*var\((--[\w-]+)\)/g),
  ]);
  expect(used.length).toBeGreaterThan(10);
  for (const [, name] of used) expect(tokens).toContain(`${name}: light-dark(#`);
});
