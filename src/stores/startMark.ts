/**
 * What the installed app opens with: a mark in localStorage, which the first script of /start reads before anything is
 * there (src/app/paintStart.js). That page keeps in it what it showed last (src/screens/plan/start/painted.ts).
 */

/** src/app/paintStart.js has the same name. */
export const START_MARK = 'lowtide-start';

interface Mark {
  /** Where the icon leads instead. */
  readonly at?: string;
  readonly shown?: unknown;
}

/**
 * Something is kept, and what the page showed is no longer true.
 * @param leavesPicture whether that is still true enough
 */
export function markStart(mark: Mark = {}, leavesPicture = false): void {
  try {
    if (!leavesPicture || !localStorage[START_MARK]?.startsWith('{"shown"')) {
      localStorage[START_MARK] = JSON.stringify(mark);
    }
  } catch {
    // Refused: then the page itself finds out what is kept.
  }
}

/** Whether something was kept when the page was opened last. */
export function hasMark(): boolean {
  try {
    return START_MARK in localStorage;
  } catch {
    return false;
  }
}
