import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_DIR } from '../../../data/compiler/index.ts';
import { jsonSchemas } from '../../../data/compiler/jsonSchemas.ts';
import { edited, problemsOf, realFiles } from './samples.ts';

describe('JSON Schemas', () => {
  it('are in step with the schema of the compiler', () => {
    const dir = join(DATA_DIR, 'schema');
    const written = Object.fromEntries(
      readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
    );
    expect(written).toEqual(jsonSchemas());
  });

  it('are named by every data file that is written by hand, so that editors pick them up', () => {
    const schemas = Object.keys(jsonSchemas());
    const written = Object.entries(realFiles).filter(([path]) => /^(?!maps\/).*\.json$/.test(path));
    for (const [path, text] of written) {
      const depth = path.split('/').length - 1;
      const folder = depth === 0 ? './schema/' : `${'../'.repeat(depth)}schema/`;
      const named: string = JSON.parse(text).$schema;
      expect(named.startsWith(folder), path).toBe(true);
      expect(schemas).toContain(named.slice(folder.length));
    }
  });
});

describe('a validation error names file, path, what is wrong and what is allowed', () => {
  it('an unknown field is named with the nearest allowed one', () => {
    const files = edited('countries/malta.json', (malta) => {
      const regime = malta.taxRegimes[2];
      regime.incomTaxType = regime.incomeTaxType;
      delete regime.incomeTaxType;
    });
    expect(problemsOf(files)).toEqual([
      expect.objectContaining({
        path: 'taxRegimes[2].incomeTaxType',
        message: 'the field "incomeTaxType" is missing',
      }),
      {
        file: 'data/countries/malta.json',
        path: 'taxRegimes[2].incomTaxType',
        message: 'unknown field "incomTaxType"; the nearest allowed field is "incomeTaxType"',
      },
    ]);
  });

  it('a field that resembles none is named with all that are allowed', () => {
    const files = edited('site.json', (site) => {
      site.zzz = 1;
    });
    expect(problemsOf(files)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/unknown field "zzz"; allowed are .*email, contactName/),
      }),
    ]);
  });

  it.each(['countries/malta.json', 'cities.json', 'maps/destinations.json'])(
    'a file that is not JSON: %s',
    (file) => {
      const message = expect.stringMatching(/^is not valid JSON: .+/);
      const broken = { ...realFiles, [file]: '{ "id": "mt", }' };
      expect(problemsOf(broken)).toEqual([{ file: `data/${file}`, path: '', message }]);
    },
  );

  it('several errors in several files are reported together, file by file', () => {
    let files = edited('countries/malta.json', (malta) => {
      malta.population = 'many';
      malta.region = 'Asia Minor';
    });
    files = edited(
      'indices.json',
      (indices) => {
        indices.malta.livingCost = -1;
      },
      files,
    );
    expect(problemsOf(files).map(({ file, path }) => `${file} ${path}`)).toEqual([
      'data/countries/malta.json region',
      'data/countries/malta.json population',
      'data/indices.json malta.livingCost',
    ]);
  });
});
