/**
 * What a person notices of each version, the newest first. The prompt shows the lines that the version on the device
 * does not have; it finds out by itself whether the tax data have changed. One short sentence per line.
 */
export const RELEASE_NOTES: readonly string[] = [
  'Opens without a network after a few seconds, and saves the rest while you read.',
];
