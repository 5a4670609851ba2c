/** Data that only some pages have, with those pages: a page takes what it imports, and nothing of the others. */

/** What has changed in the law. */
export { changes } from 'virtual:lowtide/changes';
/** Sources, editions and dates behind the figures. */
export { methodology } from 'virtual:lowtide/methodology';
/** Sizes of the files of the open data, and some rows of them. */
export { openDataBytes, sampleRows } from 'virtual:lowtide/open-data';
/** The rules of residence. */
export { rules } from 'virtual:lowtide/person';
export { priceLevels } from 'virtual:lowtide/price-levels';
/** The releases before the present one by their names, each with what has changed since. */
export { older } from 'virtual:lowtide/releases';
