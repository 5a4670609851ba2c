/** Writes licenses.txt: the licence of every package whose code is in the build, and of the fonts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null where the package names none. */
  readonly license: string | null;
  /** Full text; null where the package has none. */
  readonly text: string | null;
}

/** The subsets of src/ui/fonts, with the notices of both families. */
const FONTS: LicensedPackage = {
  name: 'Fonts Bricolage Grotesque and Instrument Sans',
  version: '(subsets)',
  license: 'OFL-1.1',
  text: readFileSync(path.join(import.meta.dirname, '../ui/fonts/OFL.txt'), 'utf8'),
};

/** The files of public/flags; no build takes them from the package. */
const FLAGS: LicensedPackage = {
  name: 'country-flag-icons',
  version: '1.6.20',
  license: 'MIT',
  text: `(The MIT License)

Copyright (c) 2020 @catamphetamine <purecatamphetamine@gmail.com>

Permission is hereby granted, free of charge, to any person obtaining
a copy of this software and associated documentation files (the
'Software'), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to
permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be
included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};

/** Works of others that are in the build and come from no package. */
export const OTHERS: readonly LicensedPackage[] = [FLAGS, FONTS];

/** Goes anywhere among the plugins. Fails the build where a package names no licence. */
export function licenses(): Plugin {
  let root = '';
  return {
    name: 'lowtide:licenses',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const names = [...new Set(packagesOf(modules))].sort();
      const packages = names.map((name) => readPackage(path.join(root, 'node_modules', name)));
      const source = licensesText([...packages, ...OTHERS]);
      // Hosts name no encoding for such a file; the mark at its beginning does.
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `\uFEFF${source}` });
    },
  };
}

/** Names of the packages that modules come from. */
export function packagesOf(moduleIds: readonly string[]): string[] {
  return moduleIds.flatMap((id) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(id.replaceAll(path.sep, '/')) ?? [];
    return name === undefined ? [] : [name];
  });
}

/** Throws where a package names no licence: somebody has to look. */
export function licensesText(packages: readonly LicensedPackage[]): string {
  const unlicensed = packages.filter(({ license }) => license === null);
  if (unlicensed.length > 0) {
    throw new Error(`These packages name no licence: ${unlicensed.map(({ name }) => name).join(', ')}.`);
  }
  const list = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const texts = packages.map(
    ({ name, version, license, text }) =>
      `${name} ${version} (${license})\n\n${text?.trim() ?? 'No licence text.'}`,
  );
  const head = ['Lowtide is made with the work of others:', '', ...list].join('\n');
  return `${[head, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function readPackage(dir: string): LicensedPackage {
  const { name, version, license } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const file = readdirSync(dir).find((one) => /^licen[cs]e(?:\.|$)/i.test(one));
  return {
    name,
    version,
    license: typeof license === 'string' ? license : null,
    text: file === undefined ? null : readFileSync(path.join(dir, file), 'utf8'),
  };
}
