/** A made-up device: storage and channel that tests can fill, break and share between "tabs". */
import type { KeptChannel } from '../../../src/stores/channel.ts';
import type { KeptStorage } from '../../../src/stores/storage.ts';

export interface FakeStorage extends KeptStorage {
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
      return storage.records.get(key);
    },
    async write(key, record, mayReplace) {
      if (storage.writeFailure) throw storage.writeFailure;
      if (mayReplace(storage.records.get(key))) storage.records.set(key, record);
    },
  };
  return storage;
}

/** One channel end per tab: a post is heard by every end but the sender's, when `deliver` is called. */
export function fakeChannels(): { tab(): KeptChannel; deliver(): void } {
  const tabs: Map<string, (record: unknown) => void>[] = [];
  let post: (() => void)[] = [];
  return {
    tab() {
      const heard = new Map<string, (record: unknown) => void>();
      tabs.push(heard);
      return {
        post(key, record) {
          post.push(() => {
            for (const other of tabs) if (other !== heard) other.get(key)?.(structuredClone(record));
          });
        },
        listen: (key, listener) => void heard.set(key, listener),
      };
    },
    deliver() {
      const due = post;
      post = [];
      for (const send of due) send();
    },
  };
}
