import type { CountryGuide } from '../catalogue/entities.ts';
import type { LastingRegime, RegimeLookup } from '../tax/index.ts';

const lookups = new WeakMap<CountryGuide, RegimeLookup>();

/** The regimes of a guide as projections need them, with the reasons in its words. */
export function lastingGuide(country: CountryGuide): RegimeLookup {
  let lookup = lookups.get(country);
  if (!lookup) {
    const byId = new Map<string, LastingRegime>(
      country.taxRegimes.map((rules) => {
        const { id, taxBrackets: brackets, lasting, lastingTexts: texts } = rules;
        return [id, { id, rules, brackets, lasting, texts }];
      }),
    );
    lookup = (id) => byId.get(id);
    lookups.set(country, lookup);
  }
  return lookup;
}
