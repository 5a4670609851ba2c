/** What the smoke suite needs of a browser, whichever program drives it. */

/** Where something is on a page: a CSS selector, or an XPath that starts with "//". */
export type Place = string;

export interface EnginePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  /** Value of an expression in the page, a promise's where it is one. It must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  count(place: Place): Promise<number>;
  /** Text of the first that matches, as it reads; null for none. */
  text(place: Place): Promise<string | null>;
  click(place: Place): Promise<void>;
  /** Puts the text in place of what stands in a box, key by key. */
  fill(place: Place, text: string): Promise<void>;
  /** Presses the arrow key while the element has the focus. */
  pressRight(place: Place): Promise<void>;
}

/** A browser that is running. */
export interface EngineSession {
  readonly page: EnginePage;
  /** Name and version, as the browser says them. */
  readonly version: string;
  /** What the console and scripts have reported as errors. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface SessionFolders {
  readonly profile: string;
  readonly downloads: string;
}

/** A way to drive a browser. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly driver: string;
  /** Why a restart cannot be tried: the driver begins each session with nothing kept. Null where it can. */
  readonly forgets: string | null;
  /** Makes sure that the browser is there; returns why not, null if it is. */
  missing(): string | null;
  start(folders: SessionFolders): Promise<EngineSession>;
}

const PATIENCE_MS = 20_000;
const ASK_AGAIN_MS = 100;

/** Waits until a question about the page is answered with yes; rejects with `what` after a time. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patience;
  let last: unknown = null;
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
      last = null;
    } catch (error) {
      // A page that is changing may have lost what was asked about.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error(`${what}: not after ${patience / 1000} s${last === null ? '' : ` (${String(last)})`}`);
}
