import { expect, test } from 'vitest';
import {
  breakEvenSentences,
  cheapestSentence,
  endSentences,
  jumpSentences,
} from '../../../src/catalogue/breakEvenWords.ts';
import { curveOf, scheduleOf, type TaxRules } from '../../../src/law/index.ts';
import { NO_TAX } from '../law/madeUp.ts';

function curve(rules: Partial<TaxRules>) {
  return curveOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true, ...rules }, []));
}
const texts = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text);

const flat = { id: 'bg', name: 'Bulgaria', curve: curve({ incomeTaxRate: 10 }) };
const fixed = { id: 'mt', name: 'Malta', curve: curve({ incomeTaxRate: 7015, incomeTaxType: 'fixed' }) };
const RANGE = { from: 0, to: 500_000 };

test('a break-even point is text: "Malta becomes cheaper than Bulgaria from $70,150"', () => {
  expect(breakEvenSentences([flat, fixed], RANGE)).toEqual([
    { income: 70_150, text: 'Malta becomes cheaper than Bulgaria from $70,150' },
  ]);
  expect(breakEvenSentences([fixed, flat], RANGE).map(({ text }) => text)).toEqual([
    'Malta becomes cheaper than Bulgaria from $70,150',
  ]);
});

test('outside of the range there is none', () => {
  expect(breakEvenSentences([flat, fixed], { from: 80_000, to: 500_000 })).toEqual([]);
});

test('two that cost the same from some income on', () => {
  const capped = { id: 'x', name: 'Capped', curve: curve({ incomeTaxRate: 10, incomeTaxMinimum: 2000 }) };
  expect(breakEvenSentences([flat, capped], RANGE).map(({ text }) => text)).toEqual([
    'Bulgaria costs the same as Capped from $20,000',
  ]);
});

const small = { id: 'ge', name: 'Georgia', curve: curve({ incomeTaxRate: 1, maxIncomeThreshold: 190_114 }) };
const smallest = { id: 'it', name: 'Italy', curve: curve({ incomeTaxRate: 20, maxIncomeThreshold: 97_031 }) };

test('where a regime ends is said, with what is the cheapest from there on if it was the cheapest', () => {
  expect(texts(endSentences([small, flat, fixed, smallest], RANGE))).toEqual([
    'Italy ends at $97,031',
    'Georgia ends at $190,114; above it, Malta costs least',
  ]);
  expect(texts(endSentences([small, flat], RANGE))).toEqual([
    'Georgia ends at $190,114; above it, only Bulgaria is left',
  ]);
  expect(texts(endSentences([small], RANGE))).toEqual(['Georgia ends at $190,114']);
  expect(endSentences([small, flat], { from: 0, to: 150_000 })).toEqual([]);
});

test('which is the cheapest at an income, by how much, and where another one is', () => {
  expect(cheapestSentence([small, flat, fixed], RANGE, { income: 60_000 })).toEqual({
    text: 'At $60,000 Georgia costs least, by $5,400 a year. Above $190,114 Malta costs least.',
    changes: [190_114],
  });
  const later = { income: 80_000 };
  expect(cheapestSentence([flat, fixed], RANGE, later).text).toBe(
    'At $80,000 Malta costs least, by $985 a year. Up to $70,150 Bulgaria costs least.',
  );
  // Below what can be chosen, nothing is told.
  expect(cheapestSentence([flat, fixed], RANGE, { ...later, least: 75_000 }).text).toBe(
    'At $80,000 Malta costs least, by $985 a year.',
  );
  expect(cheapestSentence([small, flat], { from: 0, to: 150_000 }, { income: 60_000 }).text).toBe(
    'At $60,000 Georgia costs least, by $5,400 a year. From $0 to $150,000 that stays so.',
  );
});

test('what a regime depends on ends the sentence; a country has its article', () => {
  const foreign = { ...small, condition: 'only if you work abroad' };
  const open = { ...fixed, name: 'United Arab Emirates', condition: 'only if you set up a company' };
  expect(cheapestSentence([foreign, flat, open], RANGE, { income: 60_000 }).text).toBe(
    'At $60,000 Georgia costs least, by $5,400 a year, but only if you work abroad. Above $190,114 the United Arab Emirates costs least, but only if you set up a company.',
  );
});

test('a gap in a line is a jump of the tax, as a rate or as an amount', () => {
  const brackets = [
    { taxType: 'income', lowerBound: 0, upperBound: 40_000, rate: 5, description: 'on the entire income' },
    {
      taxType: 'income',
      lowerBound: 40_000,
      upperBound: null,
      rate: 15,
      description: 'on the entire income',
    },
  ] as const;
  const jumping = curveOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true }, brackets));
  const one = [{ id: 'x', name: 'Stepland', curve: jumping }];
  expect(texts(jumpSentences(one, RANGE, 'rate'))).toEqual([
    'At $40,000 the tax of Stepland jumps from 5.0% to 15.0%.',
  ]);
  expect(texts(jumpSentences(one, RANGE, 'amount'))).toEqual([
    'At $40,000 the tax of Stepland jumps from $2,000 to $6,000.',
  ]);
  expect(jumpSentences(one, { from: 40_000, to: 500_000 }, 'rate')).toEqual([]);
});
