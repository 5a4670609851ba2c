import { describe, expect, test } from 'vitest';
import { citedIn, withoutCitation } from '../../../src/catalogue/citedAddress.ts';

const cited = (search: string) => citedIn(new URLSearchParams(search));

describe('an address cites an amount of a year and a release', () => {
  test('with all three', () => {
    expect(cited('income=70000&year=2026&total=9362.28&data=2026-11-26')).toEqual({
      year: 2026,
      total: 9362.28,
      release: '2026-11-26',
    });
    expect(cited('year=2026&total=0&data=2026-11')).toEqual({ year: 2026, total: 0, release: '2026-11' });
  });

  test.each([
    'income=70000&data=2026-11-26',
    'year=2026&data=2026-11-26',
    'year=26&total=1&data=2026-11',
    'year=2026&total=-1&data=2026-11',
    'year=2026&total=1e9&data=2026-11',
    'year=2026&total=1&data=x',
  ])('not with %s', (search) => {
    expect(cited(search)).toBeNull();
  });

  test('links to other schemes do without it', () => {
    expect(withoutCitation('income=70000&year=2026&total=1&data=2026-11')).toBe('income=70000');
    expect(withoutCitation('income=70000&costs=10%')).toBe('income=70000&costs=10%');
  });
});
