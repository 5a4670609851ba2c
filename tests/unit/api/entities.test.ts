/** The entities as the API answers them from the data of this repository. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { bodyOf, handleApi } from '../../../src/api/handlers.ts';
import { metadataFor } from '../../../src/app/metadata/metadataFor.ts';
import { recommendations } from '../../../src/assess/recommendations.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';
import type { Country, CountryGuide } from '../../../src/catalogue/entities.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
import { WIZARD_URL } from '../../../src/screens/wizard/answers.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { readUrlState } from '../../../src/stores/urlState.ts';

const data = compileData();
const source = dataSource(data);

async function answer<Body>(path: string): Promise<Body> {
  const answer = await handleApi({ method: 'GET', path }, source);
  expect(answer.status, path).toBe(200);
  return JSON.parse(bodyOf(answer)) as Body;
}

const countries = await answer<readonly Country[]>('/api/countries');
const guides = await Promise.all(
  countries.map(({ slug }) => answer<CountryGuide>(`/api/country-guides/${slug}`)),
);
const regimes = guides.flatMap(({ taxRegimes }) => taxRegimes);

const within = (value: number, from: number, to: number) => value >= from && value <= to;
const isText = (value: unknown) => typeof value === 'string' && value.trim().length > 0;

test('Country: id, name, code, slug, region, description, population, currency, popularCities, scores and taxRegimes', {
  tags: 'field-country',
}, () => {
  expect(countries).toHaveLength(22);
  for (const one of countries) {
    for (const field of ['id', 'name', 'slug', 'region', 'description', 'currency'] as const) {
      expect(isText(one[field]), `${one.slug} ${field}`).toBe(true);
    }
    expect(one.code).toMatch(/^[A-Z]{2}$/);
    expect(one.population).toBeGreaterThan(0);
    expect(one.popularCities.length, one.slug).toBeGreaterThan(1);
    expect(one.taxRegimes.length, one.slug).toBeGreaterThan(0);
  }
});

test('Country in the guide: countryDescription, natureDescription and mapSvg', {
  tags: 'field-country',
}, () => {
  for (const { slug, countryDescription, natureDescription, mapSvg } of guides) {
    expect(isText(countryDescription), slug).toBe(true);
    expect(isText(natureDescription), slug).toBe(true);
    expect(mapSvg === null || mapSvg.startsWith('<svg'), slug).toBe(true);
  }
});

test('qualityOfLife and livingCost are 0-100, weatherScore is 0-5, internetSpeed is in Mbps', {
  tags: 'field-country-ranges',
}, () => {
  for (const { slug, qualityOfLife, livingCost, weatherScore, internetSpeed } of countries) {
    expect(within(qualityOfLife, 0, 100) && within(livingCost, 0, 100), slug).toBe(true);
    expect(within(weatherScore, 0, 5), slug).toBe(true);
    expect(within(internetSpeed, 1, 1_000), slug).toBe(true);
  }
});

test('TaxRegime: id, name, taxDescription, allowsWriteOffs, requiresIncorporation, healthcare and legal structure with their descriptions', {
  tags: 'field-regime',
}, () => {
  expect(new Set(regimes.map(({ id }) => id)).size).toBe(regimes.length);
  for (const one of regimes) {
    for (const text of [one.id, one.name, one.taxDescription, one.healthcareDescription]) {
      expect(isText(text), one.id).toBe(true);
    }
    expect(isText(one.legalStructureType) && isText(one.legalStructureDescription), one.id).toBe(true);
    expect(typeof one.allowsWriteOffs).toBe('boolean');
    expect(typeof one.requiresIncorporation).toBe('boolean');
    expect(['Full', 'Basic', 'None']).toContain(one.healthcareType);
  }
});

test('maxIncomeThreshold is optional', { tags: 'field-income-threshold' }, () => {
  const limits = regimes.map(({ maxIncomeThreshold }) => maxIncomeThreshold);
  expect(limits).toContain(null);
  const numbers = limits.filter((limit) => limit !== null);
  expect(numbers.length).toBeGreaterThan(0);
  for (const limit of numbers) expect(limit).toBeGreaterThan(0);
});

describe('for each of six tax kinds: has-flag, rate, type and description', () => {
  test('income, socialContribution, pension, corporate, dividend, other', {
    tags: 'field-six-tax-kinds',
  }, () => {
    expect(TAX_KINDS).toEqual(['income', 'socialContribution', 'pension', 'corporate', 'dividend', 'other']);
  });

  test.each([
    ['hasIncomeTax', 'incomeTax'],
    ['hasSocialContribution', 'socialContribution'],
    ['hasPension', 'pension'],
    ['hasCorporateTax', 'corporateTax'],
    ['hasDividendTax', 'dividendTax'],
    ['hasOtherTax', 'otherTax'],
  ] as const)('%s with %sRate, Type and Description', { tags: 'field-tax-kind' }, (flag, prefix) => {
    for (const one of regimes) {
      expect(typeof one[flag], one.id).toBe('boolean');
      expect(typeof one[`${prefix}Rate`], one.id).toBe('number');
      expect(['fixed', 'percentage'], one.id).toContain(one[`${prefix}Type`]);
      expect(typeof one[`${prefix}Description`], one.id).toBe('string');
      if (one[flag]) expect(isText(one[`${prefix}Description`]), one.id).toBe(true);
    }
  });

  test('caps: socialSecurityCap and pensionCap', { tags: 'field-caps' }, () => {
    for (const { id, socialSecurityCap, pensionCap } of regimes) {
      for (const cap of [socialSecurityCap, pensionCap]) {
        expect(cap === null || (cap ?? -1) >= 0, id).toBe(true);
      }
    }
    expect(regimes.some(({ socialSecurityCap }) => socialSecurityCap !== null)).toBe(true);
  });
});

test('TaxBracket: taxType, lowerBound, upperBound (empty = unbounded), rate and description; only in the guide and on its own path', {
  tags: 'field-bracket',
}, async () => {
  const brackets = regimes.flatMap(({ taxBrackets }) => taxBrackets);
  expect(brackets.length).toBeGreaterThan(50);
  for (const { taxType, lowerBound, upperBound, rate, description } of brackets) {
    expect(TAX_KINDS).toContain(taxType);
    expect(lowerBound).toBeGreaterThanOrEqual(0);
    expect(upperBound === null || upperBound > lowerBound).toBe(true);
    expect(within(rate, 0, 100)).toBe(true);
    expect(typeof description).toBe('string');
  }
  expect(brackets.some(({ upperBound }) => upperBound === null)).toBe(true);
  expect(JSON.stringify(countries)).not.toContain('taxBrackets');
  for (const { id, taxBrackets } of regimes) {
    expect(await answer(`/api/tax-regimes/${id}/tax-brackets`)).toEqual(taxBrackets);
  }
});

test('Guide: businessOwnersDescription, extraSectionTitle, extraSectionContent', {
  tags: 'field-guide',
}, () => {
  for (const { id, guide } of regimes) {
    expect(isText(guide.businessOwnersDescription), id).toBe(true);
    expect(isText(guide.extraSectionTitle), id).toBe(isText(guide.extraSectionContent));
  }
  expect(regimes.some(({ guide }) => isText(guide.extraSectionTitle))).toBe(true);
});

test('similar-destination entry: name, slug, flag, taxRate label, description', {
  tags: 'field-similar-destination',
}, () => {
  const known = new Map(countries.map((one) => [one.slug, one]));
  for (const slug of Object.values(data.similarDestinations).flat()) {
    const one = known.get(slug);
    expect(isText(one?.name) && isText(one?.headlineRate) && isText(one?.description), slug).toBe(true);
    expect(one?.code).toMatch(/^[A-Z]{2}$/);
  }
});

test('page metadata record: title, description, keywords, ogTitle, ogDescription, ogType, twitterTitle, twitterDescription', {
  tags: 'field-page-metadata',
}, () => {
  const records = ['/', '/compare', '/tax-calculator/malta'].map((path) => metadataFor(path));
  for (const record of records) {
    for (const field of Object.keys(record ?? {})) {
      expect([
        'title',
        'description',
        'keywords',
        'ogTitle',
        'ogDescription',
        'ogType',
        'twitterTitle',
        'twitterDescription',
      ]).toContain(field);
    }
    expect(isText(record?.title) && isText(record?.description)).toBe(true);
  }
});

const WEATHER =
  'Albania, Bulgaria, Costa Rica, Cyprus, Estonia, Georgia, Hungary, Italy, Lithuania, Malta, Montenegro, North Macedonia, Panama, Paraguay, Poland, Romania, Serbia, Spain, Turkey, United Arab Emirates, Uruguay';

test.each(WEATHER.split(', '))(
  'weather of %s: tempRange, icon, seasonalSummary',
  { tags: 'field-weather' },
  (name) => {
    const weather = countries.find((one) => one.name === name)?.weather;
    expect(weather?.tempRange).toMatch(/^(?:\d+–|−\d+ to )\d+ °C$/);
    expect(isText(weather?.icon)).toBe(true);
    expect(isText(weather?.seasonalSummary)).toBe(true);
  },
);

test('wizard answers: annual income (default 80000), work type (remote, freelancer, business), region (anywhere, europe)', {
  tags: 'field-wizard-answers',
}, () => {
  expect(readUrlState(WIZARD_URL, '')).toMatchObject({ income: 80_000 });
  for (const work of ['remote', 'freelancer', 'business'] as const) {
    for (const region of ['anywhere', 'europe'] as const) {
      const answers = readUrlState(WIZARD_URL, `?income=80000&work=${work}&region=${region}`);
      expect(answers).toMatchObject({ income: 80_000, work, region });
    }
  }
});

test('result country: country plus effectiveRate (percent) and bestRegime', {
  tags: 'field-result-country',
}, () => {
  const schedules = schedulesFor(data.taxBrackets);
  const [{ best } = { best: undefined }] = recommendations({}, data.countries, {
    figures: figuresOf({}, 80_000, 2026),
    schedules,
  }).all;
  expect(best?.country.taxRegimes).toContain(best?.regime);
  expect(within(best?.rate ?? Number.NaN, 0, 100)).toBe(true);
});
