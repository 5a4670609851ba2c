/**
 * What the API answers, as schemas: the fields of the files of data/, in US dollars, with the statutory amounts beside
 * them. The OpenAPI document is made of them, and tests hold every answer and the types of src/catalogue against them.
 */
import * as v from 'valibot';
import type { Condition } from '../../../src/catalogue/conditions.ts';
import { KIND_FIELDS, type NameOf, TAX_KINDS, type TaxRules } from '../../../src/law/index.ts';
import { condition as conditionInFile, professionsGroup, unmet } from './conditions.ts';
import { countryFile } from './country.ts';
import { confidence } from './lasting.ts';
import { permitMonths } from './practical.ts';
import {
  closed,
  currencyCode,
  described,
  flag,
  isoDay,
  lineSource,
  maybe,
  optionalText,
  reference,
  some,
  text,
} from './primitives.ts';
import { regimePermit, taxBracket, taxRegime } from './regime.ts';

const usd = described(v.number(), 'US dollars a year.');
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const score = (most: number, meaning: string) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(most), v.description(meaning));

const statutory = described(
  v.record(
    v.string(),
    closed({
      currency: currencyCode,
      amount: v.number(),
      usd: maybe(v.number(), 'What it comes to, where the dollars beside it are set apart from it.'),
    }),
  ),
  'The amounts in the currency of the law, by the name of the field that holds their dollars.',
);
const beside = { statutory: v.exactOptional(statutory) };

/** The release whose figures an answer holds. */
const releaseName = described(
  v.string(),
  'The release of the data that the figures belong to, such as "2026-11".',
);

const bracketFields = taxBracket.entries;

const bracketEntries = {
  taxType: bracketFields.taxType,
  lowerBound: usd,
  upperBound: described(v.nullable(v.number()), 'US dollars a year; null is unbounded.'),
  rate: bracketFields.rate,
  amount: maybe(v.number(), 'Due beside the rate, US dollars a year; less than 0 where something comes off.'),
  ...beside,
};

/** One band of a kind of tax. */
export const answeredBracket = closed({ ...bracketEntries, description: optionalText });

/** What the API answers for each field of a kind of tax; descriptions come with the guide. */
const KIND_PARTS = {
  has: flag,
  rate: described(v.number(), 'Percent of the base, or US dollars a year where the type is "fixed".'),
  type: v.picklist(['fixed', 'percentage']),
  share: maybe(percentage, 'Percent of income that is the base; absent is 100.'),
  minimum: maybe(v.number(), 'At least this, US dollars a year.'),
  cap: described(v.nullable(v.number()), 'At most this, US dollars a year; null is no cap.'),
  fees: maybe(flag, 'A fee for a licence or a visa, and no tax.'),
} as const;

type Parts = typeof KIND_PARTS;
type KindFields = { readonly [Part in keyof Parts as NameOf<Part>]: Parts[Part] };

const kindFields = Object.fromEntries(
  TAX_KINDS.flatMap((kind) =>
    Object.entries(KIND_FIELDS[kind]).flatMap(([part, field]) =>
      part === 'description' ? [] : [[field, KIND_PARTS[part as keyof Parts]]],
    ),
  ),
) as unknown as KindFields;

const kindTexts = Object.fromEntries(
  TAX_KINDS.map((kind) => [KIND_FIELDS[kind].description, optionalText]),
) as Readonly<Record<NameOf<'description'>, typeof optionalText>>;

const regimeInFile = taxRegime.entries;

/** A condition without where it is from, which comes with the guide. */
export const answeredCondition = v.variant(
  'type',
  conditionInFile.options.map(({ entries }) => {
    const {
      source: _source,
      confidence: _confidence,
      ...fields
    } = { source: null, confidence: null, ...entries };
    return closed({ unmet, ...fields });
  }) as unknown as typeof conditionInFile.options,
) as unknown as v.GenericSchema<Condition>;

/** What the engine calculates with. */
const ruleFields = {
  maxIncomeThreshold: described(
    v.nullable(v.number()),
    'Highest yearly income at which the regime applies, US dollars, inclusive; null is no limit.',
  ),
  ...kindFields,
  ...beside,
};

const years = v.pipe(v.number(), v.integer());
/** Any of the fields of the rules. */
const someRules = closed(
  Object.fromEntries(
    Object.entries<v.GenericSchema>(ruleFields).map(([name, schema]) => [
      name,
      schema.type === 'exact_optional' ? schema : v.exactOptional(schema),
    ]),
  ),
) as unknown as v.GenericSchema<Partial<TaxRules>>;

/** Other rules in some years, drawn from the law. */
const { upperBound: _end, ...drawnEntries } = bracketEntries;
const overrides = {
  rules: described(someRules, "Fields that take the place of the regime's own."),
  brackets: maybe(
    v.array(closed({ ...drawnEntries, rate: described(v.number(), 'Percent of the portion.') })),
    'They replace all brackets of the kinds that they name. Each ends where the next of its kind begins.',
  ),
};
const relief = {
  optional: described(flag, 'Whether it must be asked for.'),
  upTo: maybe(usd, 'Only up to this yearly income, US dollars.'),
  ...beside,
};

