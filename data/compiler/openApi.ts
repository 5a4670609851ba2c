/** The OpenAPI 3.1 document of the API and the open data, made of the schemas of their answers. */
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { guideOf } from '../../src/catalogue/guideOf.ts';
import { OPEN_DATA_SET, OPEN_DATA_TABLES, type OpenDataFile } from '../../src/catalogue/openDataFiles.ts';
import type { CompiledData } from './compile.ts';
import { OPEN_DATA_LICENSE, openDataTables } from './openData.ts';
import {
  answeredBracket,
  answeredCondition,
  answeredCountry,
  answeredGuide,
  answeredGuideRegime,
  answeredLasting,
  answeredRegime,
} from './schema/answers.ts';

/** The schemas of the answers, by the names that the document gives them. */
export const ANSWERS = {
  Country: answeredCountry,
  TaxRegime: answeredRegime,
  TaxBracket: answeredBracket,
  Condition: answeredCondition,
  Lasting: answeredLasting,
  CountryGuide: answeredGuide,
  GuideRegime: answeredGuideRegime,
} as const;

type Content = Readonly<Record<string, object>>;

const schemaOf = (name: keyof typeof ANSWERS) => ({ $ref: `#/components/schemas/${name}` });

/** Answers may get more fields, so a client must not take those of today for all there will be. */
function schemas(): Record<string, object> {
  return toJsonSchemaDefs(ANSWERS, {
    target: 'draft-2020-12',
    ignoreActions: ['check', 'transform'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema({ jsonSchema }) {
      const { additionalProperties, ...open } = jsonSchema;
      return additionalProperties === false ? open : undefined;
    },
  });
}

const ERRORS = {
  NotFound: textAnswer('There is no such regime, country or path.'),
  MethodNotAllowed: textAnswer('Only GET and HEAD are answered; the header Allow names them.'),
};

function textAnswer(description: string) {
  return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
}

function answer(description: string, content: Content) {
  const error = (name: keyof typeof ERRORS) => ({ $ref: `#/components/responses/${name}` });
  return {
    200: { description, content },
    404: error('NotFound'),
    405: error('MethodNotAllowed'),
  };
}

/** A regime with few brackets, so that its example is short. */
function exampleRegime({ countries, taxBrackets }: CompiledData): string {
  const all = countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id));
  const length = (id: string) => taxBrackets[id]?.length ?? 0;
  return all.filter((id) => length(id) > 1).sort((a, b) => length(a) - length(b))[0] ?? all[0] ?? '';
}

const SHORTENED = 'As it is answered now, but with the first of each list alone';

/** An answer with the first entry of each of its lists, which says as much of its form. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/**
 * The three calls. Their examples are requests that are answered, with what is answered. They stand in the document: tools
 * that read a saved copy of it look for what it names beside the copy.
 */
function calls(data: CompiledData) {
  const regime = exampleRegime(data);
  const found = data.countries.find(({ taxRegimes }) => taxRegimes.some(({ id }) => id === regime));
  const texts = found && data.texts[found.slug];
  if (!found || !texts) throw new Error('There is no regime that could be an example.');
  const { slug: country } = found;
  const { newest: release } = data.releases;
  const brackets = texts.taxBrackets[regime] ?? [];
  const parameter = (name: string, description: string, example: string) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
    example,
  });
  return {
    '/api/countries': {
      get: {
        operationId: 'countries',
        summary: 'All countries with their regimes, sorted by name',
        description:
          'Figures, flags and a one-line summary of each regime. Brackets and long texts have calls of their own.',
        responses: answer('All countries.', {
          'application/json': {
            schema: { type: 'array', items: schemaOf('Country') },
            examples: { [country]: { summary: SHORTENED, value: [shortened({ ...found, release })] } },
          },
        }),
      },
    },
    '/api/tax-regimes/{id}/tax-brackets': {
      get: {
        operationId: 'taxBrackets',
        summary: 'The brackets of one regime',
        description: 'An empty list where the regime has none.',
        parameters: [parameter('id', 'The id of a regime in `/api/countries`.', regime)],
        responses: answer('The brackets of the regime.', {
          'application/json': {
            schema: { type: 'array', items: schemaOf('TaxBracket') },
            examples: { [regime]: { value: brackets } },
          },
        }),
      },
    },
    '/api/country-guides/{slug}': {
      get: {
        operationId: 'countryGuide',
        summary: 'One country with its guide',
        description: 'Long texts, sources and rules of residence; each regime with its brackets.',
        parameters: [parameter('slug', 'The slug of a country in `/api/countries`.', country)],
        responses: answer('The country.', {
          'application/json': {
            schema: schemaOf('CountryGuide'),
            examples: {
              [country]: { summary: SHORTENED, value: shortened({ ...guideOf(found, texts), release }) },
            },
          },
        }),
      },
    },
  };
}

/** One address for each file of the open data. */
function files(data: CompiledData) {
  const path = ({ name, holds }: OpenDataFile, responses: object) =>
    [`/data/${name}`, { get: { operationId: name, summary: holds, responses } }] as const;
  const found = (description: string, content: Content) => ({ 200: { description, content } });
  const tables = openDataTables(data);
  return Object.fromEntries([
    ...OPEN_DATA_SET.map((file) => {
      const description = 'Described by a JSON Schema of its own.';
      const described = { description, externalDocs: { url: '/data/lowtide.schema.json' } };
      const schema = { type: 'object', ...(file.name === 'lowtide.json' && described) };
      return path(file, found(`${file.holds}.`, { 'application/json': { schema } }));
    }),
    ...OPEN_DATA_TABLES.map((file) => {
      const columns = (tables[file.name][0] ?? []).join(', ');
      const description = `A table with the columns ${columns}.`;
      return path(file, found(description, { 'text/csv': { schema: { type: 'string' } } }));
    }),
  ]);
}

/** The document, the same for every host: its addresses are relative to where it stands. */
export function openApiDocument(data: CompiledData) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lowtide',
      version: data.releases.newest,
      summary: `What self-employed people keep in ${data.countries.length} countries`,
      description:
        'Read-only, without a key. Money is in US dollars a year, rates are percent (0 to 100). The version is the release of the data. Figures are estimates, not tax advice.',
      license: { name: OPEN_DATA_LICENSE.name, url: OPEN_DATA_LICENSE.url },
    },
    servers: [{ url: '/' }],
    paths: { ...calls(data), ...files(data) },
    components: { schemas: schemas(), responses: ERRORS },
  };
}
