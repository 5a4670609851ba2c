import { expect, test } from 'vitest';
import { daysByCountry, twelveMonthsTo } from '../../../src/assess/daysByCountry.ts';
import { NO_STAYS } from '../../../src/stores/stays.ts';

const record = {
  ...NO_STAYS,
  stays: ['DE 2025-09-01 2026-02-10', 'ES 2026-02-10 2026-06-30', 'RS 2026-10-01'].map((text) => {
    const [country = '', arrival = '', departure = null] = text.split(' ');
    return { id: text, country, arrival, departure };
  }),
};

test('days by country in a year, what is not entered, and the fullest twelve months up to its end', () => {
  expect(daysByCountry(record, '2026-01-01', '2026-12-31')).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
    countries: [
      { code: 'ES', days: 141, most: { days: 141, to: '2026-06-30' } },
      { code: 'RS', days: 92, most: { days: 92, to: '2026-12-31' } },
      { code: 'DE', days: 41, most: { days: 163, to: '2026-02-10' } },
    ],
    // July to September.
    unknown: 92,
  });
});

test('the same in any twelve months: a day on which one moves is one of both countries', () => {
  const from = twelveMonthsTo('2026-02-10');
  expect(from).toBe('2025-02-11');
  expect(daysByCountry(record, from, '2026-02-10').countries.map(({ code, days }) => [code, days])).toEqual([
    ['DE', 163],
    ['ES', 1],
  ]);
});
