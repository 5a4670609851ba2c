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
