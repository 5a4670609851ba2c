/** All that is kept on the device as one file, and read again from it, on another device, too. No network is asked. */

import { countOf } from '../catalogue/format.ts';
import { isObject } from '../law/isObject.ts';
import { MAX_STAYS } from '../residency/index.ts';
import { checklist } from '../stores/checklist.ts';
import { comparison } from '../stores/comparison.ts';
import { DaysFileError, isDaysFile, readDaysFile } from '../stores/daysFile.ts';
import { joinedDays, withoutRead } from '../stores/joinedDays.ts';
import { askToKeep } from '../stores/lastingStorage.ts';
import type { PersistedRecord } from '../stores/persist.ts';
import { persistedPlan } from '../stores/plan.ts';
import { preferences, setTheme, THEMES, type Theme } from '../stores/preferences.ts';
import { recentComparisons } from '../stores/recentComparisons.ts';
import { isSameInAnyOrder } from '../stores/records.ts';
import { seenRelease } from '../stores/seenRelease.ts';
import { type DaysRecord, NO_STAYS, persistedStays, readDays } from '../stores/stays.ts';
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

/** What a file comes to on this device. */
interface Joined {
  readonly kept: KeptRecords;
  /** In words: "2 stays", "plan". */
  readonly added: readonly string[];
  readonly replaced: readonly string[];
}

/** Of each record that a person would miss. */
const NAMES: Readonly<Record<string, string>> = {
  situation: 'answers',
  comparison: 'comparison',
  checklist: 'ticks',
  leaving: 'ties',
  plan: 'plan',
};

/**
 * What a file says beside what is kept: the stays of both, and of everything else what the file says, where it says something.
 * @throws KeptFileError where there would be too many stays
 */
export function joinedWith(before: KeptRecords, file: KeptRecords): Joined {
  const { days, ...stays } = joinedDays(daysOf(before), daysOf(file));
  if (days.stays.length > MAX_STAYS) {
    throw new KeptFileError(`With the file there would be more than ${MAX_STAYS} stays.`);
  }
  const said = [...file.records].filter(([, record]) => !isNothing(saysOf(record)));
  const records = said.map(([key, record]) =>
    key === persistedStays.key ? ([key, withDays(record, days)] as const) : ([key, record] as const),
  );
  const named = (isAdded: boolean) =>
    said.flatMap(([key, record]) => {
      const kept = before.records.get(key);
      return isNothing(saysOf(kept)) === isAdded && !isSameInAnyOrder(kept, record) ? (NAMES[key] ?? []) : [];
    });
  const counted = (count: number) => (count > 0 ? [countOf(count, 'stay')] : []);
  return {
    kept: { ...file, records: new Map(records) },
    added: [...counted(stays.added), ...named(true)],
    replaced: [...counted(stays.replaced), ...named(false)],
  };
}

/** What was kept before a file was read, with the stays that have been entered since. */
export function undone(now: KeptRecords, before: KeptRecords, after: KeptRecords): KeptRecords {
  const days = withoutRead(daysOf(now), daysOf(before), daysOf(after));
  const { key } = persistedStays;
  return { ...before, records: new Map(before.records).set(key, withDays(before.records.get(key), days)) };
}

const saysOf = (record: unknown) => (isObject(record) ? record.value : undefined);
const daysOf = ({ records }: KeptRecords) => readDays(saysOf(records.get(persistedStays.key))) ?? NO_STAYS;
const withDays = (record: unknown, value: DaysRecord) => ({ ...(isObject(record) ? record : {}), value });

/** Whether nothing has been said: empty lists and fields. */
function isNothing(value: unknown): boolean {
  if (isObject(value) || Array.isArray(value)) return Object.values(value).every(isNothing);
  return value === undefined || value === null || value === false;
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
