/** The OpenAPI document: valid, true of every answer, and its examples are answered. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { openApiDocument } from '../../../data/compiler/openApi.ts';
import { openDataFiles } from '../../../data/compiler/openData.ts';
import { readFiles } from '../../../data/compiler/read.ts';
import { answeredBracket, answeredCountry, answeredGuide } from '../../../data/compiler/schema/answers.ts';
import { apiPathsOf, bodyOf, handleApi } from '../../../src/api/handlers.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';
import type { Country, CountryGuide } from '../../../src/catalogue/entities.ts';
import type { TaxBracket } from '../../../src/law/index.ts';

const data = compileData();
const document = openApiDocument(data);
const source = dataSource(data);
const openData = openDataFiles(readFiles(DATA_DIR), data);

const copy = () => JSON.parse(JSON.stringify(document));
const bodyAt = async (one: string) =>
  JSON.parse(bodyOf(await handleApi({ method: 'GET', path: one }, source)));

test('a validator of OpenAPI finds it valid, in version 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(copy())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the validator would find what is wrong', async () => {
  const { info: _info, ...broken } = copy();
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('names the release as its version', () => {
  expect(document.info.version).toBe(data.releases.newest);
});

test('has a path for every call of the API and every file of the open data', () => {
  const shapes = apiPathsOf(source).map((one) =>
    one
      .replace(/^\/api\/tax-regimes\/[^/]+/, '/api/tax-regimes/{id}')
      .replace(/^\/api\/country-guides\/.+/, '/api/country-guides/{slug}'),
  );
  const files = Object.keys(openData).filter((name) => !name.startsWith('data/schema/'));
  const expected = new Set([
    ...shapes.filter((one) => one !== '/api/openapi.json'),
    ...files.map((name) => `/${name}`),
  ]);
  expect(new Set(Object.keys(document.paths))).toEqual(expected);
});

describe('its schemas', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...copy() });
  const errorsOf = (name: string, value: unknown) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
    if (!validate) throw new Error(`There is no schema ${name}.`);
    return validate(value) ? [] : validate.errors;
  };
  test('are true of every answer, and name every field of it', async () => {
    for (const one of apiPathsOf(source)) {
      const [, api, call] = one.split('/');
      expect(api).toBe('api');
      const body = await bodyAt(one);
      if (call === 'countries') {
        for (const country of body) expect(errorsOf('Country', country), country.slug).toEqual([]);
        expect(v.parse(v.array(answeredCountry), body)).toEqual(body);
      } else if (call === 'tax-regimes') {
        for (const bracket of body) expect(errorsOf('TaxBracket', bracket), one).toEqual([]);
        expect(v.parse(v.array(answeredBracket), body)).toEqual(body);
      } else if (call === 'country-guides') {
        expect(errorsOf('CountryGuide', body), one).toEqual([]);
        expect(v.parse(answeredGuide, body)).toEqual(body);
      }
    }
  });

  test('refuse an answer without a field, and one with words for a number', async () => {
    const [country] = await bodyAt('/api/countries');
    const { release: _release, ...without } = country;
    expect(errorsOf('Country', without)).toHaveLength(1);
    expect(errorsOf('Country', { ...country, taxYear: 'this year' })).toHaveLength(1);
  });

  test('have the types of the entities', () => {
    const country = (one: v.InferOutput<typeof answeredCountry>): Country => one;
    const guide = (one: v.InferOutput<typeof answeredGuide>): CountryGuide => one;
    const bracket = (one: v.InferOutput<typeof answeredBracket>): TaxBracket => one;
    expect([country, guide, bracket]).toHaveLength(3);
  });
});

/** Whether an answer holds an example: the same but for lists, of which an example may have fewer entries. */
function expectHeld(answered: unknown, example: unknown): void {
  if (Array.isArray(example)) {
    const entries = answered as readonly unknown[];
    for (const one of example) {
      expect(
        entries.some((entry) => isHeld(entry, one)),
        JSON.stringify(one).slice(0, 200),
      ).toBe(true);
    }
    return;
  }
  if (typeof example !== 'object' || example === null) {
    expect(answered).toEqual(example);
    return;
  }
  expect(Object.keys(answered as object)).toEqual(Object.keys(example));
  for (const [key, one] of Object.entries(example))
    expectHeld((answered as Record<string, unknown>)[key], one);
}

function isHeld(answered: unknown, example: unknown): boolean {
  try {
    expectHeld(answered, example);
    return true;
  } catch {
    return false;
  }
}

test('a saved copy is whole: nothing that it names is looked for beside it', () => {
  const named: string[] = [];
  JSON.stringify(document, (key, value) => {
    if (key === '$ref' || key === 'externalValue') named.push(String(value));
    return value;
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => !one.startsWith('#/'))).toEqual([]);
});

describe('every example of it is answered', () => {
  interface Example {
    readonly address: string;
    /** What is answered, lists perhaps with their first entry alone; undefined for files of the open data. */
    readonly value: unknown;
    readonly schema: object;
  }

  /** The requests of the examples, with the parameters filled in. */
  const examples = Object.entries(copy().paths as typeof document.paths).flatMap(
    ([template, { get }]): Example[] => {
      const { parameters = [], responses } = get as {
        parameters?: { name: string; example: string }[];
        responses: {
          200: {
            content: Record<string, { schema: object; examples?: Record<string, { value?: unknown }> }>;
          };
        };
      };
      const address = parameters.reduce(
        (text, { name, example }) => text.replace(`{${name}}`, example),
        template,
      );
      return Object.values(responses[200].content).flatMap(({ schema, examples = { none: {} } }) =>
        Object.values(examples).map(({ value }) => ({ address, value, schema })),
      );
    },
  );

  test('and is true to its schema', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { address, value, schema } of examples) {
      if (value === undefined) continue;
      const { components } = copy();
      const validate = ajv.compile({ ...schema, components });
      expect(validate(value), `${address}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
    expect(examples.filter(({ value }) => value !== undefined)).toHaveLength(3);
  });

  test('by the API, and there are files of all others', async () => {
    expect(examples).toHaveLength(3 + 15);
    for (const { address, value } of examples) {
      if (value === undefined) expect(Object.keys(openData)).toContain(address.slice(1));
      else expectHeld(await bodyAt(address), value);
    }
    expect(await bodyAt('/api/openapi.json')).toEqual(copy());
  });
});
