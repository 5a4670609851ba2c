/** What pages and the worker say to each other. */

/** From a page to a worker. */
export type PageMessage =
  /** Take over, although pages of the earlier version are open. */
  | { readonly type: 'SKIP_WAITING' }
  /** The sender runs on this version's code. */
  | { readonly type: 'PAGE_STARTED' }
  | { readonly type: 'ASK_STATUS' }
  /** Save everything that is missing, what is about these countries first (slugs); harmless where that is under way. */
  | { readonly type: 'SAVE_REST'; readonly first: readonly string[] }
  /** The same for the core alone, when the browser has dropped files of it. */
  | { readonly type: 'SAVE_CORE' }
  | { readonly type: 'REMOVE_REST' }
  /** Answered with an About through the message's port. */
  | { readonly type: 'ASK_ABOUT' };

/** From a worker to pages. */
export type WorkerMessage =
  | { readonly type: 'STATUS'; readonly status: Saving }
  /** An update waits for the person, because the connection is metered. */
  | { readonly type: 'UPDATE_ASKS'; readonly bytes: number }
  /** Answered with any message through the port: a page whose scripts run. */
  | { readonly type: 'ARE_YOU_THERE' };

/** How much of the version is on the device. */
export interface Saving {
  readonly saved: number;
  readonly total: number;
  /** To fetch, compressed. */
  readonly missingBytes: number;
  /** Whether every address opens without a network. False after the browser has dropped files to make room. */
  readonly hasCore: boolean;
  readonly isSaving: boolean;
}

/** What a version says about itself. */
export interface About {
  /** Its release notes (sw/releaseNotes.ts). */
  readonly changes: readonly string[];
  readonly dataVersion: string;
}
