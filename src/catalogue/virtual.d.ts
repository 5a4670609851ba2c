/**
 * Modules that the data compiler makes at build time (data/compiler/plugin.ts). Types are named in place: a relative
 * `import` statement inside `declare module` resolves to nothing, and everything would silently be `any`.
 */
declare module 'virtual:lowtide/essentials' {
  /** Units of each currency of `CURRENCIES` bought by one US dollar, and the month of the rates (`2026-07`). */
  export const exchangeRates: {
    readonly asOf: string;
    readonly rates: Readonly<Record<string, number>>;
  };
  /** Changes with every change of the data. */
  export const dataVersion: string;
  /** The release whose figures these are (data/releases): `2026-11`. */
  export const dataRelease: string;
  /** The tax year for which the site was built. */
  export const taxYear: number;
  /** EU and EEA members and Switzerland, lower-case codes: their citizens settle in each other's countries. */
  export const freeMovement: readonly string[];
  /** Countries with a scheme that asks whether somebody has lived there, lower-case codes. */
  export const earlierResidence: readonly string[];
  /** Countries where something is withheld from the fees, or the wages, of people who have left, contributions of wages included; lower-case codes. */
  export const withheldFrom: { readonly fees: readonly string[]; readonly wages: readonly string[] };
  /** Ids of the schemes of home that need a company. */
  export const companySchemes: readonly string[];
  /** Homes that tax the owner of a company who leaves, lower-case codes. */
  export const exitTaxed: readonly string[];
}

declare module 'virtual:lowtide/catalogue' {
  /** All countries, sorted by name, with figures and one-line summaries. */
  export const countries: readonly import('./entities.ts').Country[];
  /** Brackets by regime id, without what is written beside them; every regime has an entry, possibly empty. */
  export const taxBrackets: Readonly<Record<string, readonly import('../law/index.ts').BracketFigures[]>>;
  /** The cards of the home page, in their order. */
  export const popularDestinations: readonly {
    readonly slug: string;
    /** As the card quotes it; null takes the country's headline rate. */
    readonly rate: string | null;
    /** Of what it is, or for whom. */
    readonly note: string;
  }[];
}

declare module 'virtual:lowtide/site' {
  export const site: import('./site.ts').Site;
  /** Slugs of the three similar destinations, by country slug. */
  export const similarDestinations: Readonly<Record<string, readonly string[]>>;
  /** Address of each country's long texts (CountryTextsFile as JSON), by slug. */
  export const textsUrl: Readonly<Record<string, string>>;
  /** Loads the figures of one country, by slug: what a page takes that shows no other. */
  export const loadCountry: Readonly<
    Record<string, () => Promise<{ readonly country: import('./entities.ts').Country }>>
  >;
  /** Address of the OpenAPI document. */
  export const openApiUrl: string;
}

declare module 'virtual:lowtide/methodology' {
  export const methodology: import('./methodology.ts').Methodology;
}

declare module 'virtual:lowtide/cases' {
  /** What others expect of the schemes, beside what they come to here. */
  export const cases: readonly import('./checkedCases.ts').CheckedCase[];
}

declare module 'virtual:lowtide/releases' {
  /** The releases before the present one by their names, each with what has changed since. */
  export const older: Readonly<Record<string, import('./releases.ts').OlderRelease>>;
  /** Size of each file of the open data, by its name. */
  export const openDataBytes: Readonly<Record<string, number>>;
  /** The names of some columns of regimes.csv, then its first rows. */
  export const sampleRows: readonly (readonly string[])[];
}

declare module 'virtual:lowtide/household' {
  /** What a partner and children change in every regime, of destinations and home countries. */
  export const households: import('../law/index.ts').Households;
}

declare module 'virtual:lowtide/other-income' {
  /** What is paid on income that is not work, of destinations and home countries. */
  export const otherIncomes: import('../law/index.ts').OtherIncomes;
}

declare module 'virtual:lowtide/for-some' {
  /** Loads what few ask of a country, by its slug; null is what it does not have. */
  export const loadForSome: Readonly<
    Record<
      string,
      () => Promise<{
        /** What guides say of families. */
        readonly familyTexts: import('./householdAnswer.ts').FamilyTexts | null;
        /** What pages say of income that is not work. */
        readonly otherMoneyTexts: import('./otherMoneyTexts.ts').OtherMoneyTexts | null;
        /** What leaving it with shares, crypto-assets or a business costs. */
        readonly exit: import('../law/index.ts').CountryExit | null;
        readonly exitTexts: import('./exitTexts.ts').ExitTexts | null;
      }>
    >
  >;
}

