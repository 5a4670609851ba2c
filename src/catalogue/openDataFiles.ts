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
    from: '2026-11-29',
    change:
      'costs.csv replaces running-costs.csv. In the JSON, “practical” has costs with ranges, dates and passports instead of “runningCosts”, and each home country lists its companies and their costs.',
  },
  {
    from: '2026-11-28',
    change:
      '“homeCountries” no longer holds rates and brackets. The rules are in /engine/law.json, and the engine works out the tax.',
  },
] as const;

/** Its tables as CSV. */
export const OPEN_DATA_TABLES = [
  { name: 'countries.csv', holds: 'Countries with their indices' },
  { name: 'regimes.csv', holds: 'Regimes: rates, floors, caps, limits and conditions' },
  { name: 'brackets.csv', holds: 'Brackets in US dollars and in local currency' },
  { name: 'sources.csv', holds: 'The source of each figure' },
  { name: 'exchange-rates.csv', holds: 'What one US dollar buys in each currency' },
  { name: 'years.csv', holds: 'How long each regime lasts, what follows and which costs count' },
  { name: 'changes.csv', holds: 'What has changed and will change in each country' },
  { name: 'permits.csv', holds: 'Residence permits: for whom, minimum income, fee and time' },
  {
    name: 'vat.csv',
    holds: 'VAT rates and registration limits, and who is in the EU, Schengen and the euro',
  },
  { name: 'costs.csv', holds: 'Moving and yearly costs: accountants, permits, companies' },
  {
    name: 'agreements.csv',
    holds: 'Tax treaties and social-security agreements of each home country with each destination',
  },
  { name: 'residence-rules.csv', holds: 'Days that make a person tax resident, and how they are counted' },
  {
    name: 'cases.csv',
    holds: 'Results from official calculators, tables and other projects, next to ours',
  },
] as const satisfies readonly OpenDataFile[];

export type OpenDataTable = (typeof OPEN_DATA_TABLES)[number]['name'];
