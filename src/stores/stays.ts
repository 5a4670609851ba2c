/** Where a person was and will be, day by day: kept on the device only. */

import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { isObject } from '../law/isObject.ts';
import { isStayDay, MAX_STAYS, type Stay, type UkProfile } from '../residency/index.ts';
import { createPersisted, usePersisted } from './persist.ts';
import { fields, listOf, type Reader, whole } from './records.ts';
import { markStart } from './startMark.ts';

/** A stay with a name of its own, by which the list and the timeline know it while its dates change. */
export interface StoredStay extends Stay {
  readonly id: string;
}

/** Stays as they were, and as they are instead; those that are the same in both have no place in it. */
export interface Change {
  readonly before: readonly StoredStay[];
  readonly after: readonly StoredStay[];
}

/** What a tap on "I am here today" has changed, kept so that it can be taken back. */
export interface Tap extends Change {
  /** `2026-11-30`. */
  readonly on: string;
}

export interface DaysRecord {
  /** In the order of arrival. */
  readonly stays: readonly StoredStay[];
  /** From this day on the record is complete: a day without a stay is a day away from every country. */
  readonly recordFrom: string | null;
  /** What the test of the United Kingdom asks besides days. */
  readonly uk: { readonly profile: UkProfile; readonly ties: number } | null;
  /** Whether the stays are those of the example and not the person's own. */
  readonly example: boolean;
  /** Of the day of the last one, in their order. */
  readonly taps?: readonly Tap[];
}

export const NO_STAYS: DaysRecord = { stays: [], recordFrom: null, uk: null, example: false };

/** A stay whole, with fields that a later version may have added to it. */
const readStay: Reader<StoredStay> = (found) => {
  const country = isObject(found) && typeof found.country === 'string' ? countryCodeOf(found.country) : null;
  return country !== null && isStoredStay(found) ? { ...found, country } : undefined;
};

function isStoredStay(value: unknown): value is StoredStay {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    value.id !== '' &&
    isStayDay(value.arrival) &&
    (value.departure === null || (isStayDay(value.departure) && value.departure >= value.arrival)) &&
    (value.permit === undefined || typeof value.permit === 'boolean')
  );
}

export function isUkFacts(value: unknown): value is NonNullable<DaysRecord['uk']> {
  return (
    isObject(value) &&
    (value.profile === 'leaver' || value.profile === 'arriver') &&
    Number.isInteger(value.ties) &&
    Number(value.ties) >= 0 &&
    Number(value.ties) <= 5
  );
}

const readStays = listOf(readStay);

export const readDays: Reader<DaysRecord> = fields(
  {
    stays: readStays,
    recordFrom: whole((value): value is string | null => value === null || isStayDay(value)),
    uk: whole((value): value is DaysRecord['uk'] => value === null || isUkFacts(value)),
    example: whole((value): value is boolean => typeof value === 'boolean'),
    taps: listOf(
      fields<Tap>(
        { on: whole(isStayDay), before: readStays, after: readStays },
        { on: '', before: [], after: [] },
      ),
    ),
  },
  NO_STAYS,
);

/** Stays in the order of arrival; those of one day in that of departure, open ones last. */
export function inOrder(stays: readonly StoredStay[]): readonly StoredStay[] {
  const key = ({ arrival, departure }: Stay) => `${arrival} ${departure ?? '9'}`;
  return [...stays].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export function newStayId(): string {
  return Math.random().toString(36).slice(2, 10);
}

export const persistedStays = createPersisted<DaysRecord>({
  key: 'stays',
  shape: 1,
  empty: NO_STAYS,
  read: readDays,
  onChanged: () => markStart(),
});

function changeStays(change: (stays: readonly StoredStay[]) => readonly StoredStay[]): void {
  persistedStays.change((record) => ({ ...record, stays: inOrder(change(record.stays)) }));
}

export function addStay(stay: Stay): void {
  const named = { ...stay, id: newStayId() };
  changeStays((stays) => (stays.length < MAX_STAYS ? [...stays, named] : stays));
}

/** Puts a stay in the place of the one with its id; adds it where there is none, as an undo does. */
export function putStay(stay: StoredStay): void {
  changeStays((stays) => [...stays.filter(({ id }) => id !== stay.id), stay]);
}

export function removeStay(id: string): void {
  changeStays((stays) => stays.filter((stay) => stay.id !== id));
}

/** Replaces everything, as an import, an example and their undo do. */
export function replaceDays(record: DaysRecord): void {
  const stays = inOrder(record.stays);
  const isInOrder = stays.every((stay, place) => stay === record.stays[place]);
  persistedStays.replace(isInOrder ? record : { ...record, stays });
}

export function changeDays(change: Partial<Omit<DaysRecord, 'stays'>>): void {
  persistedStays.change((record) => ({ ...record, ...change }));
}

/** The record in a component; prerendering and hydration see none. */
export function useDays() {
  return usePersisted(persistedStays);
}
