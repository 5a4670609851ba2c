import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licensesText, OTHERS, packagesOf } from '../../../src/build/licenses.ts';

const MIT = { name: 'one', version: '1.2.3', license: 'MIT', text: 'Do as you please.\n' };

test('packages are those whose modules are in the build, scopes and nested ones included', () => {
  expect(
    packagesOf([
      '/site/src/app/main.tsx',
      '/site/node_modules/react/index.js',
      '/site/node_modules/@radix-ui/react-toast/dist/index.mjs',
      '/site/node_modules/echarts/node_modules/tslib/tslib.es6.js?commonjs',
      '\0virtual:lowtide/catalogue',
    ]),
  ).toEqual(['react', '@radix-ui/react-toast', 'tslib']);
});

test('each package is listed with its version and licence, and with the text of it', () => {
  const text = licensesText([MIT]);
  expect(text).toContain('- one 1.2.3: MIT');
  expect(text).toContain('one 1.2.3 (MIT)\n\nDo as you please.\n');
});

test('fonts and flags are among them, with the notices and the whole text that their licences ask for', () => {
  const text = licensesText(OTHERS);
  for (const family of ['Bricolage Grotesque', 'Instrument Sans']) {
    expect(text).toContain(`Copyright 2022 The ${family} Project Authors`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('OTHER DEALINGS IN THE FONT SOFTWARE.');
  expect(text).toContain('country-flag-icons');
});

test('a package without a licence fails the build', () => {
  expect(() => licensesText([MIT, { ...MIT, name: 'two', license: null }])).toThrow(/no licence: two\./);
});

test('the worker, which is a build of its own, has no packages', () => {
  const dir = path.resolve(import.meta.dirname, '../../../sw');
  const imported = readdirSync(dir).flatMap((file) =>
    [...readFileSync(path.join(dir, file), 'utf8').matchAll(/ from '([^.'][^']*)'/g)].map(([, name]) => name),
  );
  expect(imported.filter((name) => !name?.startsWith('virtual:'))).toEqual([]);
});
