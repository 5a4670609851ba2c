/** The app in the tests' own page: shown at an address without loading a document, with what the device keeps. */

import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { apiAdapter } from '../../src/api/adapter.ts';
import { queryClient } from '../../src/api/queries.ts';
import { Root } from '../../src/app/App.tsx';
import { loadRoute } from '../../src/app/routes.tsx';
import { startTranslatedText } from '../../src/app/translatedText.ts';
import { isObject } from '../../src/law/isObject.ts';
import { setEditorOpen } from '../../src/situation/editor.ts';
import { openAtAddress, shownExample } from '../../src/situation/figures.ts';
import { storedSkipped } from '../../src/situation/skipped.ts';
import { storedSituation } from '../../src/situation/store.ts';
import { checklist } from '../../src/stores/checklist.ts';
import { comparison } from '../../src/stores/comparison.ts';
import { startInstall } from '../../src/stores/install.ts';
import type { Persisted } from '../../src/stores/persist.ts';
import { persistedPlan } from '../../src/stores/plan.ts';
import { recentComparisons } from '../../src/stores/recentComparisons.ts';
import { seenRelease } from '../../src/stores/seenRelease.ts';
import { persistedStays } from '../../src/stores/stays.ts';
import { deviceStorage } from '../../src/stores/storage.ts';
import { tieAnswers } from '../../src/stores/tieAnswers.ts';
import { flushUrlState } from '../../src/stores/urlState.ts';
import { useToast } from '../../src/ui/toast.ts';
import { isTimed } from './timers.ts';

/** Every record of the device by its name. */
const RECORDS = {
  situation: storedSituation,
  skipped: storedSkipped,
  comparison: comparison.persisted,
  'recent-comparisons': recentComparisons.persisted,
  checklist: checklist.persisted,
  plan: persistedPlan,
  stays: persistedStays,
  leaving: tieAnswers,
  'seen-release': seenRelease,
};

export type Kept = {
  readonly [Name in keyof typeof RECORDS]?: (typeof RECORDS)[Name] extends Persisted<infer T> ? T : never;
};

// As src/app/main.tsx does.
startInstall();
startTranslatedText();

let root: ReactRoot | undefined;

/**
 * Shows the app as it is at an address, once its screen's code and texts are here.
 * @param kept what the device keeps; of all else it keeps nothing
 */
export async function open(address: string, kept: Kept = {}): Promise<void> {
  closeApp();
  await keep(kept);
  queryClient.clear();
  useToast.setState(useToast.getInitialState());
  history.replaceState(null, '', address);
  openAtAddress();
  // A screen whose code or texts do not come says so itself.
  await loadRoute(location.pathname).catch(() => {});
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  root = createRoot(container);
  root.render(<Root />);
}

/** Frames in which a page that is at rest says the same: a list follows its income in slices, with idle frames between them. */
const QUIET_FRAMES = 8;

/** What the page says once nothing more comes: no code, answer or timer is under way, and it has said the same for some frames. */
export async function settled(say: () => string): Promise<string> {
  let text = '';
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await vi.dynamicImportSettled();
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    const now = say();
    quiet = now === text && !isTimed() && queryClient.isFetching() === 0 ? quiet + 1 : 0;
    text = now;
  }
  return text;
}

/** Takes the app off the page. */
export function closeApp(): void {
  // What is set and not written yet would be written to the next address.
  flushUrlState();
  setEditorOpen(false);
  shownExample.setState(shownExample.getInitialState());
  root?.unmount();
  root = undefined;
  document.getElementById('root')?.remove();
  localStorage.clear();
  sessionStorage.clear();
}

async function keep(kept: Kept): Promise<void> {
  for (const [name, record] of Object.entries<Persisted<never>>(RECORDS as never)) {
    const value = kept[name as keyof Kept] ?? record.store.getInitialState().value;
    record.change(() => value as never);
    await record.settled();
  }
}

/** What the device keeps of a record, as a restart of the browser finds it. */
export async function kept(name: keyof typeof RECORDS): Promise<unknown> {
  await RECORDS[name].settled();
  const found = await deviceStorage.read(name);
  return isObject(found) ? found.value : undefined;
}

/** Shows another entry of the history, as the browser's own buttons do. */
export const goBack = () => travel(-1);
export const goForward = () => travel(1);

async function travel(entries: number): Promise<void> {
  const shown = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(entries);
  await shown;
}

/**
 * Makes the app ask the network for its API (docs/api.md), which the tests' own host answers. Call it before `open`.
 * @param answer what is answered in its place, by the path that is asked for; nothing lets the host answer
 */
export function answerApi(answer: (path: string) => Promise<Response | undefined>): void {
  const { fetch } = window;
  vi.mocked(apiAdapter).mockReturnValue('network');
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answered = pathname.startsWith('/api/') ? await answer(pathname) : undefined;
    return answered ?? fetch(input, options);
  });
}
