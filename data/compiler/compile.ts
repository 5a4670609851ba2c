import { createHash } from 'node:crypto';
import { changeEffects } from '../../src/catalogue/changeEffects.ts';
import type { CheckedCase } from '../../src/catalogue/checkedCases.ts';
import type { CostsByPassport } from '../../src/catalogue/costs.ts';
import type { Coverage } from '../../src/catalogue/coverage.ts';
import type { DestinationsMap } from '../../src/catalogue/destinationsMap.ts';
import type { Country, CountryTextsFile, Programme, RegimeTexts } from '../../src/catalogue/entities.ts';
import type { ExitTexts } from '../../src/catalogue/exitTexts.ts';
import type { Home } from '../../src/catalogue/homeSchemes.ts';
import type { FamilyTexts } from '../../src/catalogue/householdAnswer.ts';
import { GUIDE_DEFAULT_INCOME } from '../../src/catalogue/income.ts';
import type { Accuracy } from '../../src/catalogue/methodology.ts';
import type { OtherMoneyTexts } from '../../src/catalogue/otherMoneyTexts.ts';
import type { KeptResident, PersonFacts, Residence } from '../../src/catalogue/personFacts.ts';
import type { CompanyPayTexts } from '../../src/catalogue/practical.ts';
import type { Site } from '../../src/catalogue/site.ts';
import type { UsCitizens } from '../../src/catalogue/usCitizens.ts';
import {
  assess,
  type BracketFigures,
  type Exits,
  type Households,
  inDollars,
  type LawMethod,
  type Laws,
  type OtherIncomes,
  scheduleOf,
  type TaxBracket,
  type TaxRules,
  type TaxSchedule,
} from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { compileCases } from './cases.ts';
import { type CheckOptions, checkData } from './checks.ts';
import { allCosts } from './costs.ts';
import { compileHomes } from './homes.ts';
import { compileLaws, payTexts, reliefNames } from './law/compileLaws.ts';
import { drawnBrackets, drawnRules } from './law/drawn.ts';
import { compileExits } from './law/exit.ts';
import { exitTexts } from './law/exitTexts.ts';
import { compileFamilies, familyTexts } from './law/families.ts';
import { compileOtherIncome } from './law/otherIncome.ts';
import { otherMoneyTexts } from './law/otherMoneyTexts.ts';
import { type CompiledMove, compileMove, settlingOf } from './move.ts';
import { DataError, type Problem } from './problems.ts';
import { type DataFiles, type ParsedData, parseData } from './read.ts';
import {
  conditionOf,
  guideConditions,
  lastingFigures,
  lastingTexts,
  lawNamesOf,
  partsOf,
} from './regimes.ts';
import { compileReleases, type Releases, releasedFigures } from './releases.ts';
import type {
  City,
  ClimateRecord,
  CountryFile,
  ExchangeRatesFile,
  HomeCountryFile,
  IndexSources,
} from './schema.ts';
import { compileSchemes, rulesOfLaw, type Schemes, type TextsOfSchemes, textsOfSchemes } from './schemes.ts';
import { compileCoverage, compileUsCitizens } from './usCitizens.ts';

/** A country that people come from, with its one ordinary regime, whose figures are its law's alone. */
export type HomeCountry = Omit<HomeCountryFile, '$schema'> & {
  readonly regime: ReturnType<typeof rulesOfLaw>;
};

