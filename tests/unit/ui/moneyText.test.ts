import { describe, expect, test } from 'vitest';
import { parseAmount } from '../../../src/catalogue/amounts.ts';
import { formatWhole } from '../../../src/catalogue/format.ts';
import { groupingOf, isUndecided, writtenText } from '../../../src/ui/moneyText.ts';

const box = (text: string, from: number | null = text.length, grouping = '') => ({ text, from, grouping });

describe("the box's own commas are no decimal marks", () => {
  test.each([
    ['a digit behind', box('70,000'), '70,0005', 7, 700_005],
    ['a digit in front', box('70,000', 0), '170,000', 1, 170_000],
    ['a digit taken away behind', box('70,000'), '70,00', 5, 7_000],
    ['a digit taken away in front', box('70,000', 1), '0,000', 0, 0],
    ['the first of two', box('80,500', 1), '0,500', 0, 500],
    ['a digit in the middle', box('1,000', 2), '1,9000', 3, 19_000],
    ['a decimal mark behind', box('85,000'), '85,000.5', 8, 85_000],
    ['a decimal comma behind', box('85,000'), '85,000,5', 8, 85_000],
    ['all replaced by the same beginning', box('85,000', 0), '85,5', 4, 85],
    ['all replaced', box('80,000', 0), '70.000,00', 9, 70_000],
    ['the end replaced', box('85,000', 3), '85,123', 6, 85_123],
    ['filled in by the browser', box('60,000', null), '70,5', 4, 70],
  ])('%s', (_what, before, changed, to, amount) => {
    expect(parseAmount(writtenText(before, changed, to))).toMatchObject({ amount });
  });

  test('a second mark like the one that grouped the digits before it groups, too', () => {
    expect(writtenText(box('1,234', 5, '.'), '1,234.567', 9)).toBe('1.234.567');
    expect(writtenText(box('1,234', 5, '.'), '1,234,5', 7)).toBe('1.234,5');
    expect(writtenText(box('1,234', 5, ''), '1,234.5', 7)).toBe('1234.5');
    expect(writtenText(box('1,234', 5, '.'), '1,2345', 6)).toBe('12345');
  });
});

describe('a text that is being typed', () => {
  test.each(['12.', '12.5', '85000,50', '1.234.', '1.234,5', '७.५'])(
    '%s may become something else',
    (text) => {
      expect(isUndecided(text)).toBe(true);
    },
  );

  test.each(['', '12', '12.500', '12.5k', '.', '85000.505'])('%o may not', (text) => {
    expect(isUndecided(text)).toBe(false);
  });

  test.each([
    ['1.234', '.'],
    ['1,234', ','],
    ['1.234.567', '.'],
    ['1234', ''],
    ['12.5k', ''],
  ])('%s groups its digits by %o', (text, mark) => {
    expect(groupingOf(text)).toBe(mark);
  });

  /** The amount after typing a text, sign by sign, at the end of an empty box. */
  function typed(text: string): number {
    let shown = '';
    let grouping = '';
    let amount = 0;
    for (const sign of text) {
      const isFormatted = shown === '' || shown === formatWhole(amount);
      const before = { text: shown, from: isFormatted ? shown.length : null, grouping };
      const written = writtenText(before, shown + sign, shown.length + 1);
      const read = parseAmount(written);
      if (read.status === 'accepted') amount = read.amount;
      if (isUndecided(written)) shown = written;
      else {
        shown = read.status === 'empty' ? '' : formatWhole(amount);
        grouping = groupingOf(written);
      }
    }
    return amount;
  }

  test.each([
    ['70000', 70_000],
    ['85000.50', 85_000],
    ['85000,5', 85_000],
    ['70.000,00', 70_000],
    ['£45,000.00', 45_000],
    ['12 345,67', 12_345],
    ['1.234.567', 1_234_567],
    ['1,234,567.89', 1_234_567],
    ['1.234.567,89', 1_234_567],
    ['12,00,000', 1_200_000],
    ['70k', 70_000],
    ['70.5k', 70_500],
    ['1.2m', 1_200_000],
    ['1.250m', 1_250_000],
    ['७००००', 70_000],
  ])('%s, sign by sign, is %d', (text, amount) => {
    expect(typed(text)).toBe(amount);
  });
});
