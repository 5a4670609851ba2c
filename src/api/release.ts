/** Which figures these are: the release that has them, and a hash that changes with every change of the data. */
export { dataRelease, dataVersion } from 'virtual:lowtide/catalogue';
