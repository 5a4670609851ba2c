import { useIsPromised } from '../stores/lastingStorage.ts';
import type { PersistStatus } from '../stores/persist.ts';

/** How sure it is that what is kept stays, in one sentence. @param status of what is kept at the place that says so */
export function useKeepingWords(status: PersistStatus): string {
  const isPromised = useIsPromised();
  if (status === 'memory') {
    return 'This browser keeps nothing for Lowtide: save a file before you close this tab.';
  }
  if (isPromised === false) {
    return 'This browser does not promise to keep your answers, comparisons, plan and stays; some clear them after seven days without a visit, so save a file.';
  }
  return 'Your answers, comparisons, plan, stays and settings in one file, also for another device.';
}
