import { describe, expect, test } from 'vitest';
import { nameInText } from '../../../src/catalogue/format.ts';
import {
  type Bucket,
  formatLimit,
  internetDots,
  keptText,
  livingCostBucket,
  livingCostColour,
  livingCostLabel,
  passesFilter,
  qualityOfLifeBucket,
  qualityOfLifeDots,
  qualityOfLifePdfLabel,
  rateText,
  revenueLimitText,
} from '../../../src/catalogue/labels.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { isEligible } from '../../../src/law/index.ts';

describe('cost of living', () => {
  test.each([
    [0, 1, 'Low ($)', 'green'],
    [34.9, 1, 'Low ($)', 'green'],
    [35, 2, 'Moderate ($$)', 'lime'],
    [44.9, 2, 'Moderate ($$)', 'lime'],
    [45, 3, 'High ($$$)', 'yellow'],
    [59.9, 3, 'High ($$$)', 'yellow'],
    [60, 4, 'Very High ($$$$)', 'red'],
    [100, 4, 'Very High ($$$$)', 'red'],
  ])(
    '1 below 35; 2 from 35 to below 45; 3 from 45 to below 60; 4 at 60 and above: %d',
    { tags: ['rule-cost-buckets', 'constant-cost-symbols'] },
    (cost, bucket, label, colour) => {
      expect(livingCostBucket(cost)).toBe(bucket);
      expect(livingCostLabel(cost)).toBe(label);
      expect(livingCostColour(cost)).toBe(colour);
    },
  );
});

describe('quality of life', () => {
  test.each([
    [0, 1],
    [51.9, 1],
    [52, 2],
    [62.9, 2],
    [63, 3],
    [74.9, 3],
    [75, 4],
    [100, 4],
  ])(
    'dots: 75+ four, 63+ three, 52+ two, else one: %d → %d',
    { tags: ['rule-quality-buckets', 'constant-quality-dots'] },
    (quality, dots) => {
      expect(qualityOfLifeBucket(quality)).toBe(dots);
      expect(qualityOfLifeDots(quality)).toBe(dots);
    },
  );

  test.each([
    [49.9, 'Basic'],
    [50, 'Good'],
    [64.9, 'Good'],
    [65, 'Very Good'],
    [79.9, 'Very Good'],
    [80, 'Excellent'],
  ])(
    'PDF labels: Basic below 50, Good below 65, Very Good below 80, else Excellent: %d → %s',
    { tags: 'constant-quality-pdf' },
    (quality, label) => {
      expect(qualityOfLifePdfLabel(quality)).toBe(label);
    },
  );
});

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
  [150, 2],
  [151, 3],
  [200, 3],
  [201, 4],
  [1_000, 4],
])(
  'internet dots: 201+ four, 151+ three, 51+ two, else one: %d → %d',
  { tags: 'constant-internet-dots' },
  (speed, dots) => {
    expect(internetDots(speed)).toBe(dots);
  },
);

test.each<[Bucket, Bucket[], boolean]>([
  [2, [], true],
  [2, [2], true],
  [2, [1, 2], true],
  [2, [1, 3, 4], false],
])(
  'bucket %d passes if it is selected or none is: %j → %s',
  { tags: 'rule-cost-passes' },
  (bucket, selected, passes) => {
    expect(passesFilter(bucket, selected)).toBe(passes);
  },
);

describe('figures at a limit', () => {
  test.each([
    [57_142.86, '$57,142'],
    [57_143, '$57,143'],
    [49_999.999, '$49,999'],
  ])('a limit of %d is shown as %s, which it still allows', (limit, text) => {
    expect(formatLimit(limit)).toBe(text);
    const shown = Number(text.replace(/\D/g, ''));
    expect(isEligible({ maxIncomeThreshold: limit }, shown)).toBe(true);
    expect(isEligible({ maxIncomeThreshold: limit }, shown + 1)).toBe(false);
  });

  test('no limit says so', () => {
    expect(revenueLimitText(null)).toBe('No revenue limit');
    expect(revenueLimitText(57_142.86)).toBe('$57,142');
  });

  test.each([
    [200.4, 3],
    [200.5, 4],
    [150.6, 3],
    [50.49, 1],
    [50.5, 2],
  ])('%d Mbps has %d dots, as the shown whole number says', (speed, dots) => {
    expect(internetDots(speed)).toBe(dots);
  });

  test.each([
    [100, 1_000, '100.0%'],
    [100.04, 1_001, 'over 100%'],
    [10_397.8, 2_823, 'over 100%'],
    // The engine has no rate of no income.
    [0, 2_823, 'over 100%'],
    [0, 0, '0.0%'],
    [0.2, 100, '0.2%'],
  ])('a rate of %d, of a tax of %d, reads %s', (rate, amount, text) => {
    expect(rateText(rate, amount)).toBe(text);
  });

  test.each([
    [69_060, '$69,060', '$5,755 a month', '$69,060 a year'],
    [0, '$0', '$0 a month', '$0 a year'],
    [-2_823, 'nothing', 'nothing', 'nothing'],
  ])('what is kept of %d reads %s, %s, %s', (kept, text, month, year) => {
    expect(keptText(kept, moneyIn('USD'))).toBe(text);
    expect(keptText(kept, moneyIn('USD'), 'month')).toBe(month);
    expect(keptText(kept, moneyIn('USD'), 'year')).toBe(year);
  });
});

test('a country is named in a sentence with its article', () => {
  expect(nameInText('United Arab Emirates')).toBe('the United Arab Emirates');
  expect(nameInText('Netherlands')).toBe('the Netherlands');
  expect(nameInText('Malta')).toBe('Malta');
});
