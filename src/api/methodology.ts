/** What the methodology page knows beyond the catalogue. */
export { methodology } from 'virtual:lowtide/methodology';
