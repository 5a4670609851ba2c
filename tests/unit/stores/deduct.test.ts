import { describe, expect, test } from 'vitest';
import { STRIP_CHOICE, stripSearch } from '../../../src/screens/countries/cheapestQuery.ts';
import { GUIDE_INCOME } from '../../../src/screens/guide/guideAddress.ts';
import { deductInSearch, withDeduct } from '../../../src/stores/deduct.ts';

describe('addresses hold what a person set', () => {
  test.each([
    ['', null],
    ['income=1', null],
    ['deduct=1', true],
    ['income=1&deduct=0', false],
    ['deduct=yes', null],
  ])('the switch in %j is %j', (search, deduct) => {
    expect(deductInSearch(search)).toBe(deduct);
  });

  test('the switch is written as deduct=1 and left out when off; the rest stays, commas readable', () => {
    expect(withDeduct('tax_regime_ids=a,b&income=5', true)).toBe('tax_regime_ids=a,b&income=5&deduct=1');
    expect(withDeduct('deduct=1&tax_regime_ids=a,b', false)).toBe('tax_regime_ids=a,b');
  });

  test.each([
    ['income=100000', 100_000],
    ['income=101000', 100_000],
    ['income=1', 40_000],
    ['income=9000000', 200_000],
    ['income=x', null],
    ['', null],
  ])("the guide's income in %j is %j, where the slider can stand", (search, income) => {
    expect(GUIDE_INCOME.read(search)).toBe(income);
  });

  test("the guide's default income is left out", () => {
    expect(GUIDE_INCOME.write('deduct=1', 60_000)).toBe('deduct=1');
    expect(GUIDE_INCOME.write('deduct=1', 65_000)).toBe('deduct=1&income=65000');
  });

  test("the strip's region and work type, beside the table's own parameters", () => {
    const choice = { region: 'europe', workType: 'business' } as const;
    const search = STRIP_CHOICE.write('income=5', choice);
    expect(search).toBe('income=5&region=europe&work=business');
    expect(STRIP_CHOICE.read(search)).toEqual(choice);
    expect(STRIP_CHOICE.read('income=5')).toBeNull();
    expect(stripSearch(`${search}&deduct=1`)).toBe('region=europe&work=business&deduct=1');
  });
});
