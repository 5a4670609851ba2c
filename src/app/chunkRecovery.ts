/**
 * Recovery of a page whose code does not come. It may be older than what the host has, and ask for code that is gone; or
 * the browser or the worker may have kept something else under the code's address. The page then reloads itself, when
 * everything typed is saved.
 */
import { saveBeforeReload } from '../stores/unsaved.ts';

/** The sessionStorage entry: when this tab has last reloaded itself, in milliseconds since 1970. */
export const RECOVERY_KEY = 'lowtide-recovered-at';
/** Within this time a tab reloads itself only once: if code is missing then, a reload does not help. */
export const RECOVERY_PAUSE_MS = 10 * 60 * 1000;

/** The sessionStorage entry: how often this tab has reloaded itself because a kept file was wrong. */
export const RENEWALS_KEY = 'lowtide-renewals';
/** Each reload may find the next wrong file; a host that never answers the same twice must not keep a page reloading. */
export const MOST_RENEWALS = 5;

/** How long the host may take to say which version it has. */
const PATIENCE_MS = 5000;

/** What recovery needs of a browser; tests make their own. */
export interface RecoveryDevice {
  readonly now: () => number;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Address of the program that the page runs; null in a page that has none. */
  readonly entry: () => string | null;
  /** HTML of the page's address as the host has it now. */
  readonly fetchPage: () => Promise<string>;
  /** Asks for the page's code anew. Resolves to whether anything is other than what was kept. */
  readonly renew: () => Promise<boolean>;
  readonly save: () => Promise<void>;
  readonly reload: () => void;
}

const DEVICE: RecoveryDevice = {
  now: Date.now,
  storage: () => sessionStorage,
  entry: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
  async fetchPage() {
    const response = await fetch(location.href, {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.text();
  },
  renew: renewFiles,
  save: saveBeforeReload,
  reload: () => location.reload(),
};

export function createRecovery(device: RecoveryDevice = DEVICE): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;

  async function recover(): Promise<boolean> {
    const entry = device.entry();
    if (entry === null) return false;
    try {
      // Without a network, or where nothing was wrong, a reload would only take away what is shown.
      const isSame = (await device.fetchPage()).includes(entry);
      if (!(isSame ? await isRenewed(device) : mayReload(device))) return false;
    } catch {
      return false;
    }
    await device.save();
    device.reload();
    return true;
  }

  return () => {
    underWay ??= recover().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** Throws where nothing can be kept: without a memory there is no "once". */
function mayReload({ storage, now }: RecoveryDevice): boolean {
  const last = Number(storage().getItem(RECOVERY_KEY) ?? Number.NaN);
  // A clock that was set back counts as a long time.
  if (Math.abs(now() - last) < RECOVERY_PAUSE_MS) return false;
  storage().setItem(RECOVERY_KEY, String(now()));
  return true;
}

async function isRenewed({ storage, renew }: RecoveryDevice): Promise<boolean> {
  const count = Number(storage().getItem(RENEWALS_KEY) ?? 0);
  if (!(count < MOST_RENEWALS) || !(await renew())) return false;
  storage().setItem(RENEWALS_KEY, String(count + 1));
  return true;
}

/** Reloads the page if code is missing for a reason that this may mend. Resolves to whether it does. */
export const recoverCode = createRecovery();

/** Reloads the page with files that are asked for anew. */
export async function reloadAfresh(): Promise<void> {
  await renewFiles();
  await saveBeforeReload();
  location.reload();
}

/** @returns whether a file is another one than the browser or the worker had kept. */
async function renewFiles(): Promise<boolean> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`) && /\.(?:js|css)$/.test(name));
  const results = await Promise.allSettled([...new Set(files)].map(isOtherThanKept));
  return results.some((result) => result.status === 'fulfilled' && result.value);
}

async function isOtherThanKept(file: string): Promise<boolean> {
  const textOf = async (cache: RequestCache) => {
    const answer = await fetch(file, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? answer.text() : null;
  };
  const kept = await textOf('force-cache');
  const fresh = await textOf('reload');
  return fresh !== null && fresh !== kept;
}

/**
 * Called once by the app. Code that is loaded on demand recovers by itself as long as nothing was typed on the page;
 * after that the part says what is missing and leaves the reload to the person.
 */
export function startChunkRecovery(): void {
  let typedAt: string | null = null;
  document.addEventListener(
    'input',
    () => {
      typedAt = location.pathname;
    },
    true,
  );
  window.addEventListener('vite:preloadError', () => {
    if (typedAt !== location.pathname) void recoverCode();
  });
}
