import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_DIR } from '../../../data/compiler/index.ts';
import { jsonSchemas } from '../../../data/compiler/jsonSchemas.ts';
import { edited, type Json, problemsOf, realFiles } from './samples.ts';

const MALTA = 'countries/malta.json';

describe('JSON Schemas', () => {
  it('are in step with the schema of the compiler', () => {
    const dir = join(DATA_DIR, 'schema');
    const written = Object.fromEntries(
      readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
    );
    expect(written).toEqual(jsonSchemas());
  });

  it('are named by every data file, so that editors pick them up', () => {
    const schemas = Object.keys(jsonSchemas());
    for (const [path, text] of Object.entries(realFiles).filter(([path]) => path.endsWith('.json'))) {
      const folder = path.includes('/') ? '../schema/' : './schema/';
      const named: string = JSON.parse(text).$schema;
      expect(named.startsWith(folder), path).toBe(true);
      expect(schemas).toContain(named.slice(folder.length));
    }
  });
});

describe('a validation error names file, path, what is wrong and what is allowed', () => {
  const cases: [string, string, (content: Json) => void, string, RegExp][] = [
    [
      'a wrong type',
      MALTA,
      (malta) => {
        malta.population = '574250';
      },
      'population',
      /found "574250", allowed is number/,
    ],
    [
      'a value that is not on the list',
      MALTA,
      (malta) => {
        malta.taxRegimes[1].healthcareType = 'Good';
      },
      'taxRegimes[1].healthcareType',
      /found "Good", allowed is \("Full" \| "Basic" \| "None"\)/,
    ],
    [
      'money in no form of money',
      MALTA,
      (malta) => {
        malta.taxRegimes[0].socialSecurityCap = '€4,362';
      },
      'taxRegimes[0].socialSecurityCap',
      /a number of US dollars.*\{"EUR": 35000\}/,
    ],
    [
      'more money than there is',
      MALTA,
      (malta) => {
        malta.taxRegimes[0].socialSecurityCap = { EUR: 1.7e308 };
      },
      'taxRegimes[0].socialSecurityCap.EUR',
      /found 1\.7e\+308, allowed is <=1000000000000000/,
    ],
    [
      'an exchange rate that makes every sum infinite',
      'exchange-rates.json',
      (file) => {
        file.rates.EUR = 5e-324;
      },
      'rates.EUR',
      /found 5e-324, allowed is >=0\.000001/,
    ],
    [
      'money in something that is no currency code',
      MALTA,
      (malta) => {
        malta.taxRegimes[0].socialSecurityCap = { euro: 4362 };
      },
      'taxRegimes[0].socialSecurityCap.euro',
      /currency code of three capitals, such as "EUR"/,
    ],
    [
      'money in two currencies',
      MALTA,
      (malta) => {
        malta.taxRegimes[0].socialSecurityCap = { EUR: 4362, PLN: 18_000 };
      },
      'taxRegimes[0].socialSecurityCap',
      /one currency/,
    ],
    [
      'a percentage above 100 in a bracket',
      MALTA,
      (malta) => {
        malta.taxRegimes[0].taxBrackets[0].rate = 101;
      },
      'taxRegimes[0].taxBrackets[0].rate',
      /found 101, allowed is <=100/,
    ],
    [
      'a missing review date',
      MALTA,
      (malta) => {
        delete malta.reviewed;
      },
      'reviewed',
      /the field "reviewed" is missing/,
    ],
    [
      'a review date that is no day',
      MALTA,
      (malta) => {
        malta.reviewed = '2026-11';
      },
      'reviewed',
      /must be a day such as "2026-11-20"/,
    ],
    [
      'fewer than five sources',
      MALTA,
      (malta) => {
        malta.sources.length = 4;
      },
      'sources',
      /at least 5 sources, but has 4/,
    ],
    [
      'more regimes than addresses reach',
      'countries/malta.json',
      (malta) => {
        malta.taxRegimes.push({ ...malta.taxRegimes[0], id: 'mt-fourth' });
      },
      'taxRegimes',
      /at most three regimes/,
    ],
    [
      'a similar destination too few',
      'similar-destinations.json',
      (similar) => {
        similar.malta.length = 2;
      },
      'malta',
      /three destinations/,
    ],
    [
      'a rate of exchange of 0',
      'exchange-rates.json',
      (rates) => {
        rates.rates.EUR = 0;
      },
      'rates.EUR',
      /found 0, allowed is >=0\.000001/,
    ],
    [
      'a month too few',
      'climate.json',
      (climate) => {
        climate.malta.months.length = 11;
      },
      'malta.months',
      /twelve months/,
    ],
  ];

  it.each(cases)('%s', (_name, path, edit, at, message) => {
    expect(problemsOf(edited(path, edit))).toEqual([
      { file: `data/${path}`, path: at, message: expect.stringMatching(message) },
    ]);
  });

  it('an unknown field is named with the nearest allowed one', () => {
    const files = edited('countries/malta.json', (malta) => {
      const regime = malta.taxRegimes[2];
      regime.incomTaxRate = regime.incomeTaxRate;
      delete regime.incomeTaxRate;
    });
    expect(problemsOf(files)).toEqual([
      expect.objectContaining({
        path: 'taxRegimes[2].incomeTaxRate',
        message: 'the field "incomeTaxRate" is missing',
      }),
      {
        file: 'data/countries/malta.json',
        path: 'taxRegimes[2].incomTaxRate',
        message: 'unknown field "incomTaxRate"; the nearest allowed field is "incomeTaxRate"',
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

  it('a file that is not JSON', () => {
    const broken = { ...realFiles, 'countries/malta.json': '{ "id": "mt", }' };
    expect(problemsOf(broken)).toEqual([
      {
        file: 'data/countries/malta.json',
        path: '',
        message: expect.stringMatching(/^is not valid JSON: .+/),
      },
    ]);
  });

  it('a table that is missing', () => {
    const { 'cities.json': _cities, ...files } = realFiles;
    expect(problemsOf(files)).toEqual([
      { file: 'data/cities.json', path: '', message: 'the file is missing' },
    ]);
  });

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
