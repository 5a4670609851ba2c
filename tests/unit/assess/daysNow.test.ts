import { areas, rules } from 'virtual:lowtide/person';
import { describe, expect, test } from 'vitest';
import { daysHere, daysNow } from '../../../src/assess/daysNow.ts';
import { dayChanged, gaugeWords, hereWords, schengenLeft } from '../../../src/assess/daysNowEnglish.ts';
import { countryName } from '../../../src/catalogue/countryNames.ts';
import { NO_STAYS } from '../../../src/stores/stays.ts';

const record = (...stays: readonly string[]) => ({
  ...NO_STAYS,
  stays: stays.map((text) => {
    const [country = '', arrival = '', departure = null] = text.split(' ');
    return { id: text, country, arrival, departure };
  }),
});
const words = (code: string, today: string, ...stays: readonly string[]) =>
  hereWords(
    daysHere(code, { record: record(...stays), today }, rules),
    countryName(code),
    Object.hasOwn(rules, code),
  );

describe('days as of today', () => {
  test('whoever stays counts down to the day of the line', () => {
    const now = { record: record('RS 2026-07-01'), today: '2026-11-29' };
    const here = daysHere('RS', now, rules);
    expect(hereWords(here, 'Serbia', true)).toMatchObject({
      title: 'Resident in Serbia in',
      number: 31,
      unit: 'days',
      until: '2026-12-30',
    });
    expect(here.line && gaugeWords(here.line)).toEqual(['Day 152', 'day 183 is 30 Dec 2026']);
  });

  test.each([
    ['what is planned has not happened', 'RS', ['RS 2026-07-01 2027-03-01'], 31, 'days'],
    [
      'whoever is away has days to spend',
      'RS',
      ['RS 2026-07-01 2026-11-28', 'ES 2026-11-28'],
      32,
      'more days',
    ],
    ['a stay that has not begun is none', 'RS', ['RS 2026-12-01'], 183, 'more days'],
    ['where ties decide, the days of the year stand', 'BE', ['BE 2026-11-28'], 2, 'days'],
    ['so they do where the data have no rules', 'TH', ['TH 2026-11-29'], 1, 'day'],
  ])('%s', (_title, code, stays, number, unit) => {
    expect(words(code, '2026-11-29', ...stays)).toMatchObject({ number, unit });
  });

  test('a rule that asks for more than days is named and makes nobody resident', () => {
    const lines = Object.entries(rules).flatMap(
      ([code]) => words(code, '2026-11-29', `${code} 2026-10-01`).title,
    );
    expect(lines).toContain('183 days in France in');
    expect(lines).toContain('Resident in Serbia in');
  });

  test('once the line is passed, its day stands there', () => {
    expect(words('RS', '2026-11-29', 'RS 2026-01-01')).toMatchObject({
      title: '183 days in Serbia',
      said: 'Reached on 2 July 2026.',
    });
  });

  test('the day on which it was reached stays that day, and New Year begins no rule of twelve months anew', () => {
    for (const today of ['2026-12-30', '2027-01-01', '2027-02-01']) {
      expect(words('PT', today, 'PT 2026-03-02 2026-06-30', 'PT 2026-10-20'), today).toMatchObject({
        title: 'More than 183 nights in Portugal',
        said: 'Reached on 22 December 2026.',
      });
    }
    expect(words('PT', '2027-01-01', 'PT 2026-07-10')).toMatchObject({ number: 8, unit: 'days' });
    // Spain counts calendar years.
    expect(words('ES', '2027-01-01', 'ES 2026-03-01')).toMatchObject({ number: 183, unit: 'days' });
  });

  test('what the days that are left of the tax year cannot reach is not promised', () => {
    const stays = ['ES 2026-06-30 2026-10-19', 'PT 2026-10-20'];
    expect(words('ES', '2026-12-30', ...stays)).toMatchObject({
      title: 'More than 183 days in Spain',
      number: 112,
      unit: 'days',
      said: '183 days cannot be reached in 2026.',
    });
    expect(words('ES', '2026-10-20', ...stays)).toMatchObject({ number: 72, unit: 'more days' });
  });

  test('a day says what it brings', () => {
    const changed = (...stays: readonly string[]) =>
      dayChanged(daysHere('RS', { record: record(...stays), today: '2026-11-29' }, rules), 'Serbia');
    expect(changed('RS 2026-06-01 2026-11-29')).toBe('183 days in Serbia: one more, on 30 November 2026.');
    expect(changed('RS 2026-01-01')).toBeNull();
  });
});

test('visits in the Schengen area are counted to today, other countries by their days', () => {
  const now = daysNow(
    {
      record: record('DE 2026-09-01 2026-10-15', 'ES 2026-11-20 2027-06-01', 'RS 2026-10-15 2026-11-20'),
      today: '2026-11-29',
    },
    rules,
    areas,
  );
  expect(now.here?.code).toBe('ES');
  expect(now.others.map(({ code, days }) => [code, days])).toEqual([
    ['DE', 45],
    ['RS', 37],
  ]);
  expect(now.schengen && schengenLeft(now.schengen)).toBe('35 days left');
});
