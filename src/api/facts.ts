/** Small facts of the site that the first rendering needs. */
export { destinations, popularDestinations } from 'virtual:lowtide/facts';