/** Everything in data/, checked, joined and in US dollars per year. */
export interface CompiledData extends CompiledMove {
  /** What schemes cost beside tax, by id. */
  readonly costs: Readonly<Record<string, CostsByPassport>>;
  /** Sorted by name. */
  readonly countries: readonly Country[];
  /** By regime id; every regime of the countries has an entry, possibly empty. */
  readonly taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>;
  /** Figures with amounts as the files have them, which browsers turn into dollars themselves. */
  readonly inLawCurrency: InLawCurrency;
  /** Long texts by country slug. */
  readonly texts: Readonly<Record<string, CountryTextsFile>>;
  /** Schemes that stand in no specified list. */
  readonly schemes: Schemes;
  readonly schemeTexts: TextsOfSchemes;
  /** What makes resident whom few days do not, by country slug and by the id of regimes that differ. */
  readonly residence: PersonFacts['residence'];
  /** What people pay today in each country, sorted by name. */
  readonly homes: readonly Home[];
  readonly keptResident: KeptResident;
  /** Sorted by name. */
  readonly homeCountries: readonly HomeCountry[];
  readonly site: Site;
  /** Three slugs by country slug; countries without an entry have no fixed suggestions. */
  readonly similarDestinations: Readonly<Record<string, readonly string[]>>;
  readonly exchangeRates: Omit<ExchangeRatesFile, '$schema'>;
  readonly indexSources: IndexSources;
  readonly climate: Readonly<Record<string, ClimateRecord>>;
  readonly cities: Readonly<Record<string, readonly City[]>>;
  /** The law of every regime of destinations and home countries. */
  readonly laws: Laws;
  /** What a partner and children change, in destinations and home countries. */
  readonly households: Households;
  /** What is paid on income that is not work. */
  readonly otherIncomes: OtherIncomes;
  /** What leaving costs who has shares, crypto-assets or a business. */
  readonly exits: Exits;
  /** What pages say of it, by the country's slug. */
  readonly exitTexts: Readonly<Record<string, ExitTexts>>;
  /** What pages say of other income, by the country's slug. */
  readonly otherMoneyTexts: Readonly<Record<string, OtherMoneyTexts>>;
  /** What guides say of families, by the country's slug. */
  readonly familyTexts: Readonly<Record<string, FamilyTexts>>;
  /** What guides say of how companies pay their owner, by the country's slug, then by regime id. */
  readonly payTexts: Readonly<Record<string, Readonly<Record<string, CompanyPayTexts>>>>;
  /** What reliefs that not everybody has are called, by regime id and their ids in the law. */
  readonly reliefNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly usCitizens: UsCitizens;
  readonly coverage: Coverage;
  /** The day for which it was compiled, ISO date. */
  readonly day: string;
  /** Hash of the content: changes with every change of it. */
  readonly dataVersion: string;
  /** The map of all destinations; null where it has not been drawn. */
  readonly destinationsMap: DestinationsMap | null;
  /** How far the estimates are from independent examples; null until it has been measured. */
  readonly accuracy: Accuracy | null;
  /** The releases and what has changed since each. */
  readonly releases: Releases;
  /** What others expect of the schemes, held against them. */
  readonly cases: readonly CheckedCase[];
  /** Old reviews and placeholders. */
  readonly warnings: readonly Problem[];
}

/** Figures as the files have them: amounts in the currency of the law. */
interface InLawCurrency {
  readonly countries: readonly object[];
  readonly taxBrackets: Readonly<Record<string, readonly object[]>>;
}

/** A short hash that is safe in file names. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * Validates, checks and compiles the data for a tax year; that of the files, where none is asked for.
 * @throws DataError with all problems of the schema, or else all of the cross-checks, as one readable report.
 */
