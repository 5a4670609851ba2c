/** A value that survives a restart of the browser and is the same in every open tab. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { reportMemoryOnly } from './memoryNotice.ts';
import { readRecord } from './records.ts';
import { deviceStorage, type PersistStorage } from './storage.ts';
import { onBeforeReload } from './unsaved.ts';

/** 'memory': the browser keeps nothing for this site; the value lasts as long as the page. */
export type PersistStatus = 'loading' | 'ready' | 'memory';

interface PersistedState<T> {
  readonly value: T;
  readonly status: PersistStatus;
}

export interface Persisted<T> {
  readonly store: Pick<StoreApi<PersistedState<T>>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Reads what is saved; called by the first subscriber or change. */
  start(): Promise<void>;
  /**
   * Applies a change: shown at once, and made to what is saved, so that changes of several tabs add up. It must not
   * depend on anything but the value that it is given.
   */
  change(change: (value: T) => T): void;
  /** Resolves when every change so far is saved or has failed to be. */
  settled(): Promise<void>;
}

export interface PersistOptions<T> {
  readonly key: string;
  /** Raised when the shape of the value changes; older records are then ignored. */
  readonly shape: number;
  readonly empty: T;
  readonly isValue: (value: unknown) => value is T;
  readonly storage?: PersistStorage;
  readonly channel?: PersistChannel;
  readonly onMemory?: () => void;
}

/** Tells other open tabs that a record has changed. */
export interface PersistChannel {
  post(key: string): void;
  /** Calls back whenever another tab posts the key. */
  listen(key: string, heard: () => void): void;
}

export function createPersisted<T>(options: PersistOptions<T>): Persisted<T> {
  const { key, shape, empty, isValue, storage = deviceStorage, channel = deviceChannel() } = options;
  const store = createStore<PersistedState<T>>(() => ({ value: empty, status: 'loading' }));
  /** As last read or written; what has been changed since follows on top of it. */
  let saved = empty;
  let unsaved: readonly ((value: T) => T)[] = [];
  let started: Promise<void> | undefined;
  /** One after another, so that an older reading never overtakes a write. */
  let queue: Promise<void> = Promise.resolve();

  function show(status: PersistStatus): void {
    const value = applied(unsaved, saved);
    const { value: shown } = store.getState();
    store.setState({ value: isEqual(value, shown) ? shown : value, status });
  }

  async function read(): Promise<void> {
    try {
      saved = readRecord(await storage.read(key), shape, isValue) ?? saved;
      show('ready');
    } catch {
      show('memory');
    }
  }

  async function write(): Promise<void> {
    const changes = unsaved;
    if (changes.length === 0) return;
    try {
      let next = saved;
      await storage.update(key, (found) => {
        next = applied(changes, readRecord(found, shape, isValue) ?? saved);
        return { shape, value: next };
      });
      saved = next;
      unsaved = unsaved.slice(changes.length);
      show('ready');
      channel.post(key);
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
    channel.listen(key, () => void enqueue(read));
    onBeforeReload(settled);
    // A page that comes back from the back-forward cache has missed what other tabs said.
    if (typeof window !== 'undefined') {
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void enqueue(read);
      });
    }
    await enqueue(read);
    void enqueue(write);
  }

  function change(apply: (value: T) => T): void {
    void start();
    const { value, status } = store.getState();
    // Before the saved value has arrived nobody knows whether this changes it.
    if (status !== 'loading' && Object.is(apply(value), value)) return;
    unsaved = [...unsaved, apply];
    show(status);
    if (status !== 'loading') void enqueue(write);
  }

  async function settled(): Promise<void> {
    await started;
    await queue;
  }

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
    settled,
  };
}

/** The persisted value in a component; prerendering and hydration see the empty one. */
export function usePersisted<T>(persisted: Persisted<T>): PersistedState<T> {
  return useStore(persisted.store);
}

function applied<T>(changes: readonly ((value: T) => T)[], value: T): T {
  return changes.reduce((before, change) => change(before), value);
}

function isEqual(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
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
