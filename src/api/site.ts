/** What the site says of itself, and which figures it has: small, and a part of the first rendering. */

export { dataRelease, dataVersion } from 'virtual:lowtide/catalogue';
export { destinations, popularDestinations } from 'virtual:lowtide/facts';
export { similarDestinations, site } from 'virtual:lowtide/site';