/** How long one person can use a regime, and what follows. */
export const answeredLasting = closed({
  years: described(v.nullable(years), 'Years for which one person can use it; null is no limit.'),
  until: maybe(isoDay, 'The last day on which anybody can use it.'),
  permitMonths: maybe(v.number(), 'Months after which the permit that everybody needs for it ends for good.'),
  then: described(v.nullable(text), 'Id of the regime that follows.'),
  thenRestartsPhases: v.exactOptional(v.literal(true)),
  phases: described(
    v.array(closed({ years, reliefs: maybe(some(text), 'What its law calls it.'), ...relief, ...overrides })),
    'Reliefs one after another, from the first year of the activity.',
  ),
  changes: v.array(
    closed({
      from: v.exactOptional(isoDay),
      afterYears: v.exactOptional(years),
      ...overrides,
    }),
  ),
  otherReliefs: v.array(closed({ years: v.nullable(years), ...relief })),
});

const regimeFields = {
  id: regimeInFile.id,
  name: regimeInFile.name,
  summary: regimeInFile.summary,
  allowsWriteOffs: regimeInFile.allowsWriteOffs,
  requiresIncorporation: regimeInFile.requiresIncorporation,
  healthcareType: regimeInFile.healthcareType,
  legalStructureType: regimeInFile.legalStructureType,
  duration: regimeInFile.duration,
  conditions: described(v.array(answeredCondition), 'Who may use it; empty where everybody may.'),
  permits: described(v.array(regimePermit), 'The permits that open it, the easiest first.'),
  lasting: described(v.nullable(answeredLasting), 'Null where it has no end and always the same rules.'),
  ...ruleFields,
};

/** A regime as the list of countries has it. */
export const answeredRegime = closed(regimeFields);

const country = countryFile.entries;

const countryFields = {
  id: country.id,
  name: country.name,
  code: country.code,
  slug: country.slug,
  region: country.region,
  description: country.description,
  capital: country.capital,
  population: country.population,
  currency: country.currency,
  languages: country.languages,
  popularCities: country.popularCities,
  timeZone: country.timeZone,
  qualityOfLife: score(100, 'Higher is better.'),
  livingCost: score(100, 'Higher is dearer.'),
  weatherScore: score(5, 'Higher is better.'),
  internetSpeed: described(v.number(), 'Mbps.'),
  weather: country.weather,
  headlineRate: country.headlineRate,
  taxYear: country.taxYear,
  reviewed: described(isoDay, 'The day on which the figures were last checked.'),
  residencyDays: described(v.number(), 'Days of presence a year that make a person tax resident.'),
  release: releaseName,
};

/** A country as the list of countries has it. */
export const answeredCountry = closed({ ...countryFields, taxRegimes: v.array(answeredRegime) });

const sceneInFile = country.scenes.pipe[0].item.entries;
const notedCondition = closed({
  fits: v.picklist(['no', 'check']),
  because: text,
  instead: maybe(text, 'Id of the regime that then applies.'),
});
const conditionSource = closed({ source: reference, confidence });
const reason = closed({ because: text, who: v.exactOptional(text), source: reference });
const because = closed({ because: text, source: reference });

const lastingTexts = closed({
  thenWords: described(text, 'What follows the regime.'),
  phases: v.array(reason),
  changes: v.array(because),
  otherReliefs: v.array(reason),
  costsBecause: described(text, 'Which costs count.'),
  sources: v.array(reference),
  confidence,
});

/** A regime as a country's guide has it: with brackets, texts and sources. */
export const answeredGuideRegime = closed({
  ...regimeFields,
  ...kindTexts,
  taxDescription: text,
  goodFor: regimeInFile.goodFor,
  notFor: regimeInFile.notFor,
  suits: v.array(text),
  suitsNot: v.array(text),
  healthcareDescription: text,
  legalStructureDescription: text,
  lawTotal: described(
    v.number(),
    'What the law itself takes of 60,000 US dollars in the tax year, US dollars.',
  ),
  lawNames: described(
    v.record(v.string(), text),
    'What the values of its law are called, by their names in it.',
  ),
  guide: regimeInFile.guide,
  lastingTexts,
  programme: v.exactOptional(
    closed({ rent: usd, oneTimeFee: described(v.number(), 'US dollars.'), ...beside }),
  ),
  workHere: v.exactOptional(notedCondition),
  localRates: v.exactOptional(v.array(closed(bracketEntries))),
  checks: v.exactOptional(v.array(notedCondition)),
  professionTexts: v.exactOptional(professionsGroup),
  conditionSources: maybe(
    v.array(v.nullable(conditionSource)),
    'In the order of the conditions; null where the sources of the country say it.',
  ),
  taxBrackets: v.array(answeredBracket),
});

const settling = closed({
  permits: v.array(
    closed({
      id: text,
      name: text,
      for: v.picklist(['eu', 'non-eu', 'all']),
      also: maybe(v.array(text), 'Citizenships beside those.'),
      minIncome: described(v.nullable(v.number()), 'USD a year; null: none, or not in a figure.'),
      validity: v.nullable(text),
      months: permitMonths,
    }),
  ),
  privateInsurance: described(flag, 'Whether a permit asks for private insurance.'),
  runningCosts: described(v.record(v.string(), v.number()), 'USD a year, by the id of a regime.'),
});

/** A country with its guide. */
export const answeredGuide = closed({
  ...countryFields,
  taxRegimes: v.array(answeredGuideRegime),
  countryDescription: text,
  natureDescription: text,
  mapSvg: described(v.nullable(v.string()), 'The country with its cities, as SVG.'),
  scenes: v.array(closed({ caption: sceneInFile.caption, alt: sceneInFile.alt, focus: sceneInFile.focus })),
  residency: country.residency,
  settling: described(v.nullable(settling), 'What settling there takes, in short.'),
  sources: v.array(lineSource),
});
