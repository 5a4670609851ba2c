/** Price levels of destinations and home countries, by which the same life is priced elsewhere. */
export { priceLevels } from 'virtual:lowtide/price-levels';
