/**
 * Modules that the data compiler makes at build time (data/compiler/plugin.ts). Types are named in place: a relative
 * `import` statement inside `declare module` resolves to nothing, and everything would silently be `any`.
 */
declare module 'virtual:lowtide/catalogue' {
  /** All countries, sorted by name, with figures and one-line summaries. */
  export const countries: readonly import('./entities.ts').Country[];
  /** Brackets by regime id; every regime has an entry, possibly empty. Descriptions only as far as the engine reads them. */
  export const taxBrackets: Readonly<Record<string, readonly import('../tax/types.ts').TaxBracket[]>>;
  /** Units of each currency of `CURRENCIES` bought by one US dollar, and the month of the rates (`2026-07`). */
  export const exchangeRates: {
    readonly asOf: string;
    readonly rates: Readonly<Record<string, number>>;
  };
  /** Changes with every change of the data. */
  export const dataVersion: string;
}

declare module 'virtual:lowtide/texts' {
  /** Address of each country's long texts (CountryTextsFile as JSON), by slug. */
  export const textsUrl: Readonly<Record<string, string>>;
}

declare module 'virtual:lowtide/site' {
  export const site: import('./site.ts').Site;
  /** Slugs of the three similar destinations, by country slug. */
  export const similarDestinations: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:lowtide/methodology' {
  export const methodology: import('./methodology.ts').Methodology;
}

declare module 'virtual:lowtide/home-countries' {
  /** Sorted by name, with the tax rules of their ordinary regime. */
  export const homeCountries: readonly import('./homeCountries.ts').HomeCountryTax[];
}

declare module 'virtual:lowtide/conditions' {
  /** Who may not use a regime, or only on a condition, by regime id. */
  export const conditions: Readonly<Record<string, readonly import('./conditions.ts').Condition[]>>;
  /** The permits that open a regime, the easiest first, by regime id. */
  export const regimePermits: Readonly<Record<string, readonly import('./conditions.ts').RegimePermit[]>>;
}

declare module 'virtual:lowtide/years' {
  /** How long a regime lasts and what follows, by regime id; those without an end, relief or change have no entry. */
  export const lasting: Readonly<Record<string, import('../tax/lasting.ts').Lasting>>;
}
