/** Data that single pages show: a page takes what it imports, and nothing of the others. */

import { countries, popularDestinations } from 'virtual:lowtide/catalogue';

/** The tax year for which the site was built. */
export const TAX_YEAR = Math.max(...countries.map(({ taxYear }) => taxYear));

/** The tiles of the home page, each with the rate that it quotes. */
export const popularTiles = popularDestinations.flatMap(({ slug, rate, note }) =>
  countries
    .filter((country) => country.slug === slug)
    .map(({ name, headlineRate }) => ({ slug, name, rate: rate ?? headlineRate, note })),
);

/** What others expect of the schemes. */
export { cases } from 'virtual:lowtide/cases';
/** Which figures these are. */
export { dataRelease, dataVersion } from 'virtual:lowtide/catalogue';
/** What has changed in the law. */
export { changes } from 'virtual:lowtide/changes';
/** Sources, editions and dates behind the figures. */
export { methodology } from 'virtual:lowtide/methodology';
/** The rules of residence. */
export { rules } from 'virtual:lowtide/person';
export { priceLevels } from 'virtual:lowtide/price-levels';
/** The releases before the present one, each with what has changed since; and the files of the open data. */
export { older, openDataBytes, sampleRows } from 'virtual:lowtide/releases';
/** What the site says of itself. */
export { similarDestinations, site } from 'virtual:lowtide/site';
