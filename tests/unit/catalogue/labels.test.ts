import { describe, expect, test } from 'vitest';
import {
  type Bucket,
  internetDots,
  livingCostBucket,
  livingCostColour,
  livingCostLabel,
  livingCostSymbols,
  passesFilter,
  qualityOfLifeBucket,
  qualityOfLifeDots,
  qualityOfLifePdfLabel,
} from '../../../src/catalogue/labels.ts';

describe('cost of living', () => {
  test.each([
    [0, 1, '$', 'Low ($)', 'green'],
    [34.9, 1, '$', 'Low ($)', 'green'],
    [35, 2, '$$', 'Moderate ($$)', 'lime'],
    [44.9, 2, '$$', 'Moderate ($$)', 'lime'],
    [45, 3, '$$$', 'High ($$$)', 'yellow'],
    [59.9, 3, '$$$', 'High ($$$)', 'yellow'],
    [60, 4, '$$$$', 'Very High ($$$$)', 'red'],
    [100, 4, '$$$$', 'Very High ($$$$)', 'red'],
  ])(
    '1 below 35; 2 from 35 to below 45; 3 from 45 to below 60; 4 at 60 and above: %d',
    (cost, bucket, symbols, label, colour) => {
      expect(livingCostBucket(cost)).toBe(bucket);
      expect(livingCostSymbols(cost)).toBe(symbols);
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
  ])('dots: 75+ four, 63+ three, 52+ two, else one: %d → %d', (quality, dots) => {
    expect(qualityOfLifeBucket(quality)).toBe(dots);
    expect(qualityOfLifeDots(quality)).toBe(dots);
  });

  test.each([
    [49.9, 'Basic'],
    [50, 'Good'],
    [64.9, 'Good'],
    [65, 'Very Good'],
    [79.9, 'Very Good'],
    [80, 'Excellent'],
  ])(
    'PDF labels: Basic below 50, Good below 65, Very Good below 80, else Excellent: %d → %s',
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
])('internet dots: 201+ four, 151+ three, 51+ two, else one: %d → %d', (speed, dots) => {
  expect(internetDots(speed)).toBe(dots);
});

test.each<[Bucket, Bucket[], boolean]>([
  [2, [], true],
  [2, [2], true],
  [2, [1, 2], true],
  [2, [1, 3, 4], false],
])('bucket %d passes if it is selected or none is: %j → %s', (bucket, selected, passes) => {
  expect(passesFilter(bucket, selected)).toBe(passes);
});
