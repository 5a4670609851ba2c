/**
 * What the site keeps on the device: one IndexedDB database with one table of records.
 * Every call may fail (private mode, blocked, full, an old browser); callers carry on in memory.
 */
import type { DBSchema, IDBPDatabase } from 'idb';

/** Where records live; tests put their own in its place. */
export interface PersistStorage {
  /** The record as found, to be checked by the reader; undefined if there is none. */
  read(key: string): Promise<unknown>;
  /** Puts what `change` makes of a record in its place, in one transaction across tabs. */
  update(key: string, change: (found: unknown) => unknown): Promise<void>;
  /** Puts records in the place of others by their keys: all of them, or none where one cannot be written. */
  replaceAll(records: ReadonlyMap<string, unknown>): Promise<void>;
}

interface LowtideDatabase extends DBSchema {
  state: { key: string; value: unknown };
}
type Database = IDBPDatabase<LowtideDatabase>;

const NAME = 'lowtide';
const SCHEMA_VERSION = 1;
/** Some browsers never answer when storage is broken. */
const PATIENCE = 4000;

let opened: Promise<Database> | undefined;

export const deviceStorage: PersistStorage = {
  async read(key) {
    return withPatience((await database()).get('state', key), PATIENCE);
  },
  async update(key, change) {
    const transaction = (await database()).transaction('state', 'readwrite');
    const written = transaction.store.get(key).then((found) => transaction.store.put(change(found), key));
    await Promise.all([written, transaction.done]);
  },
  async replaceAll(records) {
    const transaction = (await database()).transaction('state', 'readwrite');
    const written = [...records].map(([key, record]) => transaction.store.put(record, key));
    await Promise.all([...written, transaction.done]);
  },
};

function database(): Promise<Database> {
  if (opened === undefined) {
    const attempt = withPatience(open(), PATIENCE);
    opened = attempt;
    attempt.catch(forget);
  }
  return opened;
}

/** The next call opens the database anew. */
function forget(): void {
  opened = undefined;
}

async function open(): Promise<Database> {
  try {
    return await connect(SCHEMA_VERSION);
  } catch (error) {
    // A later version of the site was here and has been taken back: its table of records is still readable.
    if (error instanceof DOMException && error.name === 'VersionError') return connect(undefined);
    throw error;
  }
}

async function connect(version: number | undefined): Promise<Database> {
  // Nothing is read or kept before the page is interactive, so this need not be here sooner.
  const { openDB } = await import('idb');
  const db = await openDB<LowtideDatabase>(NAME, version, {
    upgrade(created) {
      if (!created.objectStoreNames.contains('state')) created.createObjectStore('state');
    },
    blocking(_current, _wanted, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  });
  if (!db.objectStoreNames.contains('state')) throw new Error('The database has no table "state".');
  return db;
}

function withPatience<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
