import { examplesIn } from '../../src/catalogue/site.ts';
import { checkCases } from './checks/cases.ts';
import { checkConditions } from './checks/conditions.ts';
import { checkFamilies } from './checks/families.ts';
import { checkFile } from './checks/file.ts';
import { checkHomes } from './checks/homes.ts';
import { checkLaw } from './checks/law.ts';
import { checkMove } from './checks/move.ts';
import { checkPlaces } from './checks/places.ts';
import { checkSchemes } from './checks/schemes.ts';
import { checkGroups } from './law/groups.ts';
import { type Problem, problem, unknown } from './problems.ts';
import type { ParsedData } from './read.ts';
import { checkUsCitizens } from './usCitizens.ts';

/** Values that must be unique over a set of files. */
function repeated(values: readonly { value: string; file: string; path: string }[]): Problem[] {
  const first = new Map<string, string>();
  return values.flatMap(({ value, file, path }) => {
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, file);
      return [];
    }
    return [problem(file, path, `"${value}" is taken by ${earlier}; it must be unique`)];
  });
}

/** Codes of countries are unique, and ids of regimes over destinations and home countries. */
function checkUnique({ places, countries, homeCountries, schemes }: ParsedData): Problem[] {
  return [
    ...repeated(
      Object.entries(places).map(([slug, { code }]) => ({
        value: code,
        file: 'data/places.json',
        path: `${slug}.code`,
      })),
    ),
    ...repeated([
      ...Object.entries(countries).flatMap(([slug, { taxRegimes }]) =>
        taxRegimes.map(({ id }, index) => ({
          value: id,
          file: `data/countries/${slug}.json`,
          path: `taxRegimes[${index}].id`,
        })),
      ),
      ...Object.entries(homeCountries).map(([slug, { regime }]) => ({
        value: regime.id,
        file: `data/home-countries/${slug}.json`,
        path: 'regime.id',
      })),
      ...Object.entries(schemes).flatMap(([slug, { schemes }]) =>
        schemes.map(({ id }, index) => ({
          value: id,
          file: `data/schemes/${slug}.json`,
          path: `schemes[${index}].id`,
        })),
      ),
    ]),
  ];
}

/** Every country has indices, climate, cities and a flag, and these tables hold no country that does not exist. */
export function checkTables(data: ParsedData, hasFlag: (code: string) => boolean): Problem[] {
  const slugs = Object.keys(data.countries);
  const tables = { indices: data.indices, climate: data.climate, cities: data.cities };
  const problems = Object.entries(tables).flatMap(([name, table]) => {
    const file = `data/${name}.json`;
    const missing = slugs.filter((slug) => table[slug] === undefined);
    return [
      ...missing.map((slug) => problem(file, slug, `there is no entry for the country "${slug}"`)),
      ...unknownSlugs(file, Object.keys(table), slugs),
    ];
  });
  for (const [slug, { code }] of Object.entries(data.countries)) {
    if (hasFlag(code)) continue;
    const message = `there is no flag public/flags/${code.toLowerCase()}.svg for "${code}"`;
    problems.push(problem(`data/countries/${slug}.json`, 'code', message));
  }
  return problems;
}

function unknownSlugs(file: string, names: readonly string[], slugs: readonly string[]): Problem[] {
  return names
    .filter((name) => !slugs.includes(name))
    .map((name) => problem(file, name, unknown(name, 'country of data/countries', slugs)));
}

/** Similar destinations are three different countries, and not the country itself. */
function checkSimilar({ countries, similarDestinations }: ParsedData): Problem[] {
  const file = 'data/similar-destinations.json';
  const slugs = Object.keys(countries);
  return [
    ...unknownSlugs(file, Object.keys(similarDestinations), slugs),
    ...Object.entries(similarDestinations).flatMap(([slug, suggestions]) =>
      suggestions.flatMap((suggestion, index) => {
        const path = `${slug}[${index}]`;
        if (suggestion === slug) return [problem(file, path, 'a country is not its own similar destination')];
        if (suggestions.indexOf(suggestion) !== index) {
          return [
            problem(file, path, `"${suggestion}" is named twice; allowed are three different countries`),
          ];
        }
        return unknownSlugs(file, [suggestion], slugs).map((one) => ({ ...one, path }));
      }),
    ),
  ];
}

