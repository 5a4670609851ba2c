/** The release of the data whose figures a person has seen last, kept on the device; empty before the first visit. */

import { createPersisted } from './persist.ts';
import { whole } from './records.ts';

export const seenRelease = createPersisted<string>({
  key: 'seen-release',
  shape: 1,
  empty: '',
  // Nobody has asked for it: where nothing is kept, nothing is said.
  onMemory: () => undefined,
  onSaved: () => undefined,
  read: whole((value): value is string => typeof value === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(value)),
});

/** From now on differences are told from this release. */
export function markSeen(release: string): void {
  seenRelease.change(() => release);
}
