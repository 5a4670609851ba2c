/** The situation as it is kept on the device: one record, the same in every open tab, removed with one press. */
import {
  createPersisted,
  type Persisted,
  type PersistOptions,
  type PersistStatus,
  usePersisted,
} from '../stores/persist.ts';
import { PREFERENCES_KEY } from '../stores/preferences.ts';
import { isObject } from '../stores/records.ts';
import { deviceStorage, type PersistStorage } from '../stores/storage.ts';
import { keptSituation, NOTHING_SAID, type Situation } from './situation.ts';

const KEY = 'situation';
const SHAPE = 1;

/** Records of their own in which earlier versions of the site kept answers; read once and moved over. */
const PROFILE = 'profile';
const PRESENT_TAX = 'present-tax';
const COMPARISON = 'comparison';

/** A situation of its own; the app uses the one below, tests make theirs. */
export function createSituation(device: Partial<PersistOptions<Situation>> = {}): Persisted<Situation> {
  return createPersisted<Situation>({
    ...device,
    storage: withOldRecords(device.storage ?? deviceStorage, KEY, SHAPE),
    key: KEY,
    shape: SHAPE,
    empty: NOTHING_SAID,
    kept: keptSituation,
  });
}

export const storedSituation = createSituation();

/** What has been said, in a component; prerendering and hydration see nothing said. */
export function useStoredSituation(): { readonly value: Situation; readonly status: PersistStatus } {
  return usePersisted(storedSituation);
}

/**
 * A storage whose record of the situation is made from the old records where there is none yet. What was moved over is
 * written at once and the old records are emptied, so that removing one's answers removes them.
 */
function withOldRecords(storage: PersistStorage, key: string, shape: number): PersistStorage {
  return {
    async read(name) {
      const found = await storage.read(name);
      if (name !== key || found !== undefined) return found;
      const [profile, presentTax, comparison] = await Promise.all(
        [PROFILE, PRESENT_TAX, COMPARISON].map((old) => storage.read(old)),
      );
      const deduct = deductPreference();
      if (!deduct && profile === undefined && presentTax === undefined && !hasIncome(comparison))
        return undefined;
      // Where its code does not come, the old records are read the next time.
      const answers = await import('./oldAnswers.ts').catch(() => null);
      const value = answers?.situationOf(profile, presentTax, comparison, deduct) ?? null;
      if (value === null) return undefined;
      const record = { shape, value };
      await moveOver(storage, key, record);
      return record;
    },
    update: (name, change) => storage.update(name, change),
  };
}

/** Where nothing can be written, the old records stay and are read again the next time. */
async function moveOver(storage: PersistStorage, key: string, record: unknown): Promise<void> {
  try {
    await storage.update(key, (found) => found ?? record);
    await Promise.all([PROFILE, PRESENT_TAX].map((old) => storage.update(old, () => undefined)));
  } catch {
    // The answers hold for this page all the same.
  }
}

/** Whether a comparison is of an earlier version: today's hold no income. */
function hasIncome(record: unknown): boolean {
  return isObject(record) && isObject(record.value) && record.value.income !== undefined;
}

/** "Deduct social contributions first", which was a setting beside the theme. */
function deductPreference(): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null');
    return isObject(found) && found.deductContributions === true;
  } catch {
    return false;
  }
}
