/** What has changed and will change in the destinations. */
import type { Certainty, Reference } from './entities.ts';

/** In force already; passed, for a later day; a draft; or the end of something. */
export const CHANGE_STATUSES = ['in-force', 'enacted', 'proposed', 'ends'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export type ChangeKind = 'contribution' | 'eligibility' | 'other' | 'rate' | 'residency' | 'threshold';

export interface Change {
  /** Unique within the country; stays the same when the entry is corrected. */
  readonly id: string;
  /** Slug of the country. */
  readonly country: string;
  /** The day from which it applies, or on which something ends; ISO date. */
  readonly date: string;
  readonly status: ChangeStatus;
  readonly kind: ChangeKind;
  /** Ids of the regimes it concerns. */
  readonly regimes: readonly string[];
  readonly title: string;
  /** The old and the new figure in a few words, where there is one. */
  readonly before?: string;
  readonly after?: string;
  readonly text: string;
  readonly source: Reference;
  readonly confidence: Certainty;
  /** The day on which the entry was written or last corrected, ISO date. */
  readonly updated: string;
}
