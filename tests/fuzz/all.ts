import { ADDRESSES } from './addresses.ts';
import { DATA_FILES } from './dataFiles.ts';
import { DAYS_FILES } from './daysFiles.ts';
import type { FuzzProperty } from './property.ts';
import { RECORDS } from './records.ts';
import { TEXTS } from './texts.ts';

/** Every promise about what comes in from outside, by where it comes from. */
export const PROMISES: Readonly<Record<string, readonly FuzzProperty[]>> = {
  addresses: ADDRESSES,
  texts: TEXTS,
  'stored records': RECORDS,
  'data files': DATA_FILES,
  'files of stays': DAYS_FILES,
};
