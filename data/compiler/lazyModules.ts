/** What only single screens need, and so is loaded with them. */
import type { Methodology, Review } from '../../src/catalogue/methodology.ts';
import type { CompiledData, HomeCountry } from './compile.ts';
import { DESCRIPTION_FIELDS } from './kinds.ts';
import { LONG_TEXTS } from './regimes.ts';

/** Sources, editions and dates behind the figures. */
export function methodologyOf(data: CompiledData): Methodology {
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

/** The home countries without their long texts; money is as in their files. */
export function homeCountryTaxes({ inLawCurrency }: CompiledData): object[] {
  const long = new Set<string>([...LONG_TEXTS, ...DESCRIPTION_FIELDS, 'summary', 'taxBrackets']);
  return (inLawCurrency.homeCountries as readonly HomeCountry[]).map(
    ({ id, name, code, taxYear, regime, notes }) => {
      const rules = Object.fromEntries(Object.entries(regime).filter(([field]) => !long.has(field)));
      return { id, name, code, taxYear, regime: regime.name, rules, taxBrackets: regime.taxBrackets, notes };
    },
  );
}
