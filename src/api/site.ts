/** The operator's details, and what the site says of itself. */
export { similarDestinations, site } from 'virtual:lowtide/site';
