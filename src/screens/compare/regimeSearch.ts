import { isOpenTo } from '../../assess/recommendations.ts';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';

export interface CountryChoice {
  readonly country: Country;
  readonly regimes: readonly TaxRegime[];
}

/**
 * What the dialog offers: regimes that apply at an income in USD per year, grouped by country, of which
 * every word of the search is found in the country's or the regime's name. Case and accents do not matter.
 */
export function choicesOf(countries: readonly Country[], income: number, search: string): CountryChoice[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return countries
    .map((country) => ({
      country,
      regimes: country.taxRegimes.filter((regime) => {
        const names = plain(`${country.name} ${country.code} ${regime.name}`);
        return isOpenTo(regime, income, null) && words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ regimes }) => regimes.length > 0);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase();
}
