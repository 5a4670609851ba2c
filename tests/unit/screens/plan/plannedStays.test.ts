import { describe, expect, test } from 'vitest';
import { countryDays } from '../../../../src/assess/countryDays.ts';
import { plannedStays } from '../../../../src/screens/plan/days/stays.ts';
import { rules } from './daysRecord.ts';

describe('stays to begin with', () => {
  test('at home until the arrival, there from then on, and nothing left out before', () => {
    const { stays, recordFrom } = plannedStays('DE', 'BG', '2027-05-01', []);
    expect(stays.map(({ id: _, ...one }) => one)).toEqual([
      { country: 'DE', arrival: '2025-01-01', departure: '2027-05-01', permit: true },
      { country: 'BG', arrival: '2027-05-01', departure: null, permit: true },
    ]);
    expect(recordFrom).toBe('2025-01-01');
  });

  test.each([
    ['DE', 'BG', ['de'], []],
    ['US', 'BG', ['it'], ['US']],
    ['US', 'PY', ['us'], ['PY']],
    ['DE', 'AE', ['eu-other'], ['AE']],
    ['CA', 'AE', ['other'], ['CA', 'AE']],
  ] as const)('from %s to %s with %j there are permits for %j', (from, to, citizenships, permits) => {
    const { stays } = plannedStays(from, to, '2027-05-01', citizenships);
    expect(stays.filter(({ permit }) => permit).map(({ country }) => country)).toEqual(permits);
  });

  test('they hold the years that the United States weigh beside the one of the move', () => {
    const record = plannedStays('US', 'PY', '2027-02-01', ['us']);
    const country = countryDays('US', { record, year: 2027, today: '2026-11-22', rules });
    const line = country?.lines.find(({ rule }) => rule.id === 'substantial-presence');
    expect(line?.answer).toMatchObject({ met: true, parts: [32, 365, 365] });
  });
});
