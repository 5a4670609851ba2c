/** A country's guide, put together from what the site loads in parts. */
import type { Country, CountryGuide, CountryTextsFile } from './entities.ts';

/** A country with its long texts, as its guide is answered. */
export function guideOf(country: Country, texts: CountryTextsFile): CountryGuide {
  return {
    ...country,
    ...texts.country,
    taxRegimes: country.taxRegimes.map((regime) => {
      const regimeTexts = texts.regimes[regime.id];
      if (!regimeTexts) throw new Error(`The texts of ${country.slug} lack the regime ${regime.id}.`);
      return { ...regime, ...regimeTexts, taxBrackets: texts.taxBrackets[regime.id] ?? [] };
    }),
  };
}
