import { describe, expect, test } from 'vitest';
import { deviceTimeZone, localTimeIn, timeZoneOf } from '../../../src/catalogue/timeZones.ts';

describe('time zone', () => {
  test("the country's own IANA zone", { tags: 'constant-own-zone' }, () => {
    expect(timeZoneOf({ region: 'Asia', timeZone: 'Asia/Tbilisi' })).toBe('Asia/Tbilisi');
  });

  test.each([
    ['Europe', 'Europe/Berlin'],
    ['North America', 'America/New_York'],
    ['South America', 'America/Sao_Paulo'],
    ['Asia', 'Asia/Singapore'],
    ['Africa', 'Africa/Cairo'],
    ['Oceania', 'Australia/Sydney'],
  ] as const)(
    'the region zones are the fallback: %s → %s',
    { tags: 'constant-time-zones' },
    (region, zone) => {
      expect(timeZoneOf({ region })).toBe(zone);
      expect(timeZoneOf({ region, timeZone: 'Atlantis/Capital' })).toBe(zone);
    },
  );

  test('else UTC', { tags: 'constant-time-zones' }, () => {
    expect(timeZoneOf({ region: 'Antarctica' as 'Europe' })).toBe('UTC');
  });
});

describe('the time helper', () => {
  const winter = new Date('2026-01-15T13:05:00Z');
  const summer = new Date('2026-07-15T13:05:00Z');

  test.each([
    ['Europe/Malta', winter, 'Europe/Berlin', '2:05 PM', 'Same time zone', 0, 0],
    ['Europe/Malta', winter, 'UTC', '2:05 PM', '1 hour ahead of you', 1, 0],
    ['Europe/Malta', summer, 'UTC', '3:05 PM', '2 hours ahead of you', 2, 0],
    ['America/Asuncion', winter, 'Europe/Berlin', '10:05 AM', '4 hours behind you', -4, 0],
    ['Asia/Dubai', winter, 'Asia/Kolkata', '5:05 PM', '1 hour 30 minutes behind you', -1, -30],
    ['Asia/Kolkata', winter, 'UTC', '6:35 PM', '5 hours 30 minutes ahead of you', 5, 30],
    ['Asia/Kathmandu', winter, 'Asia/Kolkata', '6:50 PM', '15 minutes ahead of you', 0, 15],
    ['Pacific/Kiritimati', winter, 'Pacific/Pago_Pago', '3:05 AM', '25 hours ahead of you', 25, 0],
  ])(
    'in %s at %o for someone in %s: 12-hour time and offset',
    { tags: 'constant-local-time' },
    (zone, now, userZone, time, difference, offsetHours, offsetMinutes) => {
      const found = localTimeIn(zone, now, userZone);
      expect(found).toMatchObject({ time, difference, offsetHours, offsetMinutes });
    },
  );

  test('midnight and noon', () => {
    expect(localTimeIn('UTC', new Date('2026-01-15T00:00:00Z'), 'UTC').time).toBe('12:00 AM');
    expect(localTimeIn('UTC', new Date('2026-01-15T12:00:00Z'), 'UTC').time).toBe('12:00 PM');
  });

  test('long zone name', { tags: 'constant-zone-name' }, () => {
    expect(localTimeIn('Europe/Sofia', winter, 'UTC').zoneName).toBe('Eastern European Standard Time');
    expect(localTimeIn('Europe/Sofia', summer, 'UTC').zoneName).toBe('Eastern European Summer Time');
  });

  test('the device is in its own time zone', () => {
    expect(localTimeIn(deviceTimeZone(), winter, deviceTimeZone()).difference).toBe('Same time zone');
  });
});
