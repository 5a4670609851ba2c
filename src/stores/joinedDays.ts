/** Stays of a file beside those that are kept, and how that is taken back. */
import { changeOf, takenBack } from './changedStays.ts';
import { isSameInAnyOrder } from './records.ts';
import { type DaysRecord, inOrder, NO_STAYS, type StoredStay } from './stays.ts';

interface Joined {
  readonly days: DaysRecord;
  readonly added: number;
  /** Stays that both have and that differ: they are the file's. */
  readonly replaced: number;
}

const daysIn = ({ country, arrival, departure, permit = false }: StoredStay) =>
  [country, arrival, departure, permit].join(' ');

/** What both have stands once, whichever device named it; an example gives way to what is a person's own. */
export function joinedDays(kept: DaysRecord, read: DaysRecord): Joined {
  const own = kept.example ? NO_STAYS : kept;
  if (own.stays.length > 0 && read.example) return { days: kept, added: 0, replaced: 0 };
  const byId = new Map(read.stays.map((stay) => [stay.id, stay]));
  const beside = own.stays.map((stay) => {
    const other = byId.get(stay.id);
    return other === undefined || isSameInAnyOrder(other, stay) ? stay : other;
  });
  const known = new Set(own.stays.flatMap((stay) => [stay.id, daysIn(stay)]));
  const added = read.stays.filter((stay) => !known.has(stay.id) && !known.has(daysIn(stay)));
  return {
    days: {
      ...own,
      ...read,
      stays: inOrder([...beside, ...added]),
      recordFrom: read.recordFrom ?? own.recordFrom,
      uk: read.uk ?? own.uk,
    },
    added: added.length,
    replaced: beside.filter((stay, place) => stay !== own.stays[place]).length,
  };
}

/** As it was before a file was read; what has been entered since stays. */
export function withoutRead(now: DaysRecord, before: DaysRecord, after: DaysRecord): DaysRecord {
  const isRead = ({ id }: StoredStay) => after.stays.some((stay) => stay.id === id);
  const base = before.example && !now.stays.every(isRead) ? NO_STAYS : before;
  return { ...base, stays: takenBack(now.stays, changeOf(base.stays, after.stays)) };
}
