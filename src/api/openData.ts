/** Sizes of the files of the open data, and some rows of them. */
export { openDataBytes, sampleRows } from 'virtual:lowtide/open-data';
