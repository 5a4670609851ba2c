import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { compiled, edited, realFiles, TODAY } from './samples.ts';

const data = compileData(undefined, TODAY);
const countryOf = (slug: string, from = data) => {
  const country = from.countries.find((candidate) => candidate.slug === slug);
  if (!country) throw new Error(`no ${slug}`);
  return country;
};
const regimeOf = (id: string, from = data) => {
  const regime = from.countries
    .flatMap(({ taxRegimes }) => taxRegimes)
    .find((candidate) => candidate.id === id);
  if (!regime) throw new Error(`no ${id}`);
  return regime;
};

describe('the data set', () => {
  it('compiles into 22 countries with 61 regimes, sorted by name', () => {
    expect(data.countries).toHaveLength(22);
    expect(data.countries.flatMap(({ taxRegimes }) => taxRegimes)).toHaveLength(61);
    const names = data.countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(data.homeCountries).toHaveLength(18);
  });

  it('gives every regime a bracket list and every country its texts', () => {
    for (const country of data.countries) {
      const ids = country.taxRegimes.map(({ id }) => id);
      expect(Object.keys(data.texts[country.slug]?.regimes ?? {})).toEqual(ids);
      for (const id of ids) expect(Array.isArray(data.taxBrackets[id])).toBe(true);
    }
    expect(Object.keys(data.taxBrackets)).toHaveLength(61);
  });

  it('suggests three similar destinations for 18 countries', { tags: 'guide-similar-fixed' }, () => {
    expect(Object.keys(data.similarDestinations)).toHaveLength(18);
    const without = data.countries.map(({ slug }) => slug).filter((slug) => !data.similarDestinations[slug]);
    expect(without).toEqual(['north-macedonia', 'portugal', 'turkey', 'uruguay']);
  });

  it('passes rates, climate, cities and index sources through', () => {
    expect(data.exchangeRates.rates.EUR).toBe(0.876);
    expect(data.exchangeRates).not.toHaveProperty('$schema');
    expect(data.climate.malta?.months).toHaveLength(12);
    expect(data.cities.malta?.some(({ capital }) => capital)).toBe(true);
    expect(data.indexSources.qualityOfLife.title).toContain('Prosperity');
    for (const table of [data.climate, data.cities, data.similarDestinations, data.site]) {
      expect(table).not.toHaveProperty('$schema');
    }
  });
});

describe('money', () => {
  it('is statutory amount divided by units per dollar, unrounded', () => {
    expect(regimeOf('it-forfettario-5').maxIncomeThreshold).toBe(85_000 / 0.876);
    expect(data.taxBrackets['it-impatriati']?.[1]).toEqual({
      taxType: 'income',
      lowerBound: 10_000 / 0.876,
      upperBound: 75_750 / 0.876,
      rate: 9.6,
      description: expect.any(String),
      statutory: {
        lowerBound: { currency: 'EUR', amount: 10_000 },
        upperBound: { currency: 'EUR', amount: 75_750 },
      },
    });
  });

  it('of a fixed kind is converted, a percentage is not', () => {
    const permit = regimeOf('mt-nomad-residence-permit');
    expect(permit.otherTaxRate).toBe(300 / 0.876);
    expect(permit.incomeTaxRate).toBe(10);
  });

  it('keeps its statutory amounts beside the dollars', () => {
    expect(regimeOf('it-impatriati').statutory).toMatchObject({
      socialSecurityCap: { currency: 'EUR', amount: 31_882 },
    });
  });

  it('with a pinned amount in dollars beside it is that amount, and says what it would come to', () => {
    const files = edited('countries/malta.json', ({ taxRegimes: [regime] }) => {
      regime.socialSecurityCap = { USD: 4000, EUR: 4380 };
      regime.taxBrackets[1].amount = { USD: 5000, EUR: 5200 };
    });
    const pinned = compiled(files);
    const malta = regimeOf('mt-res-non-dom', pinned);
    expect(malta.socialSecurityCap).toBe(4000);
    expect(malta.statutory?.socialSecurityCap).toEqual({ currency: 'EUR', amount: 4380, usd: 5000 });
    expect(pinned.taxBrackets['mt-res-non-dom']?.[1]?.amount).toBe(5000);
  });

  it('follows the exchange rates', () => {
    const files = edited('exchange-rates.json', (rates) => {
      rates.rates.EUR = 0.5;
    });
    const dearer = compiled(files);
    expect(regimeOf('it-forfettario-5', dearer).maxIncomeThreshold).toBe(170_000);
    expect(regimeOf('it-forfettario-5', dearer).socialSecurityMinimum).toBe(5000);
  });
});

