/** The rules of residence: a chunk of its own, for no page needs them before it is interactive. */
export { areas, rules } from 'virtual:lowtide/days';
