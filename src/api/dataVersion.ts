/** Changes with every change of the data. */
export { dataVersion } from 'virtual:lowtide/catalogue';
