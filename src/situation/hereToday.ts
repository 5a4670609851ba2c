/** "I am here today": what a tap makes of the stays, what may be asked after it, and how it is taken back. */
import { daysAfter } from '../residency/index.ts';
import { changeOf, takenBack } from '../stores/changedStays.ts';
import { type DaysRecord, inOrder, type StoredStay, type Tap } from '../stores/stays.ts';

type Stays = readonly StoredStay[];

function covers({ arrival, departure }: StoredStay, day: string): boolean {
  return arrival <= day && (departure === null || departure >= day);
}

/** The stay that a day belongs to; of two that touch, the one that began later. */
export function stayOn(stays: Stays, day: string): StoredStay | null {
  return (
    stays.filter((stay) => covers(stay, day)).sort((a, b) => (a.arrival < b.arrival ? 1 : -1))[0] ?? null
  );
}

/** The last stay that had begun by a day. */
export function lastStay(stays: Stays, day: string): StoredStay | null {
  return (
    stayOn(stays, day) ??
    stays.filter(({ arrival }) => arrival <= day).sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1))[0] ??
    null
  );
}

/** The country that was left on a day or the day before, for another. */
export function leftOn(stays: Stays, here: string, day: string): string | null {
  const left = stays.find(
    ({ country, departure }) =>
      country !== here && departure !== null && departure <= day && departure >= daysAfter(day, -1),
  );
  return left?.country ?? null;
}

/** Its last day; after every other one where it is open. */
export const endOf = ({ departure }: StoredStay) => departure ?? '9999';

/**
 * The stays with a day in a country. A stay there that ended the day before goes on; another country's ends that day, and
 * what was planned of it after that stays planned: a day on which one moves counts in both, as each country's rule has it.
 * @param newId names stays that begin with it
 */
export function withDay(stays: Stays, country: string, day: string, newId: () => string): Stays {
  if (stays.some((stay) => stay.country === country && covers(stay, day))) return stays;
  const next = daysAfter(day, 1);
  const others = stays.flatMap((stay): StoredStay[] => {
    const { arrival, departure } = stay;
    if (!covers(stay, day) || departure === day) return [stay];
    if (arrival === day) return [{ ...stay, arrival: next }];
    const rest = departure === null ? [] : [{ ...stay, id: newId(), arrival: next }];
    return [{ ...stay, departure: day }, ...rest];
  });
  const before = others.find((stay) => stay.country === country && stay.departure === daysAfter(day, -1));
  if (before) return others.map((stay) => (stay === before ? { ...stay, departure: day } : stay));
  const permit = lastStay(
    stays.filter((stay) => stay.country === country),
    day,
  )?.permit;
  return [...others, { id: newId(), country, arrival: day, departure: day, ...(permit && { permit }) }];
}

/** The last tap of a day; null where what it made has been changed since. */
export function lastTap({ stays, taps = [] }: DaysRecord, day: string): Tap | null {
  const tap = taps.at(-1);
  return tap?.on === day && changeOf(tap.after, stays).before.length === 0 ? tap : null;
}

/** The record with what a tap makes of the stays, and what it takes to undo it. @param answered the tap that it belongs to */
export function withTap(
  record: DaysRecord,
  on: string,
  make: (stays: Stays) => Stays,
  answered: Tap | null = null,
): DaysRecord {
  const before = answered ? takenBack(record.stays, answered) : record.stays;
  const stays = inOrder(make(record.stays));
  const change = changeOf(before, stays);
  if (!answered && change.before.length + change.after.length === 0) return record;
  const earlier = (record.taps ?? []).filter((tap) => tap.on === on).slice(0, answered ? -1 : undefined);
  return { ...record, stays, taps: [...earlier, { on, ...change }] };
}

/** As it was before the last tap of a day. */
export function withoutTap(record: DaysRecord, on: string): DaysRecord {
  const tap = lastTap(record, on);
  if (!tap) return record;
  const { taps = [], ...rest } = record;
  const earlier = taps.slice(0, -1);
  return {
    ...rest,
    stays: takenBack(record.stays, tap),
    ...(earlier.length > 0 && { taps: earlier }),
  };
}

/** What a tap cannot know, and one more can say. */
export type Doubt =
  /** Whether the days since the last one there were spent there, too; none of them has a stay. */
  | { readonly kind: 'gap'; readonly country: string; readonly from: string; readonly to: string }
  /** Whether the day began in the country of the day before. */
  | { readonly kind: 'left'; readonly country: string }
  /** Whether the stay that the tap has ended ended the day before. */
  | { readonly kind: 'ended'; readonly country: string };

/** More days than this nobody forgot to tap. */
const LONGEST_GAP = 92;

/** Null where the stay of the day follows on what was before. @param tap of that day */
export function doubtAfter(stays: Stays, day: string, tap: Tap | null = null): Doubt | null {
  const ended = tap?.before.find((stay) => covers(stay, day) && stay.arrival < day);
  if (ended) {
    const isAsked = stays.some(({ id, departure }) => id === ended.id && departure === day);
    return isAsked ? { kind: 'ended', country: ended.country } : null;
  }
  const now = stays.find(({ arrival, departure }) => arrival === day && departure === day);
  const before =
    now &&
    lastStay(
      stays.filter(({ arrival }) => arrival < day),
      day,
    );
  if (!now || !before || before.departure === null || before.departure >= day) return null;
  const from = daysAfter(before.departure, 1);
  if (before.country !== now.country) return from === day ? { kind: 'left', country: before.country } : null;
  if (from < daysAfter(day, -LONGEST_GAP)) return null;
  return { kind: 'gap', country: now.country, from, to: daysAfter(day, -1) };
}

/** The stays where the answer to a doubt is yes. */
export function settled(stays: Stays, doubt: Doubt, day: string): Stays {
  if (doubt.kind === 'ended') {
    return stays.map((stay) =>
      stay.country === doubt.country && stay.departure === day && stay.arrival < day
        ? { ...stay, departure: daysAfter(day, -1) }
        : stay,
    );
  }
  const begun = doubt.kind === 'gap' ? doubt.from : day;
  const before = stays.find(
    ({ country, departure }) => country === doubt.country && departure === daysAfter(begun, -1),
  );
  if (!before) return stays;
  return stays.flatMap((stay) => {
    if (stay === before) return [{ ...stay, departure: day }];
    const isJoined = doubt.kind === 'gap' && stay.country === doubt.country && stay.arrival === day;
    return isJoined ? [] : [stay];
  });
}

/** The country whose clocks a zone is, where the browser knows which countries have which; null otherwise. */
export function countryOfZone(zone: string, codes: readonly string[]): string | null {
  const zonesOf = (code: string): readonly string[] => {
    const locale: Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] } = new Intl.Locale(
      `und-${code}`,
    );
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  };
  try {
    return codes.find((code) => zonesOf(code).includes(zone)) ?? null;
  } catch {
    return null;
  }
}
