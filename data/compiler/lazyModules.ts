/** What only single screens need, and so is loaded with them. */
import type { HomeCountryTax } from '../../src/catalogue/homeCountries.ts';
import type { Methodology, Review } from '../../src/catalogue/methodology.ts';
import type { CompiledData } from './compile.ts';

/** Sources, editions and dates behind the figures. */
export function methodologyOf(data: CompiledData): Methodology {
  const { exchangeRates, indexSources, climate, countries, homeCountries, accuracy } = data;
  const stations = countries.flatMap(({ name, slug }) => {
    const station = climate[slug]?.station;
    return station === undefined ? [] : [{ country: name, station }];
  });
  const dates = [...countries, ...homeCountries].map(({ reviewed }) => reviewed);
  const reviews = [...new Set(dates)]
    .sort()
    .reverse()
    .map((date): Review => {
      const ofDay = (list: readonly { readonly name: string; readonly reviewed: string }[]) =>
        list.filter(({ reviewed }) => reviewed === date).map(({ name }) => name);
      return { date, countries: ofDay(countries), homeCountries: ofDay(homeCountries) };
    });
  return { exchangeRates, indexSources, stations, reviews, accuracy };
}

/** The home countries without their long texts. */
export function homeCountryTaxes({ homeCountries }: CompiledData): HomeCountryTax[] {
  return homeCountries.map(({ id, name, code, taxYear, regime, notes }) => {
    const {
      taxDescription: _tax,
      healthcareDescription: _healthcare,
      legalStructureDescription: _structure,
      incomeTaxDescription: _income,
      socialContributionDescription: _social,
      pensionDescription: _pension,
      corporateTaxDescription: _corporate,
      dividendTaxDescription: _dividend,
      otherTaxDescription: _other,
      statutory: _statutory,
      summary: _summary,
      taxBrackets,
      ...rules
    } = regime;
    return { id, name, code, taxYear, regime: regime.name, rules, taxBrackets, notes };
  });
}
