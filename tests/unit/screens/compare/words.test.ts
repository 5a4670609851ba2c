import { describe, expect, it } from 'vitest';
import { moneyIn } from '../../../../src/catalogue/money.ts';
import { conditionOf, leadWords, pairWords } from '../../../../src/screens/compare/leadWords.ts';
import { namesText, unknownIdsNotice } from '../../../../src/screens/compare/words.ts';
import type { FitLevel } from '../../../../src/situation/fit.ts';

describe('the words of the compare page', () => {
  it('the toast counts what was left out, without the ids of a machine', () => {
    expect(unknownIdsNotice(['x-1'])).toBe(
      'One tax regime of this link does not exist here and was left out.',
    );
    expect(unknownIdsNotice(['x', 'y'])).toBe(
      '2 tax regimes of this link do not exist here and were left out.',
    );
  });

  it('a country with two regimes is named once', () => {
    expect(namesText(['Malta', 'Spain', 'Malta'])).toBe('Malta and Spain');
  });

  const one = (kept: number, level: FitLevel = 'fits', mark: string | null = null, ends: string[] = []) => ({
    kept,
    fit: { level, mark },
    regime: { maxIncomeThreshold: mark ? 190_000 : null, healthcareType: 'Full' as const },
    lastingWords: () => ends,
  });
  const figures = { currency: 'USD', money: moneyIn('USD') } as const;

  it.each([
    [one(12_000), one(24_000), 'B leaves more', '+$1,000 a month'],
    // Of the rounded amounts: $1,001 and $1,000.
    [one(12_007), one(12_005), 'A leaves more', '+$1 a month'],
    [one(24_000, 'check'), one(12_000), 'A leaves more, if it is open to you', '+$1,000 a month'],
    [one(24_000, 'no'), one(12_000), 'Only B fits', null],
    [one(12_000), one(12_001), 'Both leave the same', null],
  ])('two regimes: the difference in a sentence', (a, b, text, difference) => {
    expect(pairWords([a, b], ['A', 'B'], figures)).toEqual({ text, difference });
  });

  it.each([
    ['fits', null, undefined],
    ['fits', 'if the work counts as foreign', 'if the work counts as foreign'],
    ['check', 'if the work counts as foreign', 'if it is open to you'],
    ['no', null, 'although it does not fit you'],
  ] as const)('%s, %s: a name is followed by %s', (level, mark, words) => {
    expect(conditionOf({ level, mark })).toBe(words);
  });

  it.each([
    [[one(12_000), one(24_000)], 'B leaves you most: $2,000 a month.'],
    [
      [one(24_000, 'check'), one(12_000)],
      'A leaves you most: $2,000 a month, if it is open to you. Of those that fit you, B does: $1,000.',
    ],
    [[one(24_000, 'no'), one(12_000)], 'B leaves you most: $1,000 a month.'],
    [[one(24_000, 'no'), one(12_000, 'no')], 'None of these fits you with the answers you have given.'],
    [
      [one(24_000, 'fits', 'if the work counts as foreign', ['2 years, then 19.1%']), one(12_000)],
      'A leaves you most: $2,000 a month, if the work counts as foreign, up to a revenue of $190,000. Over time: 2 years, then 19.1%. Without a condition: B, $1,000 a month.',
    ],
    [[one(24_000), one(24_000)], null],
  ])('which regime leaves most; what does not fit never does', (list, text) => {
    const lead = leadWords(list, ['A', 'B'], figures.money);
    expect(lead && lead.first + lead.rest).toBe(text);
  });
});
