/**
 * Recovery of a page whose code does not come: it may be older than what the host has, and ask for code that is gone, or
 * have got a copy from the worker that is wrong. The page then reloads itself, once, when everything typed is saved.
 */
import { saveBeforeReload } from '../stores/unsaved.ts';

/** The sessionStorage entry: when this tab has last reloaded itself, in milliseconds since 1970. */
export const RECOVERY_KEY = 'lowtide-recovered-at';
/** Within this time a tab reloads itself only once: if code is missing then, a reload does not help. */
export const RECOVERY_PAUSE_MS = 10 * 60 * 1000;

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
  /** Whether a worker answers for the page. */
  readonly hasWorker: () => boolean;
  /** Asks for the page's code anew: wrong copies are dropped. */
  readonly renew: () => Promise<void>;
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
  hasWorker: () => Boolean(navigator.serviceWorker?.controller),
  renew: renewFiles,
  save: saveBeforeReload,
  reload: () => location.reload(),
};

export function createRecovery(device: RecoveryDevice = DEVICE): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;

  async function recover(): Promise<boolean> {
    const entry = device.entry();
    if (entry === null || !mayReload(device)) return false;
    try {
      // Without a network, or with the same version on the host, a reload would only take away what is shown.
      const isSame = (await device.fetchPage()).includes(entry);
      if (isSame && !device.hasWorker()) return false;
      device.storage().setItem(RECOVERY_KEY, String(device.now()));
      if (isSame) await device.renew();
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

function mayReload({ storage, now }: RecoveryDevice): boolean {
  try {
    const last = Number(storage().getItem(RECOVERY_KEY) ?? Number.NaN);
    // A clock that was set back counts as a long time.
    return !(Math.abs(now() - last) < RECOVERY_PAUSE_MS);
  } catch {
    // Without a memory there is no "once".
    return false;
  }
}

/** Reloads the page if code is missing for a reason that this may mend. Resolves to whether it does. */
export const recoverCode = createRecovery();

/** Reloads the page with files that are asked for anew. */
export async function reloadAfresh(): Promise<void> {
  await renewFiles();
  await saveBeforeReload();
  location.reload();
}

/** One that arrived cut off or wrong may have been kept as if it were whole, by the browser or by the worker. */
async function renewFiles(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`) && /\.(?:js|css)$/.test(name));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled([...new Set(files)].map((file) => fetch(file, { cache: 'reload', signal })));
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