/** What pages say about single countries is about countries that there are. */
export function checkPages({ countries, popularDestinations, calculatorPages }: ParsedData): Problem[] {
  const slugs = Object.keys(countries);
  return [
    ...unknownSlugs(
      'data/popular-destinations.json',
      popularDestinations.map(({ slug }) => slug),
      slugs,
    ),
    ...unknownSlugs('data/calculator-pages.json', calculatorPages, slugs),
  ];
}

/** Warnings about reviews that are older than 12 months or lie in the future. */
function checkReviews(data: ParsedData, now: Date): Problem[] {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  const today = now.toISOString().slice(0, 10);
  const oldest = limit.toISOString().slice(0, 10);
  const folder = (name: string, files: Readonly<Record<string, { readonly reviewed: string }>>) =>
    Object.entries(files).map(([slug, { reviewed }]) => ({ file: `data/${name}/${slug}.json`, reviewed }));
  const files = [
    ...folder('countries', data.countries),
    ...folder('home-countries', data.homeCountries),
    ...folder('practical', data.practical),
    ...folder('changes', data.changes),
    ...folder('homes', data.homes),
    ...folder('leaving', data.leaving),
    ...folder('kept-company', data.keptCompanies),
    ...folder('papers', data.papers),
    { file: 'data/days/areas.json', reviewed: data.daysAreas.reviewed },
  ];
  return files.flatMap(({ file, reviewed }) => {
    if (reviewed > today) {
      return [problem(file, 'reviewed', `the review of ${reviewed} is in the future`)];
    }
    if (reviewed >= oldest) return [];
    return [problem(file, 'reviewed', `the last review, ${reviewed}, is older than 12 months`)];
  });
}

/** One warning that names the operator's details which are still examples. */
function checkSite({ site }: ParsedData): Problem[] {
  const waiting = examplesIn(site);
  if (waiting.length === 0) return [];
  const message = `examples are left in ${waiting.join(', ')}; set them before the site goes public`;
  return [problem('data/site.json', '', message)];
}

export interface CheckOptions {
  /** The day against which reviews are judged, and on which the changes stand as they do. */
  readonly now: Date;
  /** Whether there is a flag for a country code. */
  readonly hasFlag: (code: string) => boolean;
}

interface Findings {
  /** What must be put right before the data can be used. */
  readonly errors: readonly Problem[];
  /** What deserves a look, but does not stop a build. */
  readonly warnings: readonly Problem[];
  /** Operator's details that are not set: a warning in a build, an error before the launch. */
  readonly placeholders: readonly Problem[];
}

/** All cross-checks over validated data. */
export function checkData(data: ParsedData, { now, hasFlag }: CheckOptions): Findings {
  const rates = data.exchangeRates.rates;
  const fileProblems = (folder: string, files: ParsedData['countries'] | ParsedData['homeCountries']) =>
    Object.entries(files).flatMap(([slug, content]) =>
      checkFile(content, rates).map((note) => ({ file: `data/${folder}/${slug}.json`, ...note })),
    );
  return {
    errors: [
      ...fileProblems('countries', data.countries),
      ...fileProblems('home-countries', data.homeCountries),
      ...checkPlaces(data),
      ...checkConditions(data),
      ...checkUnique(data),
      ...checkTables(data, hasFlag),
      ...checkSimilar(data),
      ...checkPages(data),
      ...checkHomes(data),
      ...checkLaw(data),
      ...checkGroups(data),
      ...Object.entries(data.law).flatMap(([slug, file]) => checkFamilies(slug, file)),
      ...checkCases(data),
      ...checkMove(data),
      ...checkSchemes(data),
      ...checkUsCitizens(data),
    ],
    warnings: checkReviews(data, now),
    placeholders: checkSite(data),
  };
}
