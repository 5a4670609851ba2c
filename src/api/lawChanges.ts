/** Changes of the law, newest first. */
export { changes } from 'virtual:lowtide/changes';