export function compileFiles(
  files: DataFiles,
  { taxYear, ...options }: CheckOptions & { readonly taxYear?: number },
  accuracy: Accuracy | null = null,
): CompiledData {
  const data = parseData(files, taxYear);
  const { errors, warnings, placeholders } = checkData(data, options);
  if (errors.length > 0) throw new DataError(errors);

  const sources = Object.values(data.countries).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const day = options.now.toISOString().slice(0, 10);
  const laws = compileLaws(data);
  const method = lawMethod(laws);
  const costs = allCosts(data);
  const compiled = sources.map((source) => compileCountry(source, data, method, costs));
  const { $schema: _rates, ...exchangeRates } = data.exchangeRates;
  const { $schema: _site, ...site } = data.site;
  const inLawCurrency = {
    countries: compiled.map(({ country }) => country),
    taxBrackets: Object.assign({}, ...compiled.map(({ taxBrackets }) => taxBrackets)),
  };
  const { rates } = data.exchangeRates;
  const figures = {
    countries: inDollars(inLawCurrency.countries, rates) as readonly Country[],
    taxBrackets: inDollars(inLawCurrency.taxBrackets, rates) as CompiledData['taxBrackets'],
  };
  const regimes = figures.countries.flatMap(({ taxRegimes }) => taxRegimes);
  const schemes = compileSchemes(data);
  const otherIncomes = compileOtherIncome(data);
  const exits = compileExits(data);
  const content = {
    ...figures,
    texts: Object.fromEntries(compiled.map(({ slug, texts }) => [slug, texts])),
    homeCountries: homeCountriesOf(data, laws),
    residence: residenceOf(sources),
    schemes,
    keptResident: keptResidentOf(data),
    schemeTexts: textsOfSchemes(data),
    homes: compileHomes(data, { countries: figures.countries, schemes, laws }),
    site,
    similarDestinations: data.similarDestinations,
    exchangeRates,
    indexSources: data.indexSources,
    climate: data.climate,
    cities: data.cities,
    payTexts: payTexts(data, laws),
    laws,
    households: compileFamilies(data),
    otherIncomes,
    exits,
    exitTexts: exitTexts(data, exits),
    otherMoneyTexts: otherMoneyTexts(data, otherIncomes),
    familyTexts: familyTexts(data),
    reliefNames: reliefNames(data),
    usCitizens: compileUsCitizens(data),
    coverage: compileCoverage(data),
    costs,
    ...compileMove(data, laws, day, (change) =>
      changeEffects({ figures: [], ...change }, regimes, { laws: method }),
    ),
  };
  return {
    ...content,
    day,
    inLawCurrency,
    destinationsMap: data.destinationsMap,
    accuracy,
    releases: compileReleases(data.releases, data.taxYear, () => releasedFigures({ ...figures, laws })),
    cases: compileCases(data, laws, content),
    dataVersion: contentHash(JSON.stringify(content)),
    warnings: [...warnings, ...placeholders],
  };
}

/** A country taken apart; money is as in its file. */
interface CountryParts {
  readonly slug: string;
  readonly country: object;
  readonly taxBrackets: Record<string, readonly object[]>;
  readonly texts: CountryTextsFile;
}

function compileCountry(
  source: CountryFile,
  data: ParsedData,
  laws: LawMethod,
  costs: CompiledData['costs'],
): CountryParts {
  const {
    $schema: _schema,
    countryDescription,
    natureDescription,
    scenes,
    residency,
    residence: _residence,
    sources,
    ...facts
  } = source;
  const indices = data.indices[source.slug];
  if (!indices) throw new RangeError(`No indices for ${source.slug}`);
  const { qualityOfLife, livingCost, weatherScore, internetSpeed } = indices;
  const { rates } = data.exchangeRates;
  const regimes = source.taxRegimes.map((regime) => {
    const { goodFor, notFor, suits, suitsNot, guide, localLaw, professions, programme } = regime;
    const { texts, ...typed } = partsOf(regime);
    const { figures, brackets } = inTaxYear(typed, regime.id, source.taxYear, data, laws);
    const { permits = [], conditions = [] } = regime;
    const flat = flatSchedule({ figures, brackets }, rates);
    const known = data.practical[source.slug]?.permits;
    return {
      id: regime.id,
      brackets,
      texts,
      figures: {
        ...figures,
        conditions: conditions.map(conditionOf),
        permits,
        lasting: lastingFigures(regime, known, laws, flat),
      },
      guideTexts: {
        goodFor,
        notFor,
        suits,
        suitsNot,
        guide,
        lastingTexts: lastingTexts(regime),
        ...guideConditions(regime.conditions),
        lawTotal: assess(flat, GUIDE_DEFAULT_INCOME, { laws }).total,
        lawNames: lawNamesOf(data.law[source.slug]?.regimes[regime.id]),
        ...(professions && { professionTexts: professions }),
        ...(localLaw && { localRates: drawnBrackets(laws, { regimeId: localLaw }, 'income') }),
        ...(programme && { programme: inDollars(programme, rates) as Programme }),
      },
    };
  });
  const taxBrackets = Object.fromEntries(regimes.map(({ id, brackets }) => [id, brackets]));
  return {
    slug: source.slug,
    country: {
      ...facts,
      taxYear: data.taxYear,
      qualityOfLife,
      livingCost,
      weatherScore,
      internetSpeed,
      residencyDays: residency.days,
      taxRegimes: regimes.map(({ figures }) => figures),
    },
    taxBrackets,
    texts: {
      country: {
        countryDescription,
        natureDescription,
        mapSvg: data.maps[source.slug] ?? null,
        scenes: scenes.map(({ caption, alt, focus }) => ({ caption, alt, ...(focus && { focus }) })),
        residency,
        settling: settlingOf(
          data.practical[source.slug],
          source.taxRegimes.map(({ id }) => id),
          costs,
          rates,
        ),
        sources,
      },
      regimes: Object.fromEntries(
        regimes.map(({ id, texts, guideTexts }): [string, RegimeTexts] => [id, { ...texts, ...guideTexts }]),
      ),
      taxBrackets: inDollars(taxBrackets, rates) as CountryTextsFile['taxBrackets'],
    },
  };
}

