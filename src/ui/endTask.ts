interface TaskScheduler {
  yield?(): Promise<void>;
}

/**
 * Ends the browser's present task, so that it can answer to a tap before it goes on; what follows comes next. Where a
 * browser has no such pause (Safari), it goes straight on.
 */
export async function endTask(): Promise<void> {
  await (globalThis as { scheduler?: TaskScheduler }).scheduler?.yield?.();
}
