import { describe, expect, test } from 'vitest';
import { rounded } from '../../../../src/catalogue/format.ts';
import { donutSlices, ringOf } from '../../../../src/charts/TaxDonut.tsx';

/** Of 60,000. */
const lines = [
  { kind: 'income', amount: 5_150, rate: 5_150 / 600 },
  { kind: 'socialContribution', amount: 4_360, rate: 4_360 / 600 },
  { kind: 'pension', amount: 0, rate: 0 },
] as const;

describe('the donut of tax shares', () => {
  test('shows the taxes in their fixed order and then what is kept, together the whole income', {
    tags: 'guide-donut',
  }, () => {
    const slices = donutSlices(lines, 60_000);
    expect(slices.map(({ name, amount }) => [name, amount])).toEqual([
      ['Income tax', 5_150],
      ['Social security', 4_360],
      ['You keep', 50_490],
    ]);
    expect(slices.reduce((sum, { share }) => sum + rounded(share, 1), 0)).toBeCloseTo(100);
  });

  test('nothing is kept where taxes exceed the income', () => {
    const line = { kind: 'income', amount: 16_500, rate: 165 } as const;
    expect(donutSlices([line], 10_000).map(({ kind }) => kind)).toEqual(['income']);
  });

  test("the ring has the same slices one after the other, from twelve o'clock, around the whole circle", () => {
    // Of 60,000: 8.6 %, 7.3 % and 84.2 %, less the gap of 0.4 between them.
    expect(ringOf(donutSlices(lines, 60_000))).toEqual([
      { kind: 'income', name: 'Income tax', dash: '8.2 91.8', offset: 24.8 },
      { kind: 'socialContribution', name: 'Social security', dash: '6.9 93.1', offset: 16.2 },
      { kind: 'keep', name: 'You keep', dash: '83.8 16.2', offset: 9 },
    ]);
    const [single] = ringOf(donutSlices([], 60_000));
    expect(single?.dash).toBe('100 0');
  });
});
