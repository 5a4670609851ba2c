/** All that is kept on the device as one file, and read again from it, on another device, too. No network is asked. */

import { isObject } from '../law/isObject.ts';
import { checklist } from '../stores/checklist.ts';
import { comparison } from '../stores/comparison.ts';
import { DaysFileError, isDaysFile, readDaysFile } from '../stores/daysFile.ts';
import { askToKeep } from '../stores/lastingStorage.ts';
import type { PersistedRecord } from '../stores/persist.ts';
import { persistedPlan } from '../stores/plan.ts';
import { preferences, setTheme, THEMES, type Theme } from '../stores/preferences.ts';
import { recentComparisons } from '../stores/recentComparisons.ts';
import { seenRelease } from '../stores/seenRelease.ts';
import { persistedStays } from '../stores/stays.ts';
import { deviceStorage, type PersistStorage } from '../stores/storage.ts';
import { tieAnswers } from '../stores/tieAnswers.ts';
import { storedSkipped } from './skipped.ts';
import { storedSituation } from './store.ts';

/** Raised when a file means something else; a later one is refused whole. */
const FORMAT = 1;
/** No person's records are longer; a larger file is another kind of file. */
const MOST_BYTES = 4_000_000;

const NEWER =
  'A newer version of Lowtide has saved this file. Reload the page for that version, then read it again.';

/** Where records are kept: the app's own device, or one of a test. */
interface Device {
  readonly stores: readonly PersistedRecord[];
  readonly storage: PersistStorage;
}

const OWN: Device = {
  stores: [
    storedSituation,
    storedSkipped,
    comparison.persisted,
    recentComparisons.persisted,
    checklist.persisted,
    tieAnswers,
    persistedPlan,
    persistedStays,
    seenRelease,
  ],
  storage: deviceStorage,
};

/** What a file says: records by the keys of their stores, and the settings. */
export interface KeptRecords {
  readonly records: ReadonlyMap<string, unknown>;
  /** Absent where the file is of stays alone. */
  readonly theme?: Theme;
}

/** A file that is not read; the message says why, for the person who chose it. */
export class KeptFileError extends Error {
  override name = 'KeptFileError';
}

/** All that is kept, once every change is saved. What has never been said has no record. */
export async function allKept({ stores } = OWN): Promise<KeptRecords> {
  await Promise.all(stores.map(async (store) => [await store.start(), await store.settled()]));
  const records = stores.map((store) => [store, store.toRecord()] as const);
  return {
    records: new Map(
      records.flatMap(([store, record]) => (store.understands(record) ? [[store.key, record]] : [])),
    ),
    theme: preferences.getState().theme,
  };
}

/** @param saved the day, `2026-11-28` */
export function keptFileText({ records, theme }: KeptRecords, saved: string): string {
  const content = {
    lowtide: FORMAT,
    saved,
    records: { ...Object.fromEntries(records), settings: { theme } },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** @throws KeptFileError for a file that is not understood whole; nothing of it counts then */
export function readKeptFile(text: string, { stores } = OWN): KeptRecords {
  if (text.length > MOST_BYTES) throw new KeptFileError('The file is too large for what Lowtide keeps.');
  const content = parsed(text);
  if (isDaysFile(content)) return { records: new Map([[persistedStays.key, staysOf(content)]]) };
  if (!isObject(content) || !Number.isInteger(content.lowtide) || Number(content.lowtide) < FORMAT) {
    throw new KeptFileError('This is not a file that Lowtide has saved.');
  }
  if (content.lowtide !== FORMAT) throw new KeptFileError(NEWER);
  if (!isObject(content.records)) throw new KeptFileError('The file has no records.');
  const { settings, ...records } = content.records;
  for (const [key, record] of Object.entries(records)) {
    const store = stores.find((one) => one.key === key);
    if (!store || store.isLater(record)) throw new KeptFileError(NEWER);
    if (!store.understands(record)) throw new KeptFileError(`What the file has as "${key}" cannot be read.`);
  }
  return {
    records: new Map(Object.entries(records)),
    ...(settings !== undefined && { theme: themeOf(settings) }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new KeptFileError('The file is not valid JSON. It may be cut off, or another kind of file.');
  }
}

function staysOf(content: Record<string, unknown>): unknown {
  try {
    return { shape: 1, value: readDaysFile(content) };
  } catch (error) {
    throw error instanceof DaysFileError ? new KeptFileError(error.message) : error;
  }
}

function themeOf(settings: unknown): Theme {
  const theme = isObject(settings) ? THEMES.find((one) => one === settings.theme) : undefined;
  if (theme === undefined) throw new KeptFileError('What the file has as "settings" cannot be read.');
  return theme;
}

/**
 * Puts records in the place of those that are kept: all of them or none. Where the browser keeps nothing, they last as long as
 * the page.
 * @throws KeptFileError where they cannot be saved although others are
 */
export async function putRecords({ records, theme }: KeptRecords, { stores, storage } = OWN): Promise<void> {
  const changed = stores.filter(({ key }) => records.has(key));
  // What is under way would be saved over them.
  await Promise.all(changed.map(async (store) => [await store.start(), await store.settled()]));
  try {
    await storage.replaceAll(records);
  } catch {
    if (!changed.some(({ isInMemory }) => isInMemory())) {
      throw new KeptFileError('The browser has not saved it, perhaps because there is no room.');
    }
    for (const store of changed) store.show(records.get(store.key));
  }
  await Promise.all(changed.map((store) => store.reread()));
  askToKeep();
  if (theme !== undefined) setTheme(theme);
}
