/**
 * What the installed app opens with: a mark in localStorage, which the first script of /start reads before anything is
 * there (src/app/paintStart.js). That page keeps in it what it showed last (src/screens/plan/start/painted.ts).
 */

/** src/app/paintStart.js has the same name. */
export const START_MARK = 'lowtide-start';

/**
 * Something is kept, and what the page showed is no longer true.
 * @param mark where the icon leads instead, unless something else is kept
 */
export function markStart(mark: { readonly to?: string; readonly shown?: unknown } = {}): void {
  try {
    if (!mark.to || !localStorage[START_MARK]) localStorage[START_MARK] = JSON.stringify(mark);
  } catch {
    // Refused: then the icon opens home.
  }
}
