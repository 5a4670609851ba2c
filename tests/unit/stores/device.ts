/** A made-up device: storage and channel that tests can fill, break and share between "tabs". */
import type { PersistChannel } from '../../../src/stores/persist.ts';
import type { PersistStorage } from '../../../src/stores/storage.ts';

export interface FakeStorage extends PersistStorage {
  readonly records: Map<string, unknown>;
  /** Set to make reading or writing fail as a browser does. */
  readFailure: Error | null;
  writeFailure: Error | null;
}

export function fakeStorage(records: Record<string, unknown> = {}): FakeStorage {
  const storage: FakeStorage = {
    records: new Map(Object.entries(records)),
    readFailure: null,
    writeFailure: null,
    async read(key) {
      if (storage.readFailure) throw storage.readFailure;
      return structuredClone(storage.records.get(key));
    },
    async update(key, change) {
      if (storage.writeFailure) throw storage.writeFailure;
      storage.records.set(key, structuredClone(change(storage.records.get(key))));
    },
    async replaceAll(records) {
      if (storage.writeFailure) throw storage.writeFailure;
      for (const [key, record] of records) storage.records.set(key, structuredClone(record));
    },
  };
  return storage;
}

/** One channel end per tab: a post is heard by every end but the sender's, when `deliver` is called. */
export function fakeChannels(): { tab(): PersistChannel; deliver(): void } {
  const tabs: Map<string, () => void>[] = [];
  let due: (() => void)[] = [];
  return {
    tab() {
      const heard = new Map<string, () => void>();
      tabs.push(heard);
      return {
        post(key) {
          due.push(() => {
            for (const other of tabs) if (other !== heard) other.get(key)?.();
          });
        },
        listen: (key, listener) => void heard.set(key, listener),
      };
    },
    deliver() {
      const posts = due;
      due = [];
      for (const post of posts) post();
    },
  };
}
