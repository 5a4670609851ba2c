import type { Page } from '@playwright/test';

/** Puts a record of any shape in the place of the comparison that the device keeps. */
export function putRecord(page: Page, record: unknown): Promise<void> {
  return page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lowtide');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('state', 'readwrite');
          transaction.objectStore('state').put(value, 'comparison');
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}
