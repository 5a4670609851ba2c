import { CURRENCIES } from '../../src/catalogue/currencies.ts';
import { schemesAt } from '../../src/catalogue/homeSchemes.ts';
import type { LeavingRules } from '../../src/catalogue/leavingRules.ts';
import type { Methodology, Review } from '../../src/catalogue/methodology.ts';
import { dayOf } from '../../src/law/calendar.ts';
import { exitTaxes, paidForGood, workOnLeaving } from '../../src/law/exit.ts';
import { type CompiledData, contentHash } from './compile.ts';
import { engineLaws } from './engineLaws.ts';
import {
  countryLoaders,
  exported,
  forSomeSource,
  keptCompanySource,
  moveSource,
  partOf,
  partSource,
  personSource,
} from './moveModules.ts';
import { openApiDocument } from './openApi.ts';
import { inDollarsModule, programsModule } from './parsed.ts';
import { bracketFigures } from './regimes.ts';
import type { BracketInFile } from './schema.ts';

/**
 * The virtual modules that the app imports, cut by who needs them: every page the essentials, one that compares countries the
 * catalogue, whoever has said something the facts about a person, a page of documentation its own. Their types are in src/catalogue/virtual.d.ts.
 */
export const MODULES = [
  'essentials',
  'catalogue',
  'site',
  'methodology',
  'releases',
  'changes',
  'cases',
  'person',
  'household',
  'other-income',
  'for-some',
  'kept-company',
  'move',
  'price-levels',
  'map',
] as const;
type ModuleName = (typeof MODULES)[number];

/** A file that pages and the worker read when they need it. */
export interface DataAsset {
  /** Named after the content, so that every build of the same data knows the same address. */
  readonly fileName: string;
  readonly source: string;
}

/** A country's long texts as a file of their own. */
export interface TextsAsset extends DataAsset {
  readonly slug: string;
}

function assetOf(name: string, content: unknown): DataAsset {
  const source = JSON.stringify(content);
  return { fileName: `assets/${name}-${contentHash(source)}.json`, source };
}

/** One asset per country. */
export function textsAssets({ texts }: CompiledData): TextsAsset[] {
  return Object.entries(texts).map(([slug, content]) => ({ slug, ...assetOf(slug, content) }));
}

/** The OpenAPI document. */
export function openApiAsset(data: CompiledData): DataAsset {
  return assetOf('openapi', openApiDocument(data));
}

/**
 * The brackets without what is written beside them, which comes with the country's texts: every page loads these. Only
 * the words by which the engine knows an entire-income set stay.
 */
function allBracketFigures({ inLawCurrency }: CompiledData): CompiledData['inLawCurrency']['taxBrackets'] {
  return Object.fromEntries(
    Object.entries(inLawCurrency.taxBrackets).map(([id, brackets]) => [
      id,
      (brackets as readonly BracketInFile[]).map(bracketFigures),
    ]),
  );
}

/** The rates of the currencies in which a person may enter amounts. */
function entryRates({ exchangeRates: { asOf, rates } }: CompiledData) {
  const entered = CURRENCIES.filter((currency) => currency !== 'USD');
  return { asOf, rates: Object.fromEntries(entered.map((currency) => [currency, rates[currency]])) };
}

/** The source of a virtual module. `base` is the public path of the site, with its trailing slash. */
export function moduleSource(name: string, data: CompiledData, base: string): string {
  const part = partOf(name);
  return part ? partSource(part.of, part.key, data) : wholeModule(name as ModuleName, data, base);
}

