/** The releases before the present one by their names, each with what has changed since. */
export { older } from 'virtual:lowtide/releases';
