/** The files of the open data, which the build writes to /data (data/compiler/openData.ts). */

export interface OpenDataFile {
  /** Below /data. */
  readonly name: string;
  /** What it holds, in a few words. */
  readonly holds: string;
}

/** The whole data set as JSON, and its schema. */
export const OPEN_DATA_SET = [
  {
    name: 'lowtide.json',
    holds: 'Regimes, brackets, texts, years, permits, changes, residence rules and sources',
  },
  { name: 'lowtide.schema.json', holds: 'Its JSON Schema' },
] as const satisfies readonly OpenDataFile[];

/** What the files say otherwise than before, the newest first; a day from which that is so. */
export const OPEN_DATA_CHANGES = [
  {
    from: '2026-11-28',
    change:
      'homeCountries no longer have rates and brackets. What is paid there is in /engine/law.json, for the engine to work out.',
  },
  {
    from: '2026-11-29',
    change:
      'costs.csv has taken the place of running-costs.csv. In the JSON, practical has costs with ranges, dates and passports instead of runningCosts, and homeCountries have their companies with what those cost.',
  },
] as const;

/** Its tables as CSV. */
export const OPEN_DATA_TABLES = [
  { name: 'countries.csv', holds: 'Countries with their indices' },
  { name: 'regimes.csv', holds: 'Regimes: rates, floors, caps, limits and conditions' },
  { name: 'brackets.csv', holds: 'Brackets in US dollars and in the currency of the law' },
  { name: 'sources.csv', holds: 'The source of each figure' },
  { name: 'exchange-rates.csv', holds: 'Units of each currency for one US dollar' },
  { name: 'years.csv', holds: 'How long each regime lasts, what follows and which costs count' },
  { name: 'changes.csv', holds: 'What has changed and will change in each country' },
  { name: 'permits.csv', holds: 'Residence permits: for whom, minimum income, fee and time' },
  { name: 'vat.csv', holds: 'VAT rates and registration limits; EU, Schengen and euro' },
  {
    name: 'costs.csv',
    holds: 'Costs of a move and of a year beside tax: accountants, permits, companies',
  },
  {
    name: 'agreements.csv',
    holds: 'Tax treaties and social-security agreements with 18 countries that people leave',
  },
  { name: 'residence-rules.csv', holds: 'Days that make a person tax resident, and how they are counted' },
  {
    name: 'cases.csv',
    holds: 'Figures of official calculators, tables and other projects beside ours',
  },
] as const satisfies readonly OpenDataFile[];

export type OpenDataTable = (typeof OPEN_DATA_TABLES)[number]['name'];