function residenceOf(countries: readonly CountryFile[]): PersonFacts['residence'] {
  return Object.fromEntries(
    countries.flatMap(({ slug, residence, taxRegimes }) => [
      [slug, compiledResidence(residence)],
      ...taxRegimes.flatMap(({ id, residence: own }) => (own ? [[id, compiledResidence(own)]] : [])),
    ]),
  );
}

/** Without where the rules are from. */
function keptResidentOf({ keptResident: { citizens, settling } }: ParsedData): KeptResident {
  return {
    citizens: citizens.map(({ source: _source, confidence: _confidence, ...rule }) => rule),
    settling,
  };
}

const FEW_DAYS = { yes: 'fits', check: 'check', no: 'no' } as const;

function compiledResidence({ becomesResident, mostlyElsewhere }: CountryFile['residence']): Residence {
  const { possible, days, because, noOtherCountryMoreThan } = mostlyElsewhere;
  return {
    isByRegistration: becomesResident === 'by-registration',
    fewDays: FEW_DAYS[possible],
    ...(days !== null && { days }),
    ...(noOtherCountryMoreThan !== undefined && { noOtherCountryMoreThan }),
    because,
  };
}

type FlatRules = Pick<ReturnType<typeof partsOf>, 'figures' | 'brackets'>;

function flatSchedule(rules: FlatRules, rates: ParsedData['exchangeRates']['rates']): TaxSchedule {
  const { figures, brackets } = inDollars(rules, rates) as { figures: TaxRules; brackets: TaxBracket[] };
  return scheduleOf(figures, brackets);
}

/**
 * The flat rules of a file in the tax year that the data is compiled for: where its law has another line by then, that
 * takes the place of what is typed.
 */
function inTaxYear(
  typed: FlatRules,
  regimeId: string,
  typedFor: number,
  { taxYear, exchangeRates: { rates } }: ParsedData,
  laws: LawMethod,
): FlatRules {
  if (taxYear <= typedFor) return typed;
  const flat = flatSchedule(typed, rates);
  const then = drawnRules(laws, { regimeId, year: taxYear }, flat, { regimeId, year: typedFor });
  const drawn = new Set(then.brackets?.map(({ taxType }) => taxType));
  const kept = typed.brackets.filter((bracket) => !drawn.has((bracket as unknown as BracketFigures).taxType));
  return {
    figures: { ...typed.figures, ...then.rules },
    brackets: [...kept, ...(then.brackets ?? []).map((bracket) => ({ ...bracket, description: '' }))],
  } as FlatRules;
}

function homeCountriesOf({ homeCountries, taxYear }: ParsedData, { regimes }: Laws): readonly HomeCountry[] {
  return Object.values(homeCountries)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ $schema: _schema, regime, ...facts }) => {
      const kinds = new Set(Object.keys(regimes[regime.id]?.program.lines ?? {}));
      return { ...facts, taxYear, regime: { ...regime, ...rulesOfLaw(regime.id, kinds) } };
    });
}