function wholeModule(name: ModuleName, data: CompiledData, base: string): string {
  switch (name) {
    case 'catalogue': {
      const figures = { countries: data.inLawCurrency.countries, taxBrackets: allBracketFigures(data) };
      return [
        ...inDollarsModule('data', figures, data.exchangeRates),
        'export const countries = data.countries;',
        'export const taxBrackets = data.taxBrackets;',
        exported('popularDestinations', data.popularDestinations),
      ].join('\n');
    }
    case 'essentials':
      return [
        `export const exchangeRates = ${JSON.stringify(entryRates(data))};`,
        `export const dataVersion = ${JSON.stringify(data.dataVersion)};`,
        `export const dataRelease = ${JSON.stringify(data.releases.newest)};`,
        `export const taxYear = ${Math.max(...data.countries.map(({ taxYear }) => taxYear))};`,
        exported(
          'freeMovement',
          (data.days.areas.passports.EU?.members ?? []).map((code) => code.toLowerCase()),
        ),
        exported('earlierResidence', earlierResidence(data)),
        exported('withheldFrom', withheldFrom(data)),
        exported('companySchemes', companySchemes(data)),
        exported('exitTaxed', exitTaxed(data)),
      ].join('\n');
    case 'site': {
      const urls = textsAssets(data).map(({ slug, fileName }) => [slug, base + fileName]);
      return [
        `export const site = ${JSON.stringify(data.site)};`,
        `export const similarDestinations = ${JSON.stringify(data.similarDestinations)};`,
        `export const textsUrl = ${JSON.stringify(Object.fromEntries(urls))};`,
        countryLoaders(data),
        `export const openApiUrl = ${JSON.stringify(base + openApiAsset(data).fileName)};`,
      ].join('\n');
    }
    case 'methodology':
      return exported('methodology', methodologyOf(data));
    case 'releases':
      return exported('older', data.releases.older);
    case 'cases':
      return exported('cases', data.cases);
    case 'changes':
      return exported('changes', data.changes);
    case 'person':
      return personSource(data).join('\n');
    case 'household':
      return programsModule('households', data.households).join('\n');
    case 'other-income':
      return programsModule('otherIncomes', data.otherIncomes).join('\n');
    case 'for-some':
      return forSomeSource(data);
    case 'kept-company':
      return keptCompanySource(data);
    case 'move':
      return moveSource(data);
    case 'price-levels':
      return exported('priceLevels', data.priceLevels);
    case 'map':
      return exported('map', data.destinationsMap ?? { pieces: [] });
  }
}

/** The countries with a scheme that asks whether somebody has lived there, by lower-case code. */
function earlierResidence({ countries, schemes }: CompiledData): readonly string[] {
  const all = [...countries.flatMap(({ taxRegimes }) => taxRegimes), ...Object.values(schemes).flat()];
  const asked = all.flatMap(({ conditions }) =>
    conditions.flatMap((one) => (one.type === 'earlier-residence' ? [one.country] : [])),
  );
  return [...new Set(asked)];
}

/** What somebody has today who says that she has a company, by the scheme's id. */
function companySchemes({ homes }: CompiledData): readonly string[] {
  return homes.flatMap((home) =>
    schemesAt(home).flatMap(({ id, needsCompany }) => (needsCompany ? [id] : [])),
  );
}

/** In US dollars: an own company that is worth leaving with. */
const COMPANY = { value: 500_000, profit: 80_000 };

/** The homes that tax, for good, the owner of such a company who leaves for a country outside of the EU, by their ids. */
function exitTaxed({ homes, exits, laws, exchangeRates, day }: CompiledData): readonly string[] {
  const { regimes } = engineLaws(laws, exchangeRates.rates, '');
  return homes.flatMap((home) => {
    const exit = exits[home.slug];
    const law = regimes[schemesAt(home).find(({ needsCompany }) => needsCompany)?.id ?? ''];
    if (!exit || !law) return [];
    const on = dayOf(day);
    const [value, profit] = [COMPANY.value * law.perDollar, COMPANY.profit * law.perDollar];
    const work = workOnLeaving(exit, law.program, { turnover: profit, costs: 0, on });
    const taxes = exitTaxes(
      exit,
      { shares: { value, cost: 0, held: 1 } },
      { on, work, eea: false, treaty: true },
    );
    return taxes.some((tax) => paidForGood(tax) > 0) ? [home.id] : [];
  });
}

/** The countries where something is withheld from people who have left to one of the destinations at least; of a wage, contributions as well. */
function withheldFrom({ leavingRules }: CompiledData) {
  const idsWhere = (isTaken: (rules: LeavingRules) => boolean) =>
    Object.entries(leavingRules).flatMap(([id, rules]) => (isTaken(rules) ? [id] : []));
  return {
    fees: idsWhere(({ fees }) => fees !== undefined),
    wages: idsWhere(
      ({ wages, insuredOn }) => wages !== undefined || insuredOn.some(({ goesOn }) => goesOn === 'by-law'),
    ),
  };
}

/** Sources, editions and dates behind the figures. */
function methodologyOf(data: CompiledData): Methodology {
  const { exchangeRates, indexSources, climate, countries, homeCountries, accuracy } = data;
  const leaving = Object.values(data.leaving);
  const stations = countries.flatMap(({ name, slug }) => {
    const station = climate[slug]?.station;
    return station === undefined ? [] : [{ country: name, station }];
  });
  const dates = [...countries, ...homeCountries, ...leaving].map(({ reviewed }) => reviewed);
  const reviews = [...new Set(dates)]
    .sort()
    .reverse()
    .map((date): Review => {
      const ofDay = (list: readonly { readonly name: string; readonly reviewed: string }[]) =>
        list.filter(({ reviewed }) => reviewed === date).map(({ name }) => name);
      return {
        date,
        countries: ofDay(countries),
        homeCountries: ofDay(homeCountries),
        leaving: ofDay(leaving),
      };
    });
  return { exchangeRates, indexSources, stations, reviews, accuracy };
}
