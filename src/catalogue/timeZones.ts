import type { Country } from './entities.ts';

/** The time in a country as a person elsewhere sees it. */
export interface LocalTime {
  /** 12-hour time: `3:05 PM`. */
  readonly time: string;
  /** Long zone name: `Eastern European Summer Time`. */
  readonly zoneName: string;
  /** `2 hours ahead of you`, `5 hours 30 minutes behind you` or `Same time zone`. */
  readonly difference: string;
  /** Whole hours and minutes to the person's own zone, both negative where the country is behind. */
  readonly offsetHours: number;
  readonly offsetMinutes: number;
}

/** Fallback by region. */
const REGION_ZONES: Readonly<Record<string, string>> = {
  Europe: 'Europe/Berlin',
  'North America': 'America/New_York',
  'South America': 'America/Sao_Paulo',
  Asia: 'Asia/Singapore',
  Africa: 'Africa/Cairo',
  Oceania: 'Australia/Sydney',
};

/** The country's own IANA zone; its region's where it has none that is known here; else UTC. */
export function timeZoneOf(country: Pick<Country, 'region'> & { readonly timeZone?: string }): string {
  if (country.timeZone && isKnownZone(country.timeZone)) return country.timeZone;
  return REGION_ZONES[country.region] ?? 'UTC';
}

function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone that the device is set to. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time in a zone at an instant, told to someone whose own zone is `userZone`. */
export function localTimeIn(timeZone: string, now: Date, userZone: string): LocalTime {
  const minutes = utcOffsetMinutes(timeZone, now) - utcOffsetMinutes(userZone, now);
  const time = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return {
    // Some releases put a narrow no-break space before AM and PM.
    time: new Intl.DateTimeFormat('en-US', time).format(now).replace(/\s/g, ' '),
    zoneName: zonePart(timeZone, now, 'long'),
    difference: describeDifference(minutes),
    offsetHours: Math.trunc(minutes / 60) + 0,
    offsetMinutes: (minutes % 60) + 0,
  };
}

function describeDifference(minutes: number): string {
  if (minutes === 0) return 'Same time zone';
  const size = Math.abs(minutes);
  const parts = [count(Math.floor(size / 60), 'hour'), count(size % 60, 'minute')].filter(
    (part) => part !== '',
  );
  return `${parts.join(' ')} ${minutes > 0 ? 'ahead of' : 'behind'} you`;
}

function count(value: number, unit: string): string {
  if (value === 0) return '';
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** Minutes that a zone is ahead of UTC, read from `GMT+05:30`. */
function utcOffsetMinutes(timeZone: string, now: Date): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(zonePart(timeZone, now, 'longOffset')) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

function zonePart(timeZone: string, now: Date, timeZoneName: 'long' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(now);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
