/** What has changed and will change in the law, newest date first. */
export { changes } from 'virtual:lowtide/changes';