it('a cap written as "cap of N USD" becomes the cap field where there is none', () => {
  const files = edited('countries/malta.json', (malta) => {
    Object.assign(malta.taxRegimes[0], {
      socialSecurityCap: null,
      socialContributionDescription: '15% of income with a cap of 4,360 USD a year.',
    });
  });
  expect(regimeOf('mt-res-non-dom', compiled(files)).socialSecurityCap).toBe(4360);
});

describe('the catalogue', () => {
  it('joins the indices', () => {
    expect(countryOf('malta')).toMatchObject({
      livingCost: 61.3,
      qualityOfLife: 74.4,
      internetSpeed: 116.51,
      weatherScore: 4.5,
    });
  });

  it('has one-line summaries and statutory amounts beside the dollars, but no long texts, brackets or sources', () => {
    const text = JSON.stringify(data.countries);
    expect(countryOf('malta').taxRegimes[0]?.summary).toBeTruthy();
    const longFields =
      /"(\w+TaxDescription|taxDescription|guide|goodFor|notFor|suits|suitsNot|taxBrackets|sources)":/;
    expect(text).not.toMatch(longFields);
    expect(text).not.toMatch(/"(countryDescription|scenes|residency|\$schema)":/);
    expect(text).not.toMatch(/\{"[A-Z]{3}":/);
  });

  it('leaves the long texts to the guide: five scenes without notes for the illustrator, sources, residency', () => {
    const malta = data.texts.malta?.country;
    expect(malta?.scenes).toHaveLength(5);
    expect(Object.keys(malta?.scenes[0] ?? {})).toEqual(['caption', 'alt']);
    expect(data.texts.cyprus?.country.scenes[0]?.focus).toBe('middle');
    expect(malta?.sources.length).toBeGreaterThanOrEqual(5);
    expect(malta?.residency.days).toBe(183);
    expect(data.texts.paraguay?.country.residency.days).toBe(120);
    expect(data.texts.uruguay?.regimes['uy-foreign-source-holiday']?.workHere).toEqual({
      fits: 'no',
      because:
        'This rate is for work you do outside Uruguay. Work done there for a firm abroad bears income tax.',
      instead: 'uy-irpf-services',
    });
    expect(data.texts.malta?.regimes['mt-res-non-dom']).toMatchObject({
      goodFor: expect.any(Array),
      notFor: expect.any(Array),
      suits: expect.any(Array),
      guide: { extraSectionTitle: expect.any(String) },
      incomeTaxDescription: expect.stringContaining('€35,000'),
    });
  });
});

describe('dataVersion', () => {
  it('is the same for the same content, whatever its formatting', () => {
    const { dataVersion } = compiled(edited('countries/malta.json', () => {}));
    expect(dataVersion).toBe(data.dataVersion);
    expect(dataVersion).toMatch(/^[0-9a-f]{10}$/);
  });

  it('changes with every change of the content', () => {
    const versions = [
      edited('countries/malta.json', (malta) => {
        malta.taxRegimes[1].incomeTaxRate = 16;
      }),
      edited('home-countries/germany.json', (germany) => {
        germany.notes = 'Changed.';
      }),
      edited('site.json', (site) => {
        site.phone = '+356 1';
      }),
      realFiles,
    ].map((files) => compiled(files).dataVersion);
    expect(new Set(versions).size).toBe(4);
  });
});
