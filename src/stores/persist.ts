/** A value that survives a restart of the browser and is the same in every open tab. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askToKeep } from './lastingStorage.ts';
import { reportMemoryOnly } from './memoryNotice.ts';
import { isLaterRecord, isSame, isSameInAnyOrder, type Reader, readRecord, writeRecord } from './records.ts';
import { deviceStorage, type PersistStorage } from './storage.ts';
import { onBeforeReload } from './unsaved.ts';

/** 'memory': the browser keeps nothing for this site; the value lasts as long as the page. */
export type PersistStatus = 'loading' | 'ready' | 'memory';

interface PersistedState<T> {
  readonly value: T;
  readonly status: PersistStatus;
}

/** What there is to a persisted value besides its type: its record, as a file holds it. */
export interface PersistedRecord {
  readonly key: string;
  /** Reads what is saved; called by the first subscriber or change. */
  start(): Promise<void>;
  /** Whether nothing can be saved, so that what is shown lasts as long as the page. */
  isInMemory(): boolean;
  /** Resolves when every change so far is saved or has failed to be. */
  settled(): Promise<void>;
  /** What is shown, as a record: what this version understands of what is saved. */
  toRecord(): unknown;
  /** Whether all of a record is understood. */
  understands(record: unknown): boolean;
  /** Whether a record is of a later version of the site. */
  isLater(record: unknown): boolean;
  /** Shows a record that is understood, and saves it where something can be saved. */
  show(record: unknown): void;
  /** Shows what is saved, here and in other tabs. */
  reread(): Promise<void>;
}

export interface Persisted<T> extends PersistedRecord {
  readonly store: Pick<StoreApi<PersistedState<T>>, 'getState' | 'getInitialState' | 'subscribe'>;
  /**
   * Applies a change: shown at once, and made to what is saved, so that changes of several tabs add up. It must not
   * depend on anything but the value that it is given.
   */
  change(change: (value: T) => T): void;
  /** Puts a value in the place of everything, also of what of the record is not understood. */
  replace(value: T): void;
}

export interface PersistOptions<T> {
  readonly key: string;
  /** Raised when the shape of the value changes; older records are then ignored, later ones are let be. */
  readonly shape: number;
  readonly empty: T;
  readonly read: Reader<T>;
  readonly storage?: PersistStorage;
  readonly channel?: PersistChannel;
  readonly onMemory?: () => void;
  /** Called once something is saved; by default it asks the browser to keep it for good. */
  readonly onSaved?: () => void;
  /** Called whenever this page has changed what is saved, by a change or by a file. */
  readonly onChanged?: () => void;
}

/** Tells other open tabs that a record has changed. */
export interface PersistChannel {
  post(key: string): void;
  /** Calls back whenever another tab posts the key. */
  listen(key: string, heard: () => void): void;
}

export function createPersisted<T>(options: PersistOptions<T>): Persisted<T> {
  const { key, shape, empty, read, storage = deviceStorage, channel = deviceChannel() } = options;
  const store = createStore<PersistedState<T>>(() => ({ value: empty, status: 'loading' }));
  /** As last read or written; what has been changed since follows on top of it. */
  let saved = empty;
  let unsaved: readonly Change<T>[] = [];
  let started: Promise<void> | undefined;
  /** One after another, so that an older reading never overtakes a write. */
  let queue: Promise<void> = Promise.resolve();

  function show(status: PersistStatus): void {
    const { value: before } = store.getState();
    const value = applied(unsaved, saved);
    store.setState({ value: isSame(value, before) ? before : value, status });
  }

  async function reread(): Promise<void> {
    try {
      take(await storage.read(key));
      show('ready');
    } catch {
      show('memory');
    }
  }

  function take(found: unknown): void {
    saved = readRecord(found, shape, read) ?? saved;
  }

  async function write(): Promise<void> {
    const changes = unsaved;
    if (changes.length === 0) return;
    try {
      let written: unknown;
      await storage.update(key, (found) => {
        // Its changes are not for this version to make.
        if (isLaterRecord(found, shape)) throw new Error(`"${key}" is of a later version.`);
        const value = applied(changes, readRecord(found, shape, read) ?? saved);
        const isReplaced = changes.some(({ isReplacement }) => isReplacement);
        written = writeRecord(value, isReplaced ? undefined : found, shape, read);
        return written;
      });
      take(written);
      unsaved = unsaved.slice(changes.length);
      show('ready');
      channel.post(key);
      (options.onSaved ?? askToKeep)();
      options.onChanged?.();
    } catch {
      show('memory');
      (options.onMemory ?? reportMemoryOnly)();
    }
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work);
    return queue;
  }

  function start(): Promise<void> {
    started ??= load();
    return started;
  }

  async function load(): Promise<void> {
    channel.listen(key, () => void enqueue(reread));
    onBeforeReload(settled);
    // A page that comes back from the back-forward cache has missed what other tabs said.
    if (typeof window !== 'undefined') {
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void enqueue(reread);
      });
    }
    await enqueue(reread);
    void enqueue(write);
  }

  function change(apply: (value: T) => T): void {
    void start();
    const { value, status } = store.getState();
    // Before the saved value has arrived nobody knows whether this changes it.
    if (status !== 'loading' && Object.is(apply(value), value)) return;
    enter({ apply, isReplacement: false });
  }

  function replace(value: T): void {
    void start();
    enter({ apply: () => value, isReplacement: true });
  }

  function enter(change: Change<T>): void {
    const { status } = store.getState();
    unsaved = [...unsaved, change];
    show(status);
    if (status !== 'loading') void enqueue(write);
  }

  async function settled(): Promise<void> {
    await started;
    await queue;
  }

  const valueIn = (found: unknown) => readRecord(found, shape, read);
  const recordOf = (value: T) => ({ shape, value });

  return {
    store: {
      ...store,
      subscribe(listener) {
        void start();
        return store.subscribe(listener);
      },
    },
    start,
    change,
    replace,
    key,
    settled,
    isInMemory: () => store.getState().status === 'memory',
    toRecord: () => recordOf(store.getState().value),
    understands(found) {
      const value = valueIn(found);
      return value !== null && isSameInAnyOrder(recordOf(value), found);
    },
    isLater: (found) => isLaterRecord(found, shape),
    show(found) {
      const value = valueIn(found);
      if (value !== null) replace(value);
    },
    async reread() {
      void start();
      await enqueue(reread);
      channel.post(key);
      options.onChanged?.();
    },
  };
}

/** The persisted value in a component; prerendering and hydration see the empty one. */
export function usePersisted<T>(persisted: Persisted<T>): PersistedState<T> {
  return useStore(persisted.store);
}

interface Change<T> {
  readonly apply: (value: T) => T;
  /** Whether its value takes the place of everything. */
  readonly isReplacement: boolean;
}

function applied<T>(changes: readonly Change<T>[], value: T): T {
  return changes.reduce((before, { apply }) => apply(before), value);
}

let opened: PersistChannel | undefined;

/** Where a browser has no such channel, tabs agree at their next start. */
function deviceChannel(): PersistChannel {
  opened ??= openChannel();
  return opened;
}

function openChannel(): PersistChannel {
  let channel: BroadcastChannel | undefined;
  // Opened in a browser only, when somebody listens.
  const open = () => {
    if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
    channel ??= new BroadcastChannel('lowtide');
    return channel;
  };
  return {
    post: (key) => open()?.postMessage({ key }),
    listen(key, heard) {
      open()?.addEventListener('message', ({ data }: MessageEvent<{ readonly key?: unknown } | null>) => {
        if (data?.key === key) heard();
      });
    },
  };
}