declare module 'virtual:lowtide/kept-company' {
  /** What becomes of a company that stays where it is while its owner moves. */
  export const keptCompanies: import('./keptCompany.ts').KeptCompanies;
  /** Loads what the page about companies of a country says, by its slug. */
  export const loadKeptTexts: Readonly<
    Record<string, () => Promise<{ readonly keptTexts: import('./keptCompany.ts').KeptTexts }>>
  >;
}

declare module 'virtual:lowtide/move' {
  /** Loads what the pages of a country's schemes say, by slug; countries without such schemes have no entry. */
  export const loadSchemes: Readonly<
    Record<
      string,
      () => Promise<{
        /** By the id of the scheme. */
        readonly schemeTexts: Readonly<Record<string, import('./entities.ts').SchemeTexts>>;
      }>
    >
  >;
  /** Loads what leaving a home country means, by its id. */
  export const loadLeaving: Readonly<
    Record<
      string,
      () => Promise<{
        readonly leaving: import('./leavingHome.ts').Leaving;
        readonly leavingYear: import('./movePlan.ts').LeavingYear;
        readonly papers: import('./papers.ts').PapersOfSide;
      }>
    >
  >;
  /** Loads what living and working in a country asks for, by slug. */
  export const loadPractical: Readonly<
    Record<
      string,
      () => Promise<{
        readonly practical: import('./practical.ts').Practical;
        readonly arrivalYear: import('./movePlan.ts').ArrivalYear;
        /** What the guides of its company regimes say beside their pay, by regime id. */
        readonly payTexts: Readonly<Record<string, import('./practical.ts').CompanyPayTexts>>;
        readonly papers: import('./papers.ts').PapersOfSide;
      }>
    >
  >;
}

declare module 'virtual:lowtide/changes' {
  /** Newest date first. */
  export const changes: readonly import('./changes.ts').Change[];
}

declare module 'virtual:lowtide/map' {
  /** Pieces of the world with the destinations in them; none where the map has not been drawn. */
  export const map: import('./destinationsMap.ts').DestinationsMap;
}

declare module 'virtual:lowtide/price-levels' {
  export const priceLevels: import('./practical.ts').PriceLevels;
}

declare module 'virtual:lowtide/person' {
  /** What people pay today in each country, sorted by name. */
  export const homes: readonly import('./homeSchemes.ts').Home[];
  /** Schemes that stand in no specified list, by country slug. */
  export const schemes: Readonly<Record<string, readonly import('./entities.ts').Scheme[]>>;
  /** The law of every regime of destinations and home countries. */
  export const laws: import('../law/index.ts').Laws;
  /** What US citizens owe the United States while they live elsewhere. */
  export const usCitizens: import('./usCitizens.ts').UsCitizens;
  /** Where people who leave a home country are insured. */
  export const coverage: import('./coverage.ts').Coverage;
  /** What decides whether a permit is open to a person, by country slug. */
  export const permits: Readonly<Record<string, readonly import('./practical.ts').PermitTerms[]>>;
  /** What makes resident whom few days do not, by country slug and by the id of regimes that differ. */
  export const residence: import('./personFacts.ts').PersonFacts['residence'];
  /** Who stays tax resident at home in spite of a move. */
  export const keptResident: import('./personFacts.ts').KeptResident;
  /** What a country that one leaves still asks, by its lower-case code. */
  export const leavingRules: import('./personFacts.ts').PersonFacts['leavingRules'];
  /** What running a business costs whatever it earns, by regime id; regimes without such costs have no entry. */
  export const costs: Readonly<Record<string, import('./costs.ts').CostsByPassport>>;
  /** Which unions a country belongs to and under which words people search for it, by slug. */
  export const places: Readonly<
    Record<string, import('./practical.ts').Area & { readonly aliases: readonly string[] }>
  >;
  /** How each destination treats the year of an arrival, and each home country that of a departure. */
  export const moveLaws: import('./movePlan.ts').MoveLaws;
  /** Rules of residence by country code. */
  export const rules: import('../residency/types.ts').RulesByCountry;
  export const areas: import('../residency/types.ts').Areas;
}
