/** How long a visitor may stay without a visa in the countries outside the Schengen area. */
import { addMonths, type Day, formatDay } from './days.ts';
import { answerRolling, type RollingAnswer, visitorDays } from './schengen.ts';
import { type History, periodsIn, visitsOf } from './stays.ts';
import type { Areas, CountryCode, NationalStay, VisaLimit } from './types.ts';

export interface VisaAnswer extends Partial<Omit<RollingAnswer, 'left'>> {
  /** The kind of limit; null where the data know none for this passport. */
  readonly limit: VisaLimit['kind'] | null;
  /** Days of the stay that runs, or of the rolling window. */
  readonly used: number;
  readonly left: number | null;
  /** Last day of the stay that runs (or, with a rolling limit, that could begin). */
  readonly lastDay: string | null;
  readonly overstayDays: number;
  readonly firstOverstay: string | null;
}

/**
 * The limit for a passport: `EU`, `US`, `GB`, or the code of a country of the group EU. Undefined if none is known.
 */
export function nationalStayOf(
  areas: Areas,
  country: CountryCode,
  passport: string,
): NationalStay | undefined {
  const groups = Object.entries(areas.passports)
    .filter(([name, { members }]) => name === passport || members?.includes(passport))
    .map(([name]) => name);
  return areas.nationalStays.find(
    (stay) =>
      stay.country === country &&
      !stay.exceptCountries?.includes(passport) &&
      stay.passports.some((name) => groups.includes(name)),
  );
}

type PerEntry = Extract<VisaLimit, { kind: 'per-entry' }>;

function lastDayOf(entry: Day, { days, months }: PerEntry): Day {
  return (months === undefined ? entry + days : addMonths(entry, months)) - 1;
}

/** Each entry opens a new stay; the one that runs on the day of the question is shown. */
function answerPerEntry(history: History, country: CountryCode, limit: PerEntry): VisaAnswer {
  const visits = visitsOf(periodsIn(history, country).filter(({ permit }) => !permit));
  const current = visits.findLast(({ from, to }) => from <= history.on && history.on <= to);
  const over = visits
    .map(({ from, to }) => ({ first: lastDayOf(from, limit) + 1, to }))
    .filter(({ first, to }) => first <= to);
  const [firstOver] = over;
  const lastDay = current === undefined ? null : lastDayOf(current.from, limit);
  return {
    limit: limit.kind,
    used: current === undefined ? 0 : history.on - current.from + 1,
    left: lastDay === null ? null : Math.max(0, lastDay - history.on),
    lastDay: lastDay === null ? null : formatDay(lastDay),
    overstayDays: over.reduce((total, { first, to }) => total + to - first + 1, 0),
    firstOverstay: firstOver === undefined ? null : formatDay(firstOver.first),
  };
}

/** @param from the day that a stay would begin, for rolling limits; the day after the question unless given */
export function answerVisa(
  history: History,
  areas: Areas,
  country: CountryCode,
  passport: string,
  from?: Day,
): VisaAnswer {
  const stay = nationalStayOf(areas, country, passport);
  const days = visitorDays(history, country);
  switch (stay?.limit.kind) {
    case 'rolling':
      return { limit: 'rolling', ...answerRolling(days, stay.limit, history.on, from) };
    case 'per-entry':
      return answerPerEntry(history, country, stay.limit);
    default:
      return {
        limit: stay === undefined ? null : 'free-movement',
        used: days.count(days.first, history.on),
        left: null,
        lastDay: null,
        overstayDays: 0,
        firstOverstay: null,
      };
  }
}
