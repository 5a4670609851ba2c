import type { Page } from '@playwright/test';

/** Puts a record of any shape in the place of one that the device keeps, by default the comparison. */
export function putRecord(page: Page, record: unknown, key = 'comparison'): Promise<void> {
  return page.evaluate(
    ([value, name]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lowtide');
        opening.onerror = () => reject(opening.error);
        // As the app makes it, where that has not come to it yet.
        opening.onupgradeneeded = () => opening.result.createObjectStore('state');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('state', 'readwrite');
          transaction.objectStore('state').put(value, name);
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [record, key] as const,
  );
}

/** What the device keeps under a name, by default of the comparison; undefined where there is nothing, or no database. */
export function storedValue<Value = unknown>(page: Page, key = 'comparison'): Promise<Value | undefined> {
  return page.evaluate(
    (name) =>
      new Promise<Value | undefined>((resolve, reject) => {
        const opening = indexedDB.open('lowtide');
        // Where there is no database, none is left behind: an empty one would stand in the app's way.
        opening.onupgradeneeded = () => {
          opening.onerror = () => resolve(undefined);
          opening.transaction?.abort();
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('state').objectStore('state').get(name);
          db.close();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(reading.result?.value);
        };
      }),
    key,
  );
}

/** Opens the database as a later version of the site would; says whether other pages made way. */
export function raiseVersion(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lowtide', 7);
        opening.onblocked = () => resolve('blocked');
        opening.onerror = () => resolve('failed');
        opening.onsuccess = () => {
          opening.result.close();
          resolve('raised');
        };
      }),
  );
}
