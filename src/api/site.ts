/** Data that single pages show: a page takes what it imports, and nothing of the others. */

/** What others expect of the schemes. */
export { cases } from 'virtual:lowtide/cases';
/** What has changed in the law. */
export { changes } from 'virtual:lowtide/changes';
/** Which figures these are, and the tax year for which the site was built. */
export { dataRelease, dataVersion, taxYear as TAX_YEAR } from 'virtual:lowtide/essentials';
/** Sources, editions and dates behind the figures. */
export { methodology } from 'virtual:lowtide/methodology';
/** The rules of residence. */
export { rules } from 'virtual:lowtide/person';
export { priceLevels } from 'virtual:lowtide/price-levels';
/** The releases before the present one, each with what has changed since; and the files of the open data. */
export { older, openDataBytes, sampleRows } from 'virtual:lowtide/releases';
/** What the site says of itself. */
export { similarDestinations, site } from 'virtual:lowtide/site';
