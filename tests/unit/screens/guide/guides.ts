import { compileData } from '../../../../data/compiler/index.ts';
import type { CountryGuide } from '../../../../src/catalogue/entities.ts';

export const data = compileData();

/** A country as the API answers its guide. */
export function guideOf(slug: string): CountryGuide {
  const country = data.countries.find((candidate) => candidate.slug === slug);
  const texts = data.texts[slug];
  if (!country || !texts) throw new Error(`No country ${slug}`);
  const taxRegimes = country.taxRegimes.map((regime) => {
    const regimeTexts = texts.regimes[regime.id];
    if (!regimeTexts) throw new Error(`No texts of ${regime.id}`);
    return { ...regime, ...regimeTexts, taxBrackets: data.taxBrackets[regime.id] ?? [] };
  });
  return { ...country, ...texts.country, taxRegimes };
}
