/** A value that survives a restart of the browser and is the same in every open tab. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceChannel, type KeptChannel } from './channel.ts';
import { reportMemoryOnly } from './memoryNotice.ts';
import { isNewer, readRecord, type Stamp, stampAfter } from './records.ts';
import { deviceStorage, type KeptStorage } from './storage.ts';
import { onBeforeReload } from './unsaved.ts';

/** 'memory': the browser keeps nothing for this site; the value lasts as long as the page. */
export type KeptStatus = 'loading' | 'ready' | 'memory';

export interface KeptState<T> {
  readonly value: T;
  readonly status: KeptStatus;
}

export interface Kept<T> {
  readonly store: Pick<StoreApi<KeptState<T>>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Reads what is kept; called by the first subscriber or change. */
  start(): Promise<void>;
  /** Applies a change; one made before the kept value has arrived is applied again on top of it. */
  change(change: (value: T) => T): void;
  /** Resolves when every change so far is kept or has failed to be. */
  settled(): Promise<void>;
}

export interface KeptOptions<T> {
  readonly key: string;
  /** Raised when the shape of the value changes; older records are then ignored. */
  readonly shape: number;
  readonly empty: T;
  readonly isValue: (value: unknown) => value is T;
  readonly storage?: KeptStorage;
  readonly channel?: KeptChannel;
  readonly onMemory?: () => void;
}

export function createKept<T>(options: KeptOptions<T>): Kept<T> {
  const { key, shape, isValue, storage = deviceStorage, channel = deviceChannel } = options;
  const onMemory = options.onMemory ?? reportMemoryOnly;
  const writer = Math.random().toString(36).slice(2, 10);
  const store = createStore<KeptState<T>>(() => ({ value: options.empty, status: 'loading' }));
  let stamp: Stamp = { changedAt: 0, writer: '' };
  let early: ((value: T) => T)[] = [];
  let started: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();

  function adopt(found: unknown): void {
    const record = readRecord(found, shape, isValue);
    if (record === null || !isNewer(record, stamp)) return;
    stamp = { changedAt: record.changedAt, writer: record.writer };
    store.setState({ value: early.reduce((value, change) => change(value), record.value) });
  }

  async function refresh(): Promise<void> {
    try {
      adopt(await storage.read(key));
      store.setState({ status: 'ready' });
    } catch {
      store.setState({ status: 'memory' });
    }
  }

  async function load(): Promise<void> {
    channel.listen(key, adopt);
    onBeforeReload(settled);
    // A page that comes back from the back-forward cache has missed what other tabs said.
    if (typeof window !== 'undefined') {
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void refresh();
      });
    }
    await refresh();
    const wasChanged = early.length > 0;
    early = [];
    if (wasChanged) commit();
  }

  function start(): Promise<void> {
    started ??= load();
    return started;
  }

  function change(apply: (value: T) => T): void {
    void start();
    const { value, status } = store.getState();
    const next = apply(value);
    if (status === 'loading') early.push(apply);
    if (Object.is(next, value)) return;
    store.setState({ value: next });
    if (status !== 'loading') commit();
  }

  function commit(): void {
    stamp = stampAfter(stamp, Date.now(), writer);
    const record = { shape, ...stamp, value: store.getState().value };
    channel.post(key, record);
    writing = writing.then(() => write(record));
  }

  async function write(record: Stamp): Promise<void> {
    try {
      await storage.write(key, record, (existing) => {
        const kept = readRecord(existing, shape, isValue);
        return kept === null || isNewer(record, kept);
      });
      store.setState({ status: 'ready' });
    } catch {
      store.setState({ status: 'memory' });
      onMemory();
    }
  }

  async function settled(): Promise<void> {
    await started;
    await writing;
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

/** The kept value in a component; prerendering and hydration see the empty one. */
export function useKept<T>(kept: Kept<T>): KeptState<T> {
  return useStore(kept.store);
}
